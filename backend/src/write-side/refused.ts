export type RefusalCode =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'missing'
  | 'conflict'
  | 'too-many'
  | 'slot-taken'
  | 'changed-meanwhile'
  | 'not-offered'
  | 'emergency';

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

/** A no that shows what it is due to: these fields stand in the answer beside its message. */
export class RefusedShowing extends Refused {
  constructor(
    { message, code }: Refused,
    readonly shown: Readonly<Record<string, unknown>>,
  ) {
    super(message, code);
  }
}
