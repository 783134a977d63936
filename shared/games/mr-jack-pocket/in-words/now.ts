import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { ACTIONS, order, ROUNDS } from '../round';
import type { Role, View } from '../types';

/** Whose action it is, or who has won; and who the viewer is. */
export function now(view: View): Passage {
  return { heading: { code: 'head.now' }, lines: [...standing(view), ...players(view), ...identity(view)] };
}

function standing({ round, taken, seats, picks, result }: View): readonly Sentence[] {
  const place = { round, rounds: ROUNDS };
  if (result !== undefined) {
    const winner: Role = result.seats[seats.jack]?.place === 1 ? 'jack' : 'investigator';
    const won = { ...place, seat: { seat: seats[winner] }, how: { term: result.how } };
    return [{ code: `now.won.${winner}`, parts: won }];
  }
  if (picks === undefined) return [];
  const action = { ...place, action: taken + 1, actions: ACTIONS, seat: { seat: seats[picks] } };
  const later = order(round).slice(taken + 1);
  return [
    { code: `now.picks.${picks}`, parts: action },
    later.length === 0
      ? { code: 'now.then-witnesses' }
      : { code: 'now.then', parts: { roles: { list: later.map((role) => ({ seat: seats[role] })) } } },
  ];
}

function players({ seats, you }: View): readonly Sentence[] {
  const parts = { jack: { seat: seats.jack }, investigator: { seat: seats.investigator } };
  return [{ code: you === undefined ? 'now.players' : `now.you.${you}`, parts }];
}

/** Who Jack is, for those who may know it. */
function identity({ you, secret, result }: View): readonly Sentence[] {
  if (secret === undefined) return [];
  const kind = result !== undefined ? 'end' : you === 'jack' ? 'yours' : 'open';
  return [{ code: `now.identity.${kind}`, parts: { identity: { term: secret.identity } } }];
}
