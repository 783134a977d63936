import type { Seat } from '../../../game';
import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import type { Player, View } from '../types';

/** Everybody's standing, in turn order. Their pieces on the board are told with the city. */
export function players(view: View): Passage {
  return { heading: { code: 'head.players' }, lines: view.players.flatMap((player, seat) => standing(view, player, seat)) };
}

function standing({ edition, you }: View, player: Player, seat: Seat): readonly Sentence[] {
  const { score, investigators, kept, wrong, penalties, lastGuess, solved, left, flipped } = player;
  const who = { seat: { seat } };
  return [
    { code: edition === 'duel' ? 'player.duel' : 'player.points', parts: { ...who, score, investigators } },
    ...(solved ? [{ code: `player.solved.${edition}`, parts: { ...who, ...solved } }] : []),
    ...(wrong > 0 ? [{ code: 'player.wrong', parts: { ...who, wrong } }] : []),
    ...(penalties > 0 ? [{ code: 'player.penalties', parts: { ...who, penalties } }] : []),
    ...(lastGuess ? [{ code: 'player.last-guess', parts: { ...who, ...termsOf(lastGuess) } }] : []),
    ...(flipped ? [{ code: 'player.flipped', parts: who }] : []),
    ...(kept.length > 0 && seat !== you
      ? [{ code: 'player.kept', parts: { ...who, elements: { list: kept.map((term) => ({ term })) } } }]
      : []),
    ...(left ? [{ code: 'player.left', parts: who }] : []),
  ];
}

function termsOf({ suspect, place, crime }: NonNullable<Player['lastGuess']>) {
  return { suspect: { term: suspect }, place: { term: place }, crime: { term: crime } };
}
