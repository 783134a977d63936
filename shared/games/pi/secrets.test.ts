import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../test/support/chance';
import { pi } from '.';
import { leaks } from './support/checks';
import { byKind, guesser } from './support/players';
import { type Playout, playOut } from './support/playout';
import { retold, stretchTo } from './support/secrets';
import { FEW_TABLES } from './support/tables';

describe('what a viewer may not know changes nothing they see', { timeout: 30_000 }, () => {
  test.each(FEW_TABLES)('with $seats players, $name, for every seat and for spectators', ({ options, seats }) => {
    const games: Playout[] = [
      playOut({ options, seats, random: randomFrom(seats), strategy: guesser, leaving: 60 }),
      playOut({ options, seats, random: randomFrom(seats + 10), strategy: byKind, limit: 90 }),
    ];
    expect(games.flatMap((game) => leaks(game, 3, randomFrom(3)))).toEqual([]);
  });

  test('though the cases told are other ones', () => {
    const game = playOut({ seats: 3, random: randomFrom(1), strategy: byKind, limit: 12 });
    const stretch = stretchTo(game, 12);
    const other = retold(stretch, 'spectator', randomFrom(2));
    for (const [seat, player] of stretch.now.players.entries()) expect(other.now.players[seat]?.case).not.toEqual(player.case);
    expect(other.now.deck).not.toEqual(stretch.now.deck);
    expect(pi.view(other.now, 0)).not.toEqual(pi.view(stretch.now, 0));
  });
});
