import { SettleRegistrations } from '@pilotlight/backend/registrations/settle-registrations';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { Doom, ledgerOf } from './falls';
import { readModelsCaughtUp } from './joining-books';

const minute = 60_000;

/** One process that falls, and one that is there afterwards: it remembers nothing of what the other had begun. */
export class TwoProcesses {
  /** While it is, the provider sends no word: what only that would bring about may not be waited for. */
  isMute = true;
  readonly doom: Doom;
  readonly #run: SettleRegistrations['run'];

  private constructor(
    readonly falling: TestBackend,
    readonly afterwards: TestBackend,
  ) {
    for (const backend of [falling, afterwards]) {
      const { store } = ledgerOf(backend);
      const takeEvents = store.takeEvents.bind(store);
      store.takeEvents = async (lease) => (this.isMute ? [] : await takeEvents(lease));
    }
    this.doom = new Doom(falling);
    // Nor does the job come by itself each minute: a test says when.
    const job = afterwards.app.get(SettleRegistrations);
    this.#run = job.run.bind(job);
    job.run = () => Promise.resolve();
  }

  static async start(): Promise<TwoProcesses> {
    const afterwards = await startTestBackend({ developerPages: true, trustProxy: true });
    const { databaseUrl, filesDir } = afterwards;
    const falling = await startTestBackend({ databaseUrl, filesDir, trustProxy: true, worker: false });
    await falling.app.get(PolicyRunners).stop();
    return new TwoProcesses(falling, afterwards);
  }

  /** The run of the job that learns what was paid. */
  async heard(): Promise<void> {
    await readModelsCaughtUp(this.afterwards);
    await this.#run(new Date());
    await readModelsCaughtUp(this.afterwards);
  }

  /** A run of the job that still leaves time for how late it may have heard of a payment, and may run. */
  async lastRun(run = this.#run): Promise<void> {
    await run(new Date(Date.now() + 11 * minute));
  }

  async settled(): Promise<void> {
    await this.heard();
    await this.lastRun();
  }

  async stop(): Promise<void> {
    await this.doom.end();
    await this.falling.stop();
    await this.afterwards.stop();
  }
}
