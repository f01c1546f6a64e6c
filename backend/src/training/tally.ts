import type { TrialChange, TrialResult } from '@pilotlight/contracts/http/training';
import type { Grade } from '@pilotlight/contracts/values/intent';
import type { Rerun } from './rerun';

type Numbers = Pick<TrialResult, 'draft' | 'published'>;

export class Tally {
  #conversations = 0;
  readonly #kinds = { intent: 0, grade: 0, safety: 0, stopped: 0 };
  readonly #flow = new Map<string, { before: Grade | null; after: Grade | null; count: number }>();

  add(before: Rerun, after: Rerun, changes: readonly TrialChange[]): void {
    this.#conversations += 1;
    for (const { kind, after: now } of changes) {
      if (kind !== 'reply') this.#kinds[kind] += 1;
      else if (now === 'stopped') this.#kinds.stopped += 1;
    }
    const way = `${before.grade} ${after.grade}`;
    const { count = 0 } = this.#flow.get(way) ?? {};
    this.#flow.set(way, { before: before.grade, after: after.grade, count: count + 1 });
  }

  result({ draft, published }: Numbers): TrialResult {
    const { intent, grade, safety, stopped } = this.#kinds;
    return {
      draft,
      published,
      conversations: this.#conversations,
      intents: intent,
      grades: grade,
      safetyHits: safety,
      stopped,
      flow: [...this.#flow.values()],
    };
  }
}
