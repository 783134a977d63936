import type { Taken } from '../notify/channels/taken';
import type { PushRecord } from '../store/device';

/** What a browser shows. All of it is text. */
export interface Payload {
  readonly title: string;
  readonly body: string;
  /** Where it leads, from the site's own address on. */
  readonly path: string;
  /** Notices with the same one take each other's place. */
  readonly tag: string;
  /** How many games wait for the player. */
  readonly waiting: number;
}

/** `seconds`: for how long it is kept for a browser that is not there now. `isUrgent`: it may wake a device that saves power. */
export interface Dispatch {
  readonly seconds: number;
  readonly isUrgent: boolean;
}

/** How notices reach browsers. */
export interface Pusher {
  /** Resolves with what the push service said, whatever it was. */
  push(to: PushRecord, payload: Payload, dispatch: Dispatch): Promise<Taken>;
}
