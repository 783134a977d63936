import { ArnFormat, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Handler } from './function';

interface SecretProps {
  /** Of the parameter. */
  readonly name: string;
  /** Each higher one puts a fresh secret before the one that was in use, which is still accepted until the next. */
  readonly edition: number;
}

/**
 * A secret that is made at the first deployment and stays until its edition is raised: an encrypted parameter, which
 * CloudFormation itself cannot make. The parameter holds the newest and the one before it, with their numbers.
 */
export class Secret extends Construct {
  /** The newest. CloudFormation fills it in while it deploys; it stands in no template. */
  readonly value: string;
  readonly edition: number;

  constructor(scope: Construct, id: string, { name, edition }: SecretProps) {
    super(scope, id);
    this.edition = edition;
    const maker = new Handler(this, 'Maker', {
      name: 'secret',
      description: 'Makes a secret, when the stack is deployed and has none of this edition',
      memory: 256,
      timeout: Duration.seconds(30),
    });
    maker.allow(['ssm:GetParameters', 'ssm:PutParameter'], parameterArn(this, name));
    const secret = new CustomResource(this, 'Value', {
      serviceToken: maker.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      resourceType: 'Custom::Secret',
      properties: { Name: name, Edition: edition },
    });
    this.value = secret.getAttString('Value');
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
