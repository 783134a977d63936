import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { broken } from './arrows';
import { mentions } from './imports';
import { ROOT, read, sources } from './sources';

const TITLES = readdirSync(path.join(ROOT, 'shared/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function check(file: string, source: string): readonly string[] {
  return broken(file, mentions(file, source), ['chess', 'go']);
}

test('no arrow of this house points up', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => broken(file, mentions(file, read(file)), TITLES))).toEqual([]);
});

test.each([
  ['shared/game.ts', `import { app } from '../functions/api/app';`],
  ['shared/game.ts', `import type { App } from '../functions/api/app';`],
  ['shared/game.ts', `import { Board } from '@web/boards/board';`],
  ['shared/game.ts', `import { readFile } from 'node:fs/promises';`],
  ['shared/game.ts', `import { useState } from 'react';`],
  ['shared/game.ts', `import { play } from '../test/play';`],
  ['shared/game.test.ts', `import { app } from '../functions/api/app';`],
  ['shared/games/go/play.ts', `import { board } from '../chess/board';`],
  ['shared/games/go/play.ts', `export { board } from '@shared/games/chess/board';`],
  ['shared/games/go/play.ts', `const { board } = await import('../chess');`],
  ['shared/games/go/play.test.ts', `import { board } from '../chess/board';`],
  ['shared/say.ts', `import { words } from './games/chess/words';`],
  ['shared/say.ts', `type Board = import('./games/chess/types').Board;`],
  ['functions/play/act.ts', `import { chess } from '@shared/games/chess';`],
  ['functions/play/act.ts', `if (game.title === 'chess') throw new Error();`],
  ['functions/play/act.ts', `import { app } from '../api/app';`],
  ['functions/play/act.ts', `import { GetCommand } from '@aws-sdk/lib-dynamodb';`],
  ['functions/aws/call.ts', `import { gameKey } from '../store/keys';`],
  ['functions/aws/queue.ts', `import { concernOf } from '../publish/concern';`],
  ['functions/play/act.ts', `import { HTTPException } from 'hono/http-exception';`],
  ['functions/play/act.ts', `import { Strip } from '@web/components/strip';`],
  ['functions/store/game.ts', `import { act } from '../play/act';`],
  ['functions/store/game.ts', `export * from '../api';`],
  ['functions/api/app.ts', `import { startDatabase } from '../local/database';`],
  ['functions/mail/turn.ts', `import { openMailbox } from '../local/mailbox/mailbox';`],
  ['functions/play/act.ts', `import { caller } from '../aws/call';`],
  ['functions/notify/turn.ts', `import { environment } from '../lambda/parts/environment';`],
  ['functions/aws/call.ts', `import { environment } from '../lambda/parts/environment';`],
  ['web/app/page.tsx', `import { app } from '../../functions/api/app';`],
  ['web/app/page.tsx', `import { Created } from '@shared/api/games';`],
  ['web/app/page.tsx', `import { Play } from '@web/boards/chess/play';`],
  ['web/app/page.tsx', `const picture = <Scene title="chess" />;`],
  ['web/boards/go/play.tsx', `import { Play } from '../chess/play';`],
  ['web/boards/go/play.tsx', `import { view } from '@shared/games/chess/view';`],
])('%s may not say: %s', (file, source) => {
  expect(check(file, source)).toHaveLength(1);
});

test.each([
  ['shared/games/index.ts', `import { chess } from './chess';`],
  ['shared/games/chess/play.ts', `import { board } from './board'; import type { Title } from '../../game';`],
  ['shared/games/chess/chess.ts', `export const chess = { id: 'chess' };`],
  ['shared/choice.test.ts', `import { chess } from '@shared/games/chess'; import { readFileSync } from 'node:fs';`],
  ['functions/api/app.ts', `import { act } from '../play/act'; import { Hono } from 'hono';`],
  ['functions/play/act.ts', `import type { Title } from '@shared/game'; import { readGame } from '../store/game';`],
  ['functions/store/game.ts', `import { GetCommand } from '@aws-sdk/lib-dynamodb';`],
  ['functions/store/dynamo/client.ts', `import { caller } from '../../aws/call';`],
  ['functions/local/server.ts', `import { app } from '../api/app';`],
  [
    'web/app/page.tsx',
    `import type { App } from '../../functions/api/app'; import type { Created } from '@shared/api/games'; import { useState } from 'react';`,
  ],
  ['web/boards/index.ts', `import { chess } from './chess';`],
  ['web/boards/chess/play.tsx', `import { view } from '@shared/games/chess/view';`],
  ['test/bench/bench.ts', `import { chess } from '@shared/games/chess'; import { app } from '../../functions/api/app';`],
])('%s may say: %s', (file, source) => {
  expect(check(file, source)).toEqual([]);
});
