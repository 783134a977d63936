import { nextWait } from './schedule';

/** Asks again and again until it is stopped. */
export interface Poller {
  /** Somebody looks again, or the network is back: asks at once, and often from now on. */
  readonly wake: () => void;
  /** Something has just moved: asks more often again. */
  readonly stir: () => void;
  readonly stop: () => void;
}

/** What is asked. `come`: somebody has just come to look, or come back. It never throws. */
export type Asking = (come: boolean) => Promise<void>;

/** Asks at once, then again and again while somebody looks. */
export function startPolling(ask: Asking, isVisible: () => boolean): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stirred = Date.now();
  let asking = false;
  let stopped = false;

  const look = async (come: boolean): Promise<void> => {
    if (asking || stopped) return;
    asking = true;
    clearTimeout(timer);
    await ask(come);
    asking = false;
    wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (stopped || !isVisible()) return;
    timer = setTimeout(() => void look(false), nextWait(Date.now() - stirred));
  };

  void look(true);
  return {
    wake: () => {
      stirred = Date.now();
      if (isVisible()) void look(true);
      else clearTimeout(timer);
    },
    stir: () => {
      stirred = Date.now();
      if (!asking) wait();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
