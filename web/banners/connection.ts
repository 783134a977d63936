/** Watches whether the server is there, and whether it is still the one that this page belongs to. */

import { pauseOnline } from '@web/api/insist';
import { probe } from '@web/api/send';
import { onSign, type Sign } from '@web/api/signs';
import { isRaised, lower, raise } from './banners';

/** A silence that is over within this many milliseconds is not worth a word. */
const STUMBLE = 1_500;

/** Waits between questions to a server that is away, in milliseconds; the last one goes on. */
const WAITS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];
const LONGEST = 15_000;

/** Raises and lowers what there is to say. `release`: of this page. Returns the way to stop. */
export function watchConnection(release: string | undefined): () => void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const hear = (sign: Sign): void => {
    if (sign.kind === 'answered') {
      clearTimeout(silence);
      silence = undefined;
      lower('away');
      lower('offline');
      if (release !== undefined && sign.release !== undefined && sign.release !== release) raise('renewed');
    } else if (sign.kind === 'unanswered') {
      silence ??= setTimeout(missed, STUMBLE);
    }
  };
  const missed = (): void => {
    raise(navigator.onLine ? 'away' : 'offline');
    void askOn();
  };
  const askOn = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    for (let tries = 0; isRaised('away'); tries++) {
      await pauseOnline(WAITS[tries] ?? LONGEST);
      if (isRaised('away')) await probe();
    }
    asking = false;
  };
  const cut = (): void => {
    lower('away');
    raise('offline');
  };
  const back = (): void => {
    lower('offline');
    void probe();
  };

  const stop = onSign(hear);
  addEventListener('offline', cut);
  addEventListener('online', back);
  if (!navigator.onLine) cut();
  return () => {
    stop();
    clearTimeout(silence);
    removeEventListener('offline', cut);
    removeEventListener('online', back);
  };
}
