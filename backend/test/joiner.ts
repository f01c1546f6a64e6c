import type { TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { firm, goodCard, intentOf } from './joining-calls';

type Backend = Pick<TestBackend, 'call'>;

let joiners = 0;

/** A firm that joins, whatever becomes of the process that it talks to. Each has an address of its own. */
export class Joiner {
  readonly form: ReturnType<typeof firm>;
  readonly address: string;
  #clientSecret = '';

  constructor(name = 'Falling Boilers') {
    joiners += 1;
    this.form = firm(`${name} ${joiners}`, { email: `office@firm-${joiners}.example` });
    this.address = `10.${joiners >> 8}.${joiners & 255}.1`;
  }

  get email(): string {
    return this.form.email;
  }

  get paymentIntentId(): string {
    return intentOf(this.#clientSecret);
  }

  /** Its first step: a payment is opened. */
  async begins(backend: Backend): Promise<Answer> {
    const { email, businessName } = this.form;
    const answer = await this.#ask(backend, '/api/installer/create-registration-payment', { email, businessName });
    if (answer.status === 200) this.#clientSecret = String(answer.json['clientSecret']);
    return answer;
  }

  /** Its card, again or for the first time. */
  async pays(backend: Backend): Promise<Answer> {
    return await this.#ask(backend, '/test-payments/confirm', { clientSecret: this.#clientSecret, card: goodCard });
  }

  async registers(backend: Backend): Promise<Answer> {
    const { form, paymentIntentId } = this;
    return await this.#ask(backend, '/api/installer/register-with-payment', { ...form, paymentIntentId });
  }

  async asksForAnotherLink(backend: Backend): Promise<Answer> {
    return await this.#ask(backend, '/api/installer/resend-verification', { email: this.email });
  }

  async #ask(backend: Backend, path: string, body: object): Promise<Answer> {
    return await backend.call('POST', path, { body, headers: { 'x-forwarded-for': this.address } });
  }
}

export const steps = ['begins', 'pays', 'registers'] as const;
export type Step = (typeof steps)[number];

/** Goes on from a step; throws where one is refused. */
export const goesOn = async (joiner: Joiner, backend: Backend, from: Step): Promise<void> => {
  for (const step of steps.slice(steps.indexOf(from))) {
    const { status, text } = await joiner[step](backend);
    if (status !== 200) throw new Error(`${joiner.email} ${step}: ${status} ${text}`);
  }
};

/** What a visitor does who was cut off in a step. */
export const sequels = {
  'asks again': async (joiner: Joiner, backend: Backend, cutOff: Step): Promise<void> =>
    await goesOn(joiner, backend, cutOff),
  'begins anew': async (joiner: Joiner, backend: Backend): Promise<void> => {
    const { status, text } = await joiner.begins(backend);
    // Its account is there already, and nothing more is charged.
    if (status === 409 && text.includes('already registered')) return;
    if (status !== 200) throw new Error(`${joiner.email} is not let begin anew: ${status} ${text}`);
    await goesOn(joiner, backend, 'pays');
  },
  'goes away': async (): Promise<void> => undefined,
} as const;
export type Sequel = keyof typeof sequels;
