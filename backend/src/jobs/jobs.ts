import type { JobQueue, QueuedJob, ScheduledJob, SendOptions } from './job-queue';

/** The background jobs of this process: which there are, and a way to queue one. */
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

  /** Before the start. */
  add(job: QueuedJob): void {
    this.queued.push(job);
  }

  /** Before the start. */
  schedule(job: ScheduledJob): void {
    this.scheduled.push(job);
  }

  opened(queue: JobQueue): void {
    this.#open(queue);
  }

  /** Nobody waits for a queue any more. */
  close(): void {
    this.#refuse(new Error('The process is stopping'));
  }

  /** Waits until there is a queue. The same id is queued once, whoever sends it again. */
  async send(name: string, data: Readonly<Record<string, string>>, options: SendOptions): Promise<void> {
    await (await this.#queue).send(name, data, options);
  }
}
