import type { Notices } from '@shared/api/notices';
import type { Me } from '@shared/api/people';
import type { Channel } from '@shared/notices/channels';
import { KINDS } from '@shared/notices/kinds';
import { DEFAULTS } from '@shared/notices/ways';
import { list } from '@web/words/list';
import { hourInWords } from './hour';
import { channelsOf, reachedBy } from './reached';
import { say } from './say';

interface Props {
  readonly me: Me;
  readonly notices: Notices;
}

/** What holds now, in a few sentences. */
export function Lead({ me, notices }: Props) {
  const channels = reachedBy(me, notices);
  if (channels.length === 0) {
    return <p className="lead">{say(channelsOf(me, notices).length === 0 ? 'lead.none' : 'lead.cut')}</p>;
  }
  const { ways, quiet, hour, push } = notices;
  const each = KINDS.flatMap((kind) => channels.map((channel) => ({ is: ways[kind][channel], usual: DEFAULTS[kind][channel] })));
  const isUsual = each.every(({ is, usual }) => is === usual);
  const sentences = [
    say('lead.by', { channels: list(channels.map((channel) => said(channel, push.devices))) }),
    say(isUsual ? 'lead.usual' : 'lead.own'),
    ...(isUsual && channels.includes('webhook') ? [say('lead.webhook')] : []),
    ...(quiet ? [say('lead.quiet', { from: hourInWords(quiet.from), until: hourInWords(quiet.until) })] : []),
    ...(each.some(({ is }) => is === 'digest') ? [say('lead.hour', { hour: hourInWords(hour) })] : []),
  ];
  return <p className="lead">{sentences.join(' ')}</p>;
}

function said(channel: Channel, browsers: number): string {
  return channel === 'push' ? say('by.push', { n: browsers }) : say(`by.${channel}`);
}
