import type { LiveChange, LiveChanges } from '@pilotlight/contracts/http/live';
import type { DashboardCaller } from '../sessions/dashboard-sessions';

/** Changes that wait for one slow reader; with more, it is told that anything may have changed. */
const mostWaiting = 200;

const keyOf = ({ topic, slug, sessionId }: LiveChange): string => `${topic} ${slug} ${sessionId}`;

export interface ListeningCaller {
  readonly caller: DashboardCaller;
  /** Null of the admin's own key, which no logout ends. */
  readonly token: string | null;
}

/** One open stream: what it has still to be told. Several changes of one thing are one. */
export class LiveListener {
  readonly #waiting = new Map<string, LiveChange>();
  #id = '';
  #all = false;
  #typing: readonly string[] = [];
  #ended = false;
  #woken = false;
  #resume: (() => void) | undefined;

  constructor(readonly of: ListeningCaller) {}

  /** Null hears of every installer. */
  get slug(): string | null {
    return this.of.caller.kind === 'installer' ? this.of.caller.slug : null;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** The conversations whose visitor types. */
  get typing(): readonly string[] {
    return this.#typing;
  }

  tell({ id, changes, all }: LiveChanges): void {
    this.#id = id;
    for (const change of changes) this.#waiting.set(keyOf(change), change);
    if (all || this.#waiting.size > mostWaiting) {
      this.#all = true;
      this.#waiting.clear();
    }
    if (changes.length > 0 || all) this.#wake();
  }

  types(sessionIds: readonly string[]): void {
    if (this.#typing.join() === sessionIds.join()) return;
    this.#typing = sessionIds;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** What is to be told now; empty where nothing has changed. */
  take(): LiveChanges {
    const taken = { id: this.#id, changes: this.#all ? [] : [...this.#waiting.values()], all: this.#all };
    this.#waiting.clear();
    this.#all = false;
    return taken;
  }

  /** Resolves once woken, or after so many milliseconds. */
  async woken(within: number): Promise<void> {
    if (!this.#woken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, within);
        this.#resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#woken = false;
    this.#resume = undefined;
  }

  #wake(): void {
    this.#woken = true;
    this.#resume?.();
  }
}
