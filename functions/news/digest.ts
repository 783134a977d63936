import { momentIn } from '@shared/words/moment';
import { type Digest, digestLetter, type Waiting } from '../mail/digest';
import { brieflyOf } from '../mail/table';
import { briefTo } from './brief';
import type { News } from './news';
import { say } from './say';

/** To a player, once a day: what waits for them, and what has happened. */
export function digestNews(digest: Digest): News {
  const { waiting, news, zone } = digest;
  const sentences = [
    ...waiting.slice(0, 1).map((first) => firstOf(first, zone)),
    ...news.slice(0, 1).map(({ head }) => say('digestNews', { first: head, n: news.length - 1 })),
  ];
  return {
    brief: briefTo('/', say('digest', { n: waiting.length }), ...sentences),
    letter: (base, to, id) => digestLetter(base, to, id, digest),
  };
}

function firstOf({ seen, deadline }: Waiting, zone: string): string {
  const parts = brieflyOf(seen);
  return deadline === undefined ? say('digestLong', parts) : say('digestFirst', { ...parts, when: momentIn(zone, deadline) });
}
