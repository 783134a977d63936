import { onCorrection, serverNow } from './clock';
import { stay, told } from './left';

/** How much is left until an instant by the server's clock, as far as words tell. Milliseconds. */
export function leftUntil(until: number): number {
  return told(until - serverNow());
}

/** Calls back at every instant at which the words for what is left change, and when the clock is put right. Returns the way to stop. */
export function countDown(until: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const left = until - serverNow();
    if (left > 0) timer = setTimeout(turn, stay(left));
  };
  const turn = (): void => {
    clearTimeout(timer);
    listener();
    wait();
  };
  const stop = onCorrection(turn);
  wait();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
