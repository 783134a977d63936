/** Woken by the mail queue: decides by what people are told, writes letters, and hands the rest over to the other channels. */

import { games } from '@shared/games/index';
import type { SQSEvent } from 'aws-lambda';
import { hider } from '../aws/queue';
import type { Mail } from '../mail/letter';
import { sesMail } from '../mail/ses';
import { systemWorld } from '../play/world';
import { handle } from '../publish/handle';
import { mailHandlers } from '../work/mail';
import { stackChannels } from './parts/channels';
import { consume } from './parts/consume';
import { stackDatabase } from './parts/database';
import { environment } from './parts/environment';
import { count, log, worker } from './parts/powertools';
import { ownRegion } from './parts/reach';

const hide = hider(environment('QUEUE_URL'), ownRegion());
const ses = sesMail(environment('BASE_ADDRESS'), environment('MAIL_FROM'), environment('CONFIGURATION_SET'));
const ways = { mail: countingMail(ses), handOver: stackChannels() };
const handlers = mailHandlers(systemWorld(stackDatabase(), games), ways);

export const handler = worker((event: SQSEvent) => consume(event, (message) => handle(handlers, message), hide, log));

function countingMail(mail: Mail): Mail {
  return {
    base: mail.base,
    async send(letter) {
      await mail.send(letter).catch((error) => {
        count('NoticesFailed');
        throw error;
      });
      count('Notices');
    },
  };
}
