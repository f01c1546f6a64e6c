export type RefusalCode = 'invalid' | 'unauthorised' | 'forbidden' | 'not-found' | 'missing' | 'conflict' | 'too-many';

/** A decision's no, in words that may be shown. The door turns the code into a status. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: RefusalCode = 'conflict',
    /** When asking again makes sense. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
