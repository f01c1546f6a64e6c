import type { OnModuleDestroy } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { KeyedCounter, type KeyLimit } from '../concurrency/keyed-counter';
import type { Typing } from '../database/typing';
import { Refused } from '../write-side/refused';
import { conversationStream, installerStream } from '../write-side/stream-names';
import { HeldStream } from './held-stream';

/** In this process: a visitor's tabs, a mobile network's address, a busy installer, what memory bears. */
export const heldAtOnce = { session: 3, address: 200, tenant: 500, process: 2_000 } as const;

/** Between two looks at who is typing, while any stream is held. */
const lookEvery = 700;

const crowded = (): Refused => new Refused('Too many listen at once. Please try again in a moment.', 'too-many', 10);

interface Listener {
  readonly slug: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Woken by any event of their conversation or installer, whichever process wrote it. */
export class HeldStreams implements OnModuleDestroy {
  readonly #places = new KeyedCounter();
  readonly #followed = new Map<string, Set<HeldStream>>();
  readonly #held = new Set<HeldStream>();
  #looking = false;
  #ending = false;

  constructor(
    private readonly typing: Pick<Typing, 'among'>,
    private readonly limits: Readonly<Record<keyof typeof heldAtOnce, number>> = heldAtOnce,
  ) {}

  /** For as long as `listen` takes. Refused where too many are held. */
  async within(listener: Listener, listen: (held: HeldStream) => Promise<void>): Promise<void> {
    const { slug, sessionId, address } = listener;
    const { session, address: anAddress, tenant, process } = this.limits;
    const places: readonly KeyLimit[] = [
      [`session ${sessionId}`, session],
      [`address ${address}`, anAddress],
      [`tenant ${slug}`, tenant],
      ['process', process],
    ];
    if (this.#ending || this.#places.wouldExceed(places)) throw crowded();
    const held = new HeldStream(sessionId);
    const names = [conversationStream(sessionId), installerStream(slug)];
    this.#places.add(places);
    this.#held.add(held);
    for (const name of names) this.#followed.set(name, (this.#followed.get(name) ?? new Set()).add(held));
    this.#look();
    try {
      await listen(held);
    } finally {
      this.#places.subtract(places);
      this.#held.delete(held);
      for (const name of names) {
        this.#followed.get(name)?.delete(held);
        if (this.#followed.get(name)?.size === 0) this.#followed.delete(name);
      }
    }
  }

  onEvent({ stream }: Pick<RecordedEvent, 'stream'>): void {
    for (const held of this.#followed.get(stream) ?? []) held.wake();
  }

  clear(): void {
    for (const held of this.#held) held.wake();
  }

  onModuleDestroy(): void {
    this.#ending = true;
    for (const held of this.#held) held.end();
  }

  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    setTimeout(() => void this.#lookWhoTypes(), lookEvery).unref();
  }

  async #lookWhoTypes(): Promise<void> {
    const sessions = [...this.#held].map(({ sessionId }) => sessionId);
    // Without the database, nobody types.
    const typing = await this.typing.among(sessions, 'person').catch(() => new Map<string, Date>());
    for (const held of this.#held) held.types(typing.has(held.sessionId));
    this.#looking = false;
    if (this.#held.size > 0) this.#look();
  }
}
