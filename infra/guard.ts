import { CustomResource, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Handler } from './function';
import type { Settings } from './settings';

/**
 * Against settings that somebody forgot to give: a deployment that would turn back to an earlier table, or give up the site's
 * own name, fails here, unless it is forced. Nothing of the stack is changed before this has let it pass.
 */
export class Guard extends Construct {
  private readonly verdict: CustomResource;

  constructor(scope: Construct, id: string, { generation, domain, force }: Settings) {
    super(scope, id);
    const handler = new Handler(this, 'Handler', {
      name: 'guard',
      description: 'Stops deployments for which settings were forgotten',
      memory: 256,
      timeout: Duration.seconds(30),
    });
    this.verdict = new CustomResource(this, 'Verdict', {
      serviceToken: handler.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      resourceType: 'Custom::Guard',
      properties: {
        Generation: generation,
        ...(domain === undefined ? {} : { Domain: domain }),
        ...(force ? { Force: 'yes' } : {}),
        // A template that is older than the one before it comes from CloudFormation, which goes back after a failure.
        Made: String(Date.now()),
      },
    });
  }

  /** These wait for it, with all that is in them. */
  precedes(...parts: readonly Construct[]): void {
    for (const part of parts) part.node.addDependency(this.verdict);
  }
}
