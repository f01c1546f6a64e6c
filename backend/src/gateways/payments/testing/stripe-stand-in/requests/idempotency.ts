import { Refusal } from './refusal';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Kept {
  readonly request: string;
  readonly at: number;
  answer: Answer | null;
}

const keptFor = 24 * 3_600;

/** What was answered to a key is answered to it again, for a day; seconds. */
export class AnsweredKeys {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  /** The answer that there is; null where `request` is to be obeyed now. */
  begin(key: string, request: string): Answer | null {
    const kept = this.#kept.get(key);
    if (!kept || kept.at + keptFor < this.now()) {
      this.#kept.set(key, { request, at: this.now(), answer: null });
      return null;
    }
    if (kept.request !== request)
      throw new Refusal(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (!kept.answer)
      throw new Refusal(409, 'idempotency_error', 'There is currently another in-progress request using this key.', {
        code: 'idempotency_key_in_use',
      });
    return kept.answer;
  }

  /** Also of a refusal, once it was tried. */
  keep(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (kept) kept.answer = answer;
  }

  /** Nothing was tried. */
  drop(key: string): void {
    this.#kept.delete(key);
  }
}
