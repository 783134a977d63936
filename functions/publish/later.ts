/** Somebody else is at it, or it is not yet time: the message is to come again after so many milliseconds. */
export class Later extends Error {
  override readonly name = 'Later';
  constructor(readonly after: number) {
    super('later');
  }
}
