import { scriptReasons } from '@pilotlight/contracts/values/answer-account';
import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import type { EngineHappening } from '../gateways/assistant/engine-watch';

const registers: [] = [];

export class AssistantFigures {
  readonly #answers = new Counter({
    name: 'pilotlight_assistant_answers_total',
    help: 'Answers that were said, by the engine that made them',
    labelNames: ['engine'],
    registers,
  });
  readonly #scripted = new Counter({
    name: 'pilotlight_assistant_fallbacks_total',
    help: 'Answers by the script where a model might have answered, by reason',
    labelNames: ['reason'],
    registers,
  });
  readonly #withheld = new Counter({
    name: 'pilotlight_assistant_withheld_total',
    help: 'Answers of a model that were kept from a visitor, by the rule they broke',
    labelNames: ['rule'],
    registers,
  });
  readonly #seconds = new Histogram({
    name: 'pilotlight_assistant_answer_seconds',
    help: 'Time to make an answer, by engine; what was waited for a model in vain counts for the script',
    labelNames: ['engine'],
    buckets: [0.05, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 10],
    registers,
  });
  readonly #tokens = new Counter({
    name: 'pilotlight_assistant_tokens_total',
    help: 'Tokens read and written by models',
    labelNames: ['direction'],
    registers,
  });
  readonly #pence = new Counter({
    name: 'pilotlight_assistant_pence_total',
    help: 'What models have cost, in pence',
    registers,
  });
  readonly #refusals = new Counter({
    name: 'pilotlight_assistant_budget_refusals_total',
    help: 'Answers that a budget left no room for, by budget',
    labelNames: ['budget'],
    registers,
  });
  readonly #open = new Gauge({
    name: 'pilotlight_assistant_breaker_open',
    help: '1 while the provider is not asked because it failed, else 0',
    registers,
  });

  constructor() {
    // Starts each series at 0.
    for (const engine of ['openai', 'scripted']) this.#answers.inc({ engine }, 0);
    for (const reason of scriptReasons) this.#scripted.inc({ reason }, 0);
    for (const budget of ['session', 'tenantDay', 'day']) this.#refusals.inc({ budget }, 0);
    for (const direction of ['input', 'output']) this.#tokens.inc({ direction }, 0);
  }

  get metrics(): readonly Metric[] {
    return [
      this.#answers,
      this.#scripted,
      this.#withheld,
      this.#seconds,
      this.#tokens,
      this.#pence,
      this.#refusals,
      this.#open,
    ];
  }

  count(happening: EngineHappening): void {
    switch (happening.kind) {
      case 'spent':
        this.#countSpent(happening.spent);
        break;
      case 'answered':
        this.#countAnswer(happening.account);
        break;
      case 'used-up':
        this.#refusals.inc({ budget: happening.budget });
        break;
      case 'breaker-opened':
        this.#open.set(1);
        break;
      case 'breaker-closed':
        this.#open.set(0);
        break;
      case 'owed':
      // The script's answer in its place names the reason.
    }
  }

  #countSpent({ inputTokens, outputTokens, costPence }: (EngineHappening & { kind: 'spent' })['spent']): void {
    this.#tokens.inc({ direction: 'input' }, inputTokens);
    this.#tokens.inc({ direction: 'output' }, outputTokens);
    this.#pence.inc(costPence);
  }

  #countAnswer(account: (EngineHappening & { kind: 'answered' })['account']): void {
    const { engine, scriptedBecause: reason, withheld: rule } = account;
    this.#answers.inc({ engine });
    if (reason) this.#scripted.inc({ reason });
    if (rule) this.#withheld.inc({ rule });
    this.#seconds.observe({ engine }, account.latencyMs / 1_000);
  }
}
