/** Values of a template that stand for something that only a deployment knows. */

/** What a resource is called, or one of its attributes is; undefined: nobody here knows. */
export type Known = (id: string, attribute?: string) => string | undefined;

/** The account and the region that everything is in. */
export const ACCOUNT = '000000000000';
export const REGION = 'eu-central-1';

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::StackName': 'Casebook',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** The text that a value comes to. @throws Error if it holds what is not resolved here. */
export function resolve(value: unknown, known: Known): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const [[kind, of] = ['']] = Object.entries(value as Record<string, unknown>);
  switch (kind) {
    case 'Ref':
      return PSEUDO[String(of)] ?? must(known(String(of)), value);
    case 'Fn::GetAtt': {
      const [id = '', attribute] = of as string[];
      return must(known(id, attribute), value);
    }
    case 'Fn::Join': {
      const [between, parts] = of as [string, unknown[]];
      return parts.map((part) => resolve(part, known)).join(between);
    }
    case 'Fn::Sub':
      return String(of).replaceAll(/\$\{([\w:]+)(?:\.(\w+))?\}/g, (_, id: string, attribute?: string) =>
        resolve(attribute === undefined ? { Ref: id } : { 'Fn::GetAtt': [id, attribute] }, known),
      );
    default:
      return must(undefined, value);
  }
}

/** The resource that a value is about. @throws Error if it is about none. */
export function resourceIn(value: unknown): string {
  const { Ref: id, 'Fn::GetAtt': [of] = [] } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return must(id ?? of, value);
}

function must(text: string | undefined, value: unknown): string {
  if (text === undefined) throw new Error(`${JSON.stringify(value)} is not known here`);
  return text;
}
