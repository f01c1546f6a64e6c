export type RefusalCode = 'invalid' | 'unauthorised' | 'forbidden' | 'not-found' | 'missing' | 'conflict' | 'too-many';

/** A decision's refusal, in words that may be shown. The HTTP layer turns the code into a status. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: RefusalCode = 'conflict',
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
