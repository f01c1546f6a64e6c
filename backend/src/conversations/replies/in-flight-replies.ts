import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { DangerHeard } from '@pilotlight/assistant/assistant-engine';

interface Pending {
  readonly slug: string;
  readonly sessionId: string;
  readonly authorize: () => Promise<unknown>;
}

const closing: ReadonlySet<RecordedEvent['type']> = new Set([
  'InstallerSuspended',
  'InstallerApiKeyIssued',
  'InstallerDomainsAllowed',
]);

export class InFlightReplies {
  readonly #pending = new Map<Pending, AbortController>();

  async make<T>(pending: Pending, answer: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.#pending.set(pending, controller);
    try {
      return await answer(controller.signal);
    } finally {
      this.#pending.delete(pending);
    }
  }

  onEvent(event: RecordedEvent): void {
    if (this.#pending.size === 0) return;
    if (event.type === 'SafetyHazardDetected') this.cancel(event.data.sessionId);
    if (closing.has(event.type) && 'slug' in event.data) this.#authorizeAgain(event.data.slug);
  }

  /** What was missed may concern any of them. */
  clear(): void {
    for (const tenant of new Set([...this.#pending.keys()].map(({ slug }) => slug))) this.#authorizeAgain(tenant);
  }

  cancel(conversation: string): void {
    for (const [{ sessionId }, controller] of this.#pending)
      if (sessionId === conversation) controller.abort(new DangerHeard());
  }

  #authorizeAgain(tenant: string): void {
    for (const [pending, controller] of this.#pending)
      if (pending.slug === tenant) pending.authorize().catch((refusal: unknown) => controller.abort(refusal));
  }
}
