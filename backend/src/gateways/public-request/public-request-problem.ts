export type PublicRequestReason =
  | 'no-web-address'
  | 'has-password'
  | 'not-public'
  | 'unknown-host'
  | 'too-many-redirects'
  | 'timeout'
  | 'bad-certificate'
  | 'unreachable';

export class PublicRequestProblem extends Error {
  constructor(
    readonly reason: PublicRequestReason,
    cause?: unknown,
  ) {
    super(`Public request failed: ${reason}`, { cause });
    this.name = 'PublicRequestProblem';
  }
}
