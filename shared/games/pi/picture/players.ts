import type { Seat } from '../../../game';
import type { Player, View } from '../types';
import { caseOf, nameOf, playerOf, several } from './name';
import { wrap } from './wrap';

const INDENT = '  ';

/** Every player's standing and pieces, in turn order. */
export function players(view: View): readonly string[] {
  return view.players.flatMap((player, seat) => {
    const sign = seat === view.toMove ? '>' : '-';
    const standing = [several(player.score, 'point'), `${several(player.investigators, 'investigator')} left`, ...state(player)];
    return [
      ...wrap(`${sign} ${playerOf(view, seat)}: ${standing.join(', ')}.`),
      ...pieces(view, player, seat).flatMap((line) => wrap(line, INDENT)),
    ];
  });
}

function state({ solved, left, wrong }: Player): readonly string[] {
  return [
    ...(solved ? [`solved in phase ${solved.phase}`] : []),
    ...(wrong > 0 ? [wrong === 1 ? 'wrong once' : `wrong ${wrong} times`] : []),
    ...(left ? ['left the game'] : []),
  ];
}

function pieces(view: View, player: Player, seat: Seat): readonly string[] {
  const investigators = view.investigators
    .filter((one) => one.seat === seat)
    .map(({ place, discs, cubes }) => `${nameOf(place)} ${several(discs, 'disc')} ${several(cubes, 'cube')}`);
  const marked = (kind: 'disc' | 'cube') =>
    view.marks.filter((mark) => mark.seat === seat && mark.kind === kind).map(({ element }) => nameOf(element));
  return [
    ...titled('Investigators', investigators),
    ...titled('Discs', marked('disc')),
    ...titled('Cubes', marked('cube')),
    ...titled('Nothing', player.kept.map(nameOf)),
    ...(player.lastGuess ? [`Last wrong guess: ${caseOf(player.lastGuess)}`] : []),
  ];
}

function titled(title: string, items: readonly string[]): readonly string[] {
  return items.length > 0 ? [`${title}: ${items.join(', ')}`] : [];
}
