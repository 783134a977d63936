import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The tab's own notes, as far as they are used. */
let tab: Record<string, unknown>;

/** The page as it is loaded anew. */
async function load() {
  vi.resetModules();
  return { ...(await import('./drafts')), ...(await import('./owner')) };
}

beforeEach(() => {
  tab = Object.create({
    getItem: (name: string) => tab[name] ?? null,
    setItem: (name: string, text: string) => {
      tab[name] = text;
    },
    removeItem: (name: string) => {
      delete tab[name];
    },
  }) as Record<string, unknown>;
  vi.stubGlobal('sessionStorage', tab);
});

afterEach(() => vi.unstubAllGlobals());

describe('what was begun', () => {
  it('is there again after the page was loaded anew', async () => {
    const before = await load();
    before.keep('message/1', { text: 'Hello' });
    const after = await load();
    expect(after.recall('message/1')).toEqual({ text: 'Hello' });
    expect(after.recall('message/1')).toBe(after.recall('message/1'));
    expect(after.recall('message/2')).toBeUndefined();
  });

  it('is gone once it is forgotten, and nothing else with it', async () => {
    const { keep, forget } = await load();
    keep('new/title', 'pi');
    keep('new/seats', 3);
    keep('message/1', 'Hello');
    keep('new/seats', undefined);
    forget('new/');
    const after = await load();
    expect(['new/title', 'new/seats', 'message/1'].map(after.recall)).toEqual([undefined, undefined, 'Hello']);
  });

  it('lasts as long as the page where the browser keeps no notes', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { keep, recall } = await load();
    keep('message/1', 'Hello');
    expect(recall('message/1')).toBe('Hello');
  });

  it('is what it was where the notes cannot be read', async () => {
    tab['draft message/1'] = '{';
    expect((await load()).recall('message/1')).toBeUndefined();
  });

  it('tells whoever wants to know', async () => {
    const { keep, forget, onKept } = await load();
    const told = vi.fn<() => void>();
    const stop = onKept(told);
    keep('message/1', 'Hello');
    forget();
    stop();
    keep('message/1', 'Again');
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('drafts are their writer’s', () => {
  const rosa = { id: 'rosa', guest: false };
  const guest = { id: 'guest', guest: true };

  it.each([
    ['the same account comes again', rosa, rosa, 'Hello'],
    ['a guest keeps or joins an account', guest, rosa, 'Hello'],
    ['somebody else signs in', rosa, { id: 'otto', guest: false }, undefined],
    ['a guest takes the place of an account', rosa, guest, undefined],
  ])('when %s', async (_, before, after, draft) => {
    const { keep, ownDrafts } = await load();
    ownDrafts(before);
    keep('message/1', 'Hello');
    const anew = await load();
    anew.ownDrafts(after);
    expect(anew.recall('message/1')).toBe(draft);
  });
});
