/** An answer is kept for this many times what it took to find, and for a minute at most. */
const keptTimes = 50;
const keptAtMost = 60_000;
/** One that took as long is handed out once more while it is found anew, for five minutes at most. */
const slow = 100;
const staleAtMost = 300_000;

interface Kept<Answer> {
  readonly answer: Answer;
  readonly took: number;
  readonly until: number;
}

/** Keeps what is dear to find, and finds it once for all who ask meanwhile: cheap answers stay fresh, dear ones cost seldom. */
export class CostlyAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #asked = new Map<string, Promise<Answer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  async of(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept && this.now() < kept.until) return kept.answer;
    const found = this.#asked.get(key) ?? this.#find(key, find);
    if (!kept || kept.took < slow || this.now() > kept.until + staleAtMost) return await found;
    // Whoever asks next hears that it failed.
    found.catch(() => this.#kept.delete(key));
    return kept.answer;
  }

  #forgetOld(): void {
    for (const [key, { until }] of this.#kept) if (this.now() > until + staleAtMost) this.#kept.delete(key);
  }

  #find(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const begun = this.now();
    const finding = find()
      .then((answer) => {
        const took = this.now() - begun;
        this.#forgetOld();
        this.#kept.set(key, { answer, took, until: this.now() + Math.min(keptAtMost, took * keptTimes) });
        return answer;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, finding);
    return finding;
  }
}
