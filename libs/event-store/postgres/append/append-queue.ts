import type { PreparedAppend } from '../../append-rules';
import { StoreUnavailable, WrongExpectedRevision, type AppendResult } from '../../event-store';
import type { AppendLane } from './append-lane';

interface Pending {
  readonly append: PreparedAppend;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}

const mostAppends = 200;
const mostBytes = 4 * 1024 * 1024;
const fewestShared = 8;

/** PostgreSQL writes two halves at once sooner than the whole. */
const shareOf = (waiting: number, idleLanes: number): number =>
  Math.min(mostAppends, Math.ceil(waiting / Math.max(1, Math.min(idleLanes, Math.floor(waiting / fewestShared)))));

/** Appends that arrive together share a statement; those to one stream queue here, not inside PostgreSQL. */
export class AppendQueue {
  private ready: Pending[] = [];
  private readonly behind = new Map<string, Pending[]>();
  private readonly idle: AppendLane[];
  private pumping = false;
  private closing = false;
  private drained = (): void => {};

  constructor(
    private readonly lanes: readonly AppendLane[],
    private readonly written: () => void,
  ) {
    this.idle = [...lanes];
  }

  append(append: PreparedAppend): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      if (this.closing) {
        reject(new StoreUnavailable(new Error('The store is closed')));
        return;
      }
      const pending = { append, resolve, reject };
      const behind = this.behind.get(append.stream);
      if (behind) behind.push(pending);
      else this.makeReady(pending);
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.behind.size > 0) await new Promise<void>((resolve) => (this.drained = resolve));
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  private makeReady(pending: Pending): void {
    if (!this.behind.has(pending.append.stream)) this.behind.set(pending.append.stream, []);
    this.ready.push(pending);
    this.pumpSoon();
  }

  private pumpSoon(): void {
    if (this.pumping || this.idle.length === 0 || this.ready.length === 0) return;
    this.pumping = true;
    process.nextTick(() => this.pump());
  }

  private pump(): void {
    this.pumping = false;
    while (this.ready.length > 0) {
      const share = shareOf(this.ready.length, this.idle.length);
      const lane = this.idle.pop();
      if (lane === undefined) return;
      void this.send(lane, this.nextBatch(share));
    }
  }

  private nextBatch(most: number): Pending[] {
    let bytes = 0;
    let count = 0;
    for (const { append } of this.ready) {
      bytes += append.bytes;
      if (count === most || (count > 0 && bytes > mostBytes)) break;
      count += 1;
    }
    return this.ready.splice(0, count);
  }

  private async send(lane: AppendLane, batch: readonly Pending[]): Promise<void> {
    const outcomes = await lane.write(batch.map(({ append }) => append));
    let news = false;
    for (const [index, { append, resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index] ?? new StoreUnavailable(new Error('No outcome'));
      if (outcome instanceof Error) reject(outcome);
      else if (outcome === 'elsewhere')
        reject(new WrongExpectedRevision(append.stream, append.expected === -1 ? 'no-stream' : append.expected));
      else {
        resolve(outcome);
        news ||= !outcome.repeated;
      }
      this.release(append.stream);
    }
    this.idle.push(lane);
    if (news) this.written();
    if (this.behind.size === 0) this.drained();
    this.pumpSoon();
  }

  private release(stream: string): void {
    const next = this.behind.get(stream)?.shift();
    if (next) this.makeReady(next);
    else this.behind.delete(stream);
  }
}
