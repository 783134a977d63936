/** A stand-in for SSM's parameters. */

import { type Asked, Refused, type Service, standIn } from './aws';

export interface Parameters extends Service {
  readonly values: Map<string, Parameter>;
}

export interface Parameter {
  readonly Type: 'String' | 'SecureString';
  readonly Value: string;
}

export async function startParameters(): Promise<Parameters> {
  const values = new Map<string, Parameter>();

  const found = (name: string, decrypted: unknown): object => {
    const { Type, Value } = values.get(name) ?? notFound();
    return { Name: name, Type, Value: Type === 'SecureString' && decrypted !== true ? 'sealed' : Value, Version: 1 };
  };

  const answer = ({ operation, body }: Asked): object => {
    const { Name, Names, WithDecryption } = body as { Name: string; Names: readonly string[]; WithDecryption?: boolean };
    switch (operation) {
      case 'GetParameter':
        return { Parameter: found(Name, WithDecryption) };
      case 'GetParameters':
        return {
          Parameters: Names.filter((name) => values.has(name)).map((name) => found(name, WithDecryption)),
          InvalidParameters: Names.filter((name) => !values.has(name)),
        };
      case 'PutParameter':
        if (values.has(Name) && body.Overwrite !== true) throw new Refused('ParameterAlreadyExists');
        values.set(Name, { Type: body.Type as Parameter['Type'], Value: String(body.Value) });
        return { Version: 1, Tier: 'Standard' };
      case 'DeleteParameter':
        if (!values.delete(Name)) notFound();
        return {};
      default:
        throw new Refused('UnknownOperationException');
    }
  };

  return { ...(await standIn(answer)), values };
}

function notFound(): never {
  throw new Refused('ParameterNotFound');
}
