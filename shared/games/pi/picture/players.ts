import type { Seat } from '../../../game';
import type { Names } from '../../../words/say';
import type { Player, View } from '../types';
import { caseOf, nameOf, phrase, playerOf } from './name';
import { wrap } from './wrap';

const INDENT = '  ';

/** Every player's standing and pieces, in turn order. */
export function players(view: View, names: Names): readonly string[] {
  const standing = view.players.flatMap((player, seat) => {
    const sign = seat === view.toMove ? '>' : '-';
    const points = phrase(view, 'picture.points', { count: player.score });
    const hand = phrase(view, 'picture.hand', { count: player.investigators });
    return [
      ...wrap(`${sign} ${playerOf(view, seat, names)}: ${[points, hand, ...state(view, player, seat)].join(', ')}.`),
      ...pieces(view, player, seat).flatMap((line) => wrap(line, INDENT)),
    ];
  });
  return view.lastChance ? [...standing, ...lastChance(view, names)] : standing;
}

function lastChance(view: View, names: Names): readonly string[] {
  if (view.toMove === undefined) return [];
  return wrap(phrase(view, 'picture.last-chance', { player: playerOf(view, view.toMove, names) }));
}

function state(view: View, { solved, left, wrong, flipped }: Player, seat: Seat): readonly string[] {
  return [
    ...(solved ? [phrase(view, 'picture.solved', { phase: solved.phase })] : []),
    ...(wrong > 0 ? [phrase(view, 'picture.wrong', { times: wrong })] : []),
    ...(flipped ? [phrase(view, 'picture.flipped')] : []),
    ...(view.rounds?.aside === seat ? [phrase(view, 'picture.aside')] : []),
    ...(left ? [phrase(view, 'picture.left')] : []),
  ];
}

function pieces(view: View, player: Player, seat: Seat): readonly string[] {
  const places = view.investigators
    .filter((one) => one.seat === seat)
    .map(({ place, discs, cubes }) =>
      [
        nameOf(view, place),
        phrase(view, 'picture.discs', { count: discs }),
        phrase(view, 'picture.cubes', { count: cubes }),
      ].join(' '),
    );
  const marked = (kind: 'disc' | 'cube') =>
    view.marks.filter((mark) => mark.seat === seat && mark.kind === kind).map(({ element }) => nameOf(view, element));
  const discs = marked('disc');
  const cubes = marked('cube');
  const kept = player.kept.map((element) => nameOf(view, element));
  return [
    ...(places.length > 0 ? [phrase(view, 'picture.investigators', { places: places.join(', ') })] : []),
    ...(discs.length > 0 ? [phrase(view, 'picture.marked-disc', { elements: discs.join(', ') })] : []),
    ...(cubes.length > 0 ? [phrase(view, 'picture.marked-cube', { elements: cubes.join(', ') })] : []),
    ...(kept.length > 0 ? [phrase(view, 'picture.kept', { elements: kept.join(', ') })] : []),
    ...(player.lastGuess ? [phrase(view, 'picture.last-guess', { guess: caseOf(view, player.lastGuess) })] : []),
  ];
}
