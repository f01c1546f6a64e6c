import type { AllStreamSubscription, KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { Position } from '@pilotlight/contracts/events/event';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { toLogPosition, toPosition, type LogPosition } from './log-position';
import { ownStreams } from './own-streams';

interface QuietStretch {
  readonly after: Position;
  readonly upTo: LogPosition | 'start';
}

const firstPause = 100;
const longestPause = 5_000;

/** Follows `$all` to hear of events and checkpoints at once. Reconnects with back-off from where it had got to. */
export class LogWatch {
  private quiet: QuietStretch | undefined;
  private running: Promise<void> | undefined;
  private readonly closing = new AbortController();
  private leave: () => void = () => {};

  constructor(
    private readonly client: KurrentDBClient,
    private readonly head: () => Promise<Position>,
    private readonly heard: () => void,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  readingFrom(after: Position): LogPosition | 'start' {
    if (this.quiet === undefined || this.quiet.upTo === 'start') return toLogPosition(after);
    const within = after >= this.quiet.after && after < toPosition(this.quiet.upTo);
    return within ? this.quiet.upTo : toLogPosition(after);
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.leave();
    await this.running;
  }

  private async run(): Promise<void> {
    let wait = firstPause;
    while (!this.closing.signal.aborted) {
      await this.follow(() => (wait = firstPause)).catch(() => {});
      await pause(wait, undefined, { signal: this.closing.signal, ref: false }).catch(() => {});
      wait = Math.min(wait * 2, longestPause);
    }
  }

  private async follow(connected: () => void): Promise<void> {
    const { upTo } = (this.quiet ??= await this.beginning());
    if (this.closing.signal.aborted) return;
    const subscription = this.client.subscribeToAll({
      fromPosition: upTo,
      filter: { ...ownStreams, checkpointReached: (source, place) => this.passed(source, place) },
    });
    const ended = new Promise<void>((resolve) => {
      this.leave = resolve;
      subscription
        .on('close', resolve)
        .on('end', resolve)
        .on('error', () => resolve());
    });
    subscription.on('confirmation', () => {
      connected();
      this.heard();
    });
    subscription.on('data', ({ event }) => {
      if (event) this.quiet = { after: toPosition(event.position), upTo: event.position };
      this.heard();
    });
    await ended;
    await subscription.unsubscribe().catch(() => {});
    subscription.destroy();
  }

  private async beginning(): Promise<QuietStretch> {
    const after = await this.head();
    return { after, upTo: toLogPosition(after) };
  }

  /** The client reports a checkpoint before it hands over the events in front of it. */
  private async passed(subscription: AllStreamSubscription, upTo: LogPosition): Promise<void> {
    while (subscription.readableLength > 0 && !this.closing.signal.aborted) await turn();
    if (this.quiet) this.quiet = { after: this.quiet.after, upTo };
  }
}
