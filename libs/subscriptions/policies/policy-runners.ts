import { SubscriptionRunner, type RunnerSurroundings } from '../subscription-runner';
import { failure } from '../log';
import { withTimeout } from '../timeout';
import type { Policy } from './policy';
import { isHeard } from './policy-owner';
import { PolicySubscriber } from './policy-subscriber';
import { type SetAsideEvent, SetAsideEvents } from './set-aside-events';

/** Each policy has one owner among all processes; the others stand by. An outage of the database heals by itself. */
export class PolicyRunners {
  private readonly policies: Policy[] = [];
  private running: readonly SubscriptionRunner[] = [];

  constructor(private readonly surroundings: Omit<RunnerSurroundings, 'moved' | 'rest'>) {}

  add(policy: Policy): void {
    this.policies.push(policy);
  }

  /** How many events each policy has set aside. */
  async setAside(): Promise<Readonly<Record<string, number>>> {
    const events = await this.#setAside().all();
    const counted = this.policies.map(({ name }) => [name, events.filter(({ policy }) => policy === name).length]);
    return Object.fromEntries(counted);
  }

  /** Tries again what was set aside, oldest first; what fails once more stays. An event may be heard twice, as ever. */
  async redrive(): Promise<{ readonly done: number; readonly left: number }> {
    const events = await this.#setAside().all();
    let done = 0;
    for (const event of events)
      if (await this.#reacted(event)) {
        await this.#setAside().forget(event);
        done += 1;
      }
    return { done, left: events.length - done };
  }

  #setAside(): SetAsideEvents {
    return new SetAsideEvents(this.surroundings.databaseUrl);
  }

  async #reacted({ policy: name, stream, revision }: SetAsideEvent): Promise<boolean> {
    const { eventStore, log } = this.surroundings;
    const policy = this.policies.find((each) => each.name === name);
    if (!policy) return false;
    try {
      const [event] = await eventStore.readStream(stream, revision, 1);
      if (event && isHeard(policy, event)) await policy.react(event);
      return event !== undefined;
    } catch (error) {
      log.error({ policy: name, stream, revision, ...failure(error) }, 'A policy still fails at an event set aside');
      return false;
    }
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
