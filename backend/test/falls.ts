import type { LocalPayments } from '@pilotlight/backend/gateways/payments/local/local-payments';
import { LOCAL_PAYMENTS } from '@pilotlight/backend/gateways/payments/local/local-payments-token';
import { PaymentGateway } from '@pilotlight/backend/gateways/payments/payments';
import { EmailGateway } from '@pilotlight/backend/gateways/email/email';
import {
  INFRASTRUCTURE_OPTIONS,
  type InfrastructureOptions,
} from '@pilotlight/backend/infrastructure/infrastructure-options';
import { Jobs } from '@pilotlight/backend/jobs/jobs';
import type { TestBackend } from './backend-under-test';

/** A call of a port, such as `open` or `append RegistrationClaimed`, and whether it was made when the process falls. */
export interface Fall {
  readonly act: string;
  readonly side: 'before' | 'after';
}

export type Watching = (acts: readonly string[], side: Fall['side']) => Promise<void> | undefined;

export const ledgerOf = ({ app }: Pick<TestBackend, 'app'>) => {
  const payments = app.get<LocalPayments | null>(LOCAL_PAYMENTS);
  if (!payments) throw new Error('there are no test payments');
  return payments.desk.book;
};

/** Every call that a registration makes of what outlives its process passes by `watching`, before it is made and after. */
export const watch = (backend: Pick<TestBackend, 'app'>, watching: Watching): void => {
  const { app } = backend;
  const around = async <T>(acts: readonly string[], call: () => Promise<T>): Promise<T> => {
    await watching(acts, 'before');
    const answer = await call();
    await watching(acts, 'after');
    return answer;
  };
  const payments = app.get(PaymentGateway);
  const open = payments.open.bind(payments);
  const payment = payments.payment.bind(payments);
  const subscription = payments.subscription.bind(payments);
  const adopt = payments.adopt.bind(payments);
  const end = payments.end.bind(payments);
  payments.open = (...asked) => around(['open'], () => open(...asked));
  payments.payment = (...asked) => around(['payment'], () => payment(...asked));
  payments.subscription = (...asked) => around(['subscription'], () => subscription(...asked));
  payments.adopt = (...asked) => around(['adopt'], () => adopt(...asked));
  payments.end = (...asked) => around(['end'], () => end(...asked));

  const { store } = ledgerOf(backend);
  const change = store.change.bind(store);
  store.change = (...asked) => around(['keep the card’s payment'], () => change(...asked));

  const emails = app.get(EmailGateway);
  const send = emails.send.bind(emails);
  emails.send = (...asked) => around(['send email'], () => send(...asked));

  const jobs = app.get(Jobs);
  const queue = jobs.send.bind(jobs);
  jobs.send = (name, ...asked) => around([`queue ${name}`], () => queue(name, ...asked));

  const { eventStore } = app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const append = eventStore.append.bind(eventStore);
  eventStore.append = (request) =>
    around(
      request.events.map(({ type }) => `append ${type}`),
      () => append(request),
    );
};

const forever = (): void => undefined;

/** In this process: what has fallen goes no further, not even into its own `finally`, until all is over. */
export class Doom {
  #awaited: { readonly fall: Fall; readonly fell: () => void } | null = null;
  #resumed: Promise<void> = Promise.resolve();
  #release: () => void = forever;
  readonly #over = new Promise<void>((_, reject) => (this.#release = () => reject(new Error('its process fell'))));
  readonly #fallen: Promise<unknown>[] = [];

  constructor(backend: Pick<TestBackend, 'app'>) {
    this.#over.catch(() => undefined);
    watch(backend, (acts, side) => this.#passed(acts, side));
  }

  /** What is asked for goes as far as the fall, which is waited for. It was only slow where it is resumed. */
  async strike<T>(fall: Fall, ask: () => Promise<T>): Promise<{ readonly resume: () => Promise<T> }> {
    let goOn = forever;
    this.#resumed = new Promise((resolve) => (goOn = resolve));
    const fell = new Promise<void>((resolve) => (this.#awaited = { fall, fell: resolve }));
    const asked = ask();
    this.#fallen.push(asked.catch(() => undefined));
    const answered = asked.then((answer) => {
      throw new Error(`It never came to ${fall.side} ${fall.act}: ${JSON.stringify(answer)}`);
    });
    await Promise.race([fell, answered]);
    answered.catch(() => undefined);
    return {
      resume: async () => {
        goOn();
        return await asked;
      },
    };
  }

  /** For the end of the test: nothing that hangs keeps the process from closing. */
  async end(): Promise<void> {
    this.#release();
    await Promise.all(this.#fallen);
  }

  #passed(acts: readonly string[], side: Fall['side']): Promise<void> | undefined {
    const awaited = this.#awaited;
    if (!awaited || awaited.fall.side !== side || !acts.includes(awaited.fall.act)) return undefined;
    this.#awaited = null;
    awaited.fell();
    return Promise.race([this.#over, this.#resumed]);
  }
}
