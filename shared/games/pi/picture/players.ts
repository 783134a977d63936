import type { Seat } from '../../../game';
import type { Names } from '../../../words/say';
import type { Player, View } from '../types';
import { caseOf, nameOf, phrase, playerOf } from './name';
import { wrap } from './wrap';

const INDENT = '  ';

/** Every player's standing and pieces, in turn order. */
export function players(view: View, names: Names): readonly string[] {
  return view.players.flatMap((player, seat) => {
    const sign = seat === view.toMove ? '>' : '-';
    const points = phrase('picture.points', { count: player.score });
    const hand = phrase('picture.hand', { count: player.investigators });
    return [
      ...wrap(`${sign} ${playerOf(view, seat, names)}: ${[points, hand, ...state(player)].join(', ')}.`),
      ...pieces(view, player, seat).flatMap((line) => wrap(line, INDENT)),
    ];
  });
}

function state({ solved, left, wrong }: Player): readonly string[] {
  return [
    ...(solved ? [phrase('picture.solved', { phase: solved.phase })] : []),
    ...(wrong > 0 ? [phrase('picture.wrong', { times: wrong })] : []),
    ...(left ? [phrase('picture.left')] : []),
  ];
}

function pieces(view: View, player: Player, seat: Seat): readonly string[] {
  const places = view.investigators
    .filter((one) => one.seat === seat)
    .map(({ place, discs, cubes }) =>
      [nameOf(place), phrase('picture.discs', { count: discs }), phrase('picture.cubes', { count: cubes })].join(' '),
    );
  const marked = (kind: 'disc' | 'cube') =>
    view.marks.filter((mark) => mark.seat === seat && mark.kind === kind).map(({ element }) => nameOf(element));
  const discs = marked('disc');
  const cubes = marked('cube');
  const kept = player.kept.map(nameOf);
  return [
    ...(places.length > 0 ? [phrase('picture.investigators', { places: places.join(', ') })] : []),
    ...(discs.length > 0 ? [phrase('picture.marked-disc', { elements: discs.join(', ') })] : []),
    ...(cubes.length > 0 ? [phrase('picture.marked-cube', { elements: cubes.join(', ') })] : []),
    ...(kept.length > 0 ? [phrase('picture.kept', { elements: kept.join(', ') })] : []),
    ...(player.lastGuess ? [phrase('picture.last-guess', { guess: caseOf(player.lastGuess) })] : []),
  ];
}
