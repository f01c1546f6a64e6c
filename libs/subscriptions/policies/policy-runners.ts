import { SubscriptionRunner, type RunnerSurroundings } from '../subscription-runner';
import { withTimeout } from '../timeout';
import type { Policy } from './policy';
import { PolicySubscriber } from './policy-subscriber';

/**
 * Runs the policies of a process until stopped. Any number of processes may run the same: each policy has one owner at a time, the others
 * stand by. Where the database is away it heals by itself.
 */
export class PolicyRunners {
  private readonly policies: Policy[] = [];
  private running: readonly SubscriptionRunner[] = [];

  constructor(private readonly surroundings: Omit<RunnerSurroundings, 'moved' | 'rest'>) {}

  /** Before the start. */
  add(policy: Policy): void {
    this.policies.push(policy);
  }

  /** Resolves once it is known where a policy that starts now begins: whatever is accepted afterwards, it hears. */
  async start(): Promise<void> {
    // A log that is away doesn't keep the process from starting: the policies then begin where it comes back.
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
