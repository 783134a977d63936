import { nextWait } from './schedule';

export interface Poller {
  /** Somebody looks again, or the network is back: asks at once, and often from now on. */
  readonly wake: () => void;
  /** Something has just moved: asks more often again. */
  readonly stir: () => void;
  readonly stop: () => void;
}

/** Asks at once, then again and again while somebody looks. `ask` never throws. */
export function startPolling(ask: () => Promise<void>, isVisible: () => boolean): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stirred = Date.now();
  let asking = false;
  let stopped = false;

  const look = async (): Promise<void> => {
    if (asking || stopped) return;
    asking = true;
    clearTimeout(timer);
    await ask();
    asking = false;
    wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (stopped || !isVisible()) return;
    timer = setTimeout(() => void look(), nextWait(Date.now() - stirred));
  };

  void look();
  return {
    wake: () => {
      stirred = Date.now();
      if (isVisible()) void look();
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
