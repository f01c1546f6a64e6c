import type { JobQueue, QueuedJob, ScheduledJob, SendOptions } from './job-queue';

export class Jobs {
  readonly scheduled: ScheduledJob[] = [];
  readonly queued: QueuedJob[] = [];
  readonly #queue: Promise<JobQueue>;
  #open: (queue: JobQueue) => void = () => undefined;
  #refuse: (reason: Error) => void = () => undefined;

  constructor() {
    this.#queue = new Promise<JobQueue>((resolve, reject) => {
      this.#open = resolve;
      this.#refuse = reject;
    });
    this.#queue.catch(() => undefined);
  }

  add(job: QueuedJob): void {
    this.queued.push(job);
  }

  schedule(job: ScheduledJob): void {
    this.scheduled.push(job);
  }

  opened(queue: JobQueue): void {
    this.#open(queue);
  }

  close(): void {
    this.#refuse(new Error('The process is stopping'));
  }

  /** Waits until there is a queue. The same id is queued once. */
  async send(name: string, data: Readonly<Record<string, string>>, options: SendOptions): Promise<void> {
    await (await this.#queue).send(name, data, options);
  }
}
