import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  type IEmailIdentity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { domainOf } from '../functions/mail/envelope';
import { Handler } from './function';
import type { Queues } from './queues';
import type { Settings } from './settings';
import type { Table } from './table';

interface MailProps {
  readonly settings: Settings;
  readonly table: Table;
  readonly queues: Queues;
}

/** Sending by SES, and what SES tells of letters that came back or were complained of. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet;
  readonly feedback: Handler;
  private readonly identities: readonly IEmailIdentity[];
  private readonly sender: string;

  constructor(scope: Construct, id: string, { settings, table, queues }: MailProps) {
    super(scope, id);
    // Which addresses get no more mail is for the table to say, where their owners can see and change it.
    this.configurationSet = new ConfigurationSet(this, 'Sending', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      disableSuppressionList: true,
    });
    this.sender = addressOf(settings.sender);
    this.identities = this.identitiesOf(settings);
    this.feedback = new Handler(this, 'Feedback', {
      name: 'feedback',
      description: 'Stops mail to addresses that it cannot reach or that do not want it',
      memory: 256,
      timeout: Duration.seconds(30),
      environment: { TABLE_NAME: table.name },
      deadLetters: queues.deadCalls,
    });
    table.open(this.feedback, ['UpdateItem']);
    this.topic().addSubscription(new LambdaSubscription(this.feedback.lambda, { deadLetterQueue: queues.deadCalls }));
  }

  /** Lets a function send from the sender's address. SES asks for both actions where a letter comes whole, as ours do. */
  letSend(handler: Handler): void {
    handler.allowWhere(
      // What writes the letter makes small letters of the domain's.
      { StringEqualsIgnoreCase: { 'ses:FromAddress': this.sender } },
      ['ses:SendEmail', 'ses:SendRawEmail'],
      ...this.identities.map(({ emailIdentityArn }) => emailIdentityArn),
      this.configurationSetArn,
    );
  }

  /** Of the sender, and of those who get mail in the sandbox. Of a sender that SES knows, it may know domain or address. */
  private identitiesOf({ identity, sender, sandbox }: Settings): readonly IEmailIdentity[] {
    const domain = domainOf(sender) ?? '';
    const others = [...new Set(sandbox)].filter((address) => identity === 'domain' || address !== this.sender);
    if (identity === 'existing') {
      return [domain, this.sender, ...others].map((name) => EmailIdentity.fromEmailIdentityName(this, name, name));
    }
    return [
      identity === 'domain' ? this.domain(domain) : this.address('Sender', this.sender),
      ...others.map((address) => this.address(address, address)),
    ];
  }

  /** With the records to be published for it. */
  private domain(name: string): EmailIdentity {
    const domain = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(name),
      configurationSet: this.configurationSet,
      feedbackForwarding: false,
    });
    for (const [at, { name, value }] of domain.dkimRecords.entries()) {
      new CfnOutput(this, `Record${at + 1}`, {
        value: `${name} CNAME ${value}`,
        description: 'To be published for the domain that mail comes from',
      });
    }
    return domain;
  }

  private address(id: string, address: string): EmailIdentity {
    return new EmailIdentity(this, id, { identity: Identity.email(address), feedbackForwarding: false });
  }

  /** It is not encrypted by a key: SES can use none but one of our own, which costs more than all the rest. It keeps nothing. */
  private topic(): Topic {
    const topic = new Topic(this, 'Returned', { enforceSSL: true });
    new ConfigurationSetEventDestination(this, 'Events', {
      configurationSet: this.configurationSet,
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    return topic;
  }

  private get configurationSetArn(): string {
    const { configurationSetName: resourceName } = this.configurationSet;
    return Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName });
  }
}

/** The address alone of `Casebook <turns@casebook.example>`. */
function addressOf(sender: string): string {
  return /<(.*)>$/.exec(sender)?.[1] ?? sender;
}
