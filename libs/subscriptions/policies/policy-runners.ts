import { SubscriptionRunner, type RunnerSurroundings } from '../subscription-runner';
import { withTimeout } from '../timeout';
import type { Policy } from './policy';
import { PolicySubscriber } from './policy-subscriber';

/** Each policy has one owner among all processes; the others stand by. An outage of the database heals by itself. */
export class PolicyRunners {
  private readonly policies: Policy[] = [];
  private running: readonly SubscriptionRunner[] = [];

  constructor(private readonly surroundings: Omit<RunnerSurroundings, 'moved' | 'rest'>) {}

  add(policy: Policy): void {
    this.policies.push(policy);
  }

  /** Resolves once it is known where a new policy begins: it hears whatever is accepted afterwards. */
  async start(): Promise<void> {
    // A log that is down doesn't stop the start: the policies then begin where it comes back.
    const now = await withTimeout(
      this.surroundings.eventStore.head().catch(() => undefined),
      5_000,
    );
    // A command follows as soon as it can, and nobody waits for a policy's checkpoint.
    const surroundings = { ...this.surroundings, moved: () => undefined, rest: () => Promise.resolve() };
    this.running = this.policies.map(
      (policy) => new SubscriptionRunner(new PolicySubscriber(policy, { ...surroundings, now }), surroundings),
    );
    for (const runner of this.running) runner.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((runner) => runner.stop()));
  }
}
