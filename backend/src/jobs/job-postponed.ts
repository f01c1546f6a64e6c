/** A job that can't be done just now and is tried again. Its words are our own and hold nothing personal. */
export class JobPostponed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'JobPostponed';
  }
}
