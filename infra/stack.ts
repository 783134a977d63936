import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { Alarms } from './alarms';
import { Api } from './api';
import { Budget } from './budget';
import { Channels } from './channels';
import { Clock } from './clock';
import { Dashboard } from './dashboard';
import { Guard } from './guard';
import { Mail } from './mail';
import { Measures } from './measures';
import { Publish } from './publish';
import { Queues } from './queues';
import { Secrets } from './secret';
import type { Settings } from './settings';
import { Site } from './site';
import { Table } from './table';
import { Workers } from './workers';

/** What Casebook is made of on AWS. */
export class CasebookStack extends Stack {
  constructor(scope: Construct, settings: Settings) {
    const { stage } = settings;
    super(scope, stage === 'live' ? 'Casebook' : `Casebook-${stage}`, {
      description: 'Casebook: deduction games by mail',
      terminationProtection: stage === 'live',
    });
    Tags.of(this).add('project', 'casebook');
    Tags.of(this).add('stage', stage);
    const parameters = `/casebook/${stage}`;

    const guard = new Guard(this, 'Guard', settings);
    const table = new Table(this, 'Table', settings);
    const queues = new Queues(this, 'Queues');
    const secrets = new Secrets(this, 'Secrets', { parameters, edition: settings.edition });
    const api = new Api(this, 'Api', { table, parameters, secrets, edition: settings.edition, domain: settings.domain });
    const site = new Site(this, 'Site', { http: api.http, originSecret: secrets.origin.shown('Value'), settings });
    // On purpose: pages that are open from before must get on with a new API, so that new pages never meet an old one. And an
    // API that knows the new secret comes before the distribution that sends it.
    site.node.addDependency(api.handler.lambda);
    const { address, ownAddress } = site;
    new StringParameter(this, 'BaseAddress', { parameterName: `${parameters}/base-address`, stringValue: ownAddress });
    const mail = new Mail(this, 'Mail', { settings, table, queues });
    const publish = new Publish(this, 'Publish', { table, queues });
    const channels = new Channels(this, 'Channels', { table, queues, parameters, secrets, address });
    const workers = new Workers(this, 'Workers', { table, queues, mail, channels, sender: settings.sender, address });
    const clock = new Clock(this, 'Clock', { table, queues });

    const measures = new Measures(this, 'Measures', { table, queues, api, mail, publish, workers, channels, clock });
    const alarms = new Alarms(this, 'Alarms', { measures, address: settings.alarms });
    new Dashboard(this, 'Dashboard', { measures, alarms });
    new Budget(this, 'Budget', { most: settings.budget, told: alarms.topic });
    guard.precedes(...this.node.children.filter((part): part is Construct => part instanceof Construct && part !== guard));

    this.tell({
      Address: address,
      TableName: table.name,
      ApiId: api.http.apiId,
      ApiFunction: api.handler.lambda.functionName,
      RepublishFunction: publish.republish.lambda.functionName,
      MailFunction: workers.mail.lambda.functionName,
      PushFunction: channels.push.lambda.functionName,
      WebhookFunction: channels.webhook.lambda.functionName,
      ChoresFunction: workers.chores.lambda.functionName,
      ClockFunction: clock.clock.lambda.functionName,
      ReconcileFunction: clock.reconcile.lambda.functionName,
      FeedbackFunction: mail.feedback.lambda.functionName,
      DeadMessages: queues.deadMessages.queueUrl,
      DeadCalls: queues.deadCalls.queueUrl,
    });
  }

  /** What docs/deploy.md and docs/runbook.md ask for by these names. */
  private tell(outputs: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
