/** Retried later. Its words are our own and hold nothing personal. */
export class JobPostponed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'JobPostponed';
  }
}
