import type { OnModuleDestroy } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { KeyedCounter, type KeyLimit } from '../concurrency/keyed-counter';
import type { Typing } from '../database/typing';
import { hasAccount } from '../installers/installer.state';
import type { InstallerStream } from '../installers/installer.stream';
import type { DashboardSessions } from '../sessions/dashboard-sessions';
import { Refused } from '../write-side/refused';
import { installerStream } from '../write-side/stream-names';
import { groupedBy } from './grouped-by';
import type { LiveFeed } from './live-feed';
import { LiveListener, type ListeningCaller } from './live-listener';

/** In this process: a person's browsers, an office's address, an installer's people, what memory bears. */
export const liveAtOnce = { session: 50, address: 1_000, tenant: 1_000, process: 5_000 } as const;

/** Between two looks at who has signed out, while any stream is held. */
const lookAtSessionsEvery = 1_000;
const lookAtTypingEvery = 700;
const beatEvery = 10_000;

const crowded = (): Refused => new Refused('Too many listen at once. Please try again in a moment.', 'too-many', 10);

interface Joining extends ListeningCaller {
  readonly address: string;
  readonly lastId: string | undefined;
}

/** The dashboards' open streams. One ends with its session, its account, and once when its installer is suspended. */
export class LiveStreams implements OnModuleDestroy {
  readonly #places = new KeyedCounter();
  #timers: readonly NodeJS.Timeout[] = [];
  #ending = false;

  constructor(
    private readonly feed: LiveFeed,
    private readonly sessions: Pick<DashboardSessions, 'lasting'>,
    private readonly installers: Pick<InstallerStream, 'cached'>,
    private readonly typing: Pick<Typing, 'visitors'>,
    private readonly limits: Readonly<Record<keyof typeof liveAtOnce, number>> = liveAtOnce,
  ) {}

  /** For as long as `listen` takes. Refused where too many are held. */
  async within(
    { caller, token, address, lastId }: Joining,
    listen: (listener: LiveListener) => Promise<void>,
  ): Promise<void> {
    const listener = new LiveListener({ caller, token });
    const { slug } = listener;
    const places: readonly KeyLimit[] = [
      [`session ${token}`, this.limits.session],
      [`address ${address}`, this.limits.address],
      [`tenant ${slug}`, this.limits.tenant],
      ['process', this.limits.process],
    ];
    if (this.#ending || this.#places.wouldExceed(places)) throw crowded();
    this.#places.add(places);
    try {
      await this.feed.join(listener, lastId);
      this.#watch();
      await listen(listener);
    } finally {
      this.#places.subtract(places);
      this.feed.leave(listener);
      if (this.feed.listeners.size === 0) this.#rest();
    }
  }

  onEvent({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>): void {
    if (!stream.startsWith('installer-')) return;
    for (const listener of this.feed.listeners)
      if (listener.slug !== null && installerStream(listener.slug) === stream) {
        // Its browser comes back at once, and whether it may is asked anew.
        if (type === 'InstallerSuspended') listener.end();
        else void this.#endWithoutAccount(listener);
      }
  }

  clear(): void {
    for (const listener of this.feed.listeners) void this.#endWithoutAccount(listener);
  }

  onModuleDestroy(): void {
    this.#ending = true;
    this.#rest();
    for (const listener of this.feed.listeners) listener.end();
  }

  #watch(): void {
    if (this.#timers.length > 0 || this.#ending) return;
    this.#timers = [
      setInterval(() => void this.#endWithoutSession(), lookAtSessionsEvery).unref(),
      setInterval(() => void this.#lookWhoTypes(), lookAtTypingEvery).unref(),
      setInterval(() => this.feed.beat(), beatEvery).unref(),
    ];
  }

  #rest(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  async #endWithoutSession(): Promise<void> {
    const tokens = [...new Set([...this.feed.listeners].flatMap(({ of }) => of.token ?? []))];
    // Without the database nobody can sign out.
    const lasting = await this.sessions.lasting(tokens).catch(() => null);
    if (!lasting) return;
    for (const listener of this.feed.listeners) {
      const { token } = listener.of;
      if (token !== null && tokens.includes(token) && !lasting.has(token)) listener.end();
    }
  }

  async #endWithoutAccount(listener: LiveListener): Promise<void> {
    const { caller } = listener.of;
    if (caller.kind !== 'installer') return;
    const { state } = await this.installers.cached(installerStream(caller.slug));
    if (!hasAccount(state) || state.account.passwordId !== caller.credentialId) listener.end();
  }

  async #lookWhoTypes(): Promise<void> {
    const typing = await this.typing.visitors().catch(() => []);
    const bySlug = groupedBy(typing, ({ slug }) => slug);
    for (const listener of this.feed.listeners) {
      if (listener.slug === null) continue;
      const sessionIds = (bySlug.get(listener.slug) ?? []).map(({ sessionId }) => sessionId);
      listener.types(sessionIds.toSorted());
    }
  }
}
