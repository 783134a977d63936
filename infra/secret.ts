import { ArnFormat, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Handler } from './function';

interface SecretsProps {
  /** The folder of parameters that they stand in. */
  readonly parameters: string;
  /** Of the secret between CloudFront and the API. */
  readonly edition: number;
}

/**
 * Secrets that are made at the first deployment: encrypted parameters, which CloudFormation itself cannot make. None of them
 * stands in a template.
 */
export class Secrets extends Construct {
  /**
   * What CloudFront shows to the API. Each higher edition puts a fresh secret before the one that was in use, which is still
   * accepted until the next: the parameter holds both, with their numbers.
   */
  readonly origin: Secret;
  /**
   * The keys by which push services know Casebook. They stay as they are, whatever the edition: every subscription of every
   * browser is for them. A higher one has them looked for anew, and made where somebody has deleted them.
   */
  readonly push: Secret;

  constructor(scope: Construct, id: string, { parameters, edition }: SecretsProps) {
    super(scope, id);
    const maker = new Handler(this, 'Maker', {
      name: 'secret',
      description: 'Makes secrets, when the stack is deployed and has none, or none of this edition',
      memory: 256,
      timeout: Duration.seconds(30),
    });
    this.origin = new Secret(this, 'Origin', { maker, name: `${parameters}/origin-secret`, asks: { Edition: edition } });
    this.push = new Secret(this, 'Push', { maker, name: `${parameters}/vapid`, asks: { Kind: 'vapid', Edition: edition } });
  }
}

interface SecretProps {
  readonly maker: Handler;
  /** Of the parameter. */
  readonly name: string;
  /** What the maker is told besides. */
  readonly asks: Readonly<Record<string, unknown>>;
}

/** One of them. Whoever needs it to be in place depends on it. */
export class Secret extends Construct {
  readonly name: string;
  private readonly made: CustomResource;

  constructor(scope: Construct, id: string, { maker, name, asks }: SecretProps) {
    super(scope, id);
    this.name = name;
    maker.allow(['ssm:GetParameters', 'ssm:PutParameter'], parameterArn(this, name));
    this.made = new CustomResource(this, 'Made', {
      serviceToken: maker.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      resourceType: 'Custom::Secret',
      properties: { Name: name, ...asks },
    });
  }

  /** Something of it that CloudFormation fills in while it deploys: the newest `Value`, or of keys the `PublicKey`. */
  shown(what: 'Value' | 'PublicKey'): string {
    return this.made.getAttString(what);
  }
}

/** Of a parameter whose name begins with a slash. */
export function parameterArn(scope: Construct, name: string): string {
  return Stack.of(scope).formatArn({
    service: 'ssm',
    resource: 'parameter',
    resourceName: name.slice(1),
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
}
