import type { ListedGame } from '@shared/api/games';
import { afterEach, expect, it, vi } from 'vitest';
import { recount } from './recount';

type Waiting = Pick<ListedGame, 'status' | 'you'> & { readonly turn?: Pick<NonNullable<ListedGame['turn']>, 'seat'> };

const setAppBadge = vi.fn<(games: number) => Promise<void>>(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  setAppBadge.mockClear();
});

/** A browser, and what the server answers. */
function open({ isInstalled, answer }: { readonly isInstalled: boolean; readonly answer: () => Promise<Response> }) {
  const fetch = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('navigator', { setAppBadge, onLine: true });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function answering(games: readonly Waiting[]): () => Promise<Response> {
  return async () => Response.json({ games });
}

it('counts the running games in which it is the turn of the reader', async () => {
  open({
    isInstalled: true,
    answer: answering([
      { status: 'running', you: 0, turn: { seat: 0 } },
      { status: 'running', you: 1, turn: { seat: 0 } },
      { status: 'running', you: 1, turn: { seat: 1 } },
      { status: 'finished', you: 0 },
      { status: 'open', you: 0 },
    ]),
  });
  recount();
  await vi.waitFor(() => expect(setAppBadge.mock.calls).toEqual([[2]]));
});

it('asks for nothing where there is no sign to put the number on', () => {
  const fetch = open({ isInstalled: false, answer: answering([]) });
  recount();
  expect(fetch).not.toHaveBeenCalled();
});

it('leaves the number as it is where the server cannot be reached', async () => {
  const gone = Promise.reject(new TypeError('offline'));
  const fetch = open({ isInstalled: true, answer: () => gone });
  recount();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await gone.catch(() => {});
  expect(setAppBadge).not.toHaveBeenCalled();
});
