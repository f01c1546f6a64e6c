import type { Policy } from './policy';
import { PolicyRunner, type PolicySurroundings } from './policy-runner';

/**
 * Runs the policies of a process until stopped. Any number of processes may run the same: each policy has one owner at a time, the others
 * stand by. Where the database is away it heals by itself.
 */
export class PolicyRunners {
  private readonly policies: Policy[] = [];
  private running: readonly PolicyRunner<Policy['on'][number]>[] = [];

  constructor(private readonly surroundings: PolicySurroundings) {}

  /** Before the start. */
  add(policy: Policy): void {
    this.policies.push(policy);
  }

  start(): void {
    this.running = this.policies.map((policy) => new PolicyRunner(policy, this.surroundings));
    for (const runner of this.running) runner.start();
  }

  /** Ends after the reactions under way. */
  async stop(): Promise<void> {
    await Promise.all(this.running.map((runner) => runner.stop()));
  }
}
