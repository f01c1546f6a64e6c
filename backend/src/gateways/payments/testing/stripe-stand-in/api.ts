import type { IncomingHttpHeaders } from 'node:http';
import type { Book } from './book';
import { customerEndpoints } from './endpoints/customer-endpoints';
import { paymentEndpoints } from './endpoints/payment-endpoints';
import { planEndpoints } from './endpoints/plan-endpoints';
import { subscriptionEndpoints } from './endpoints/subscription-endpoints';
import type { Endpoint, Prepared } from './endpoint';
import { expanded } from './expansion';
import { enveloped } from './requests/envelope';
import { readForm } from './requests/form';
import { type Answer, AnsweredKeys } from './requests/idempotency';
import { Refusal } from './requests/refusal';

const endpoints: readonly Endpoint[] = [
  ...planEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
];

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The API by its requests; without a line that may be cut. */
export class Api {
  readonly #keys: AnsweredKeys;

  constructor(private readonly book: Book) {
    this.#keys = new AnsweredKeys(() => book.now);
  }

  /** `meanwhile` passes before the answer is there. */
  async answer(request: Request, requestId: string, meanwhile: () => Promise<void>): Promise<Answer> {
    try {
      const { method, path, headers, body, query } = request;
      const key = enveloped(method, headers, body);
      const text = method === 'POST' ? body : [query, body].filter(Boolean).join('&');
      const prepared = this.#prepared(method, path, text);
      if (key === null) return this.#obeyed(prepared, requestId);
      const before = this.#keys.begin(key, `${method} ${path} ${text}`);
      if (before) return before;
      const answer = this.#obeyed(prepared, requestId);
      await meanwhile();
      this.#keys.keep(key, answer);
      return answer;
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body(requestId) };
      throw error;
    }
  }

  #prepared(method: string, path: string, text: string): Prepared {
    for (const each of endpoints) {
      const found = each.method === method ? each.path.exec(path) : null;
      if (found) return each.prepare(this.book, found[1] ?? '', readForm(text));
    }
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }

  /** Unlike Stripe it has done what it was asked when it finds that it can't expand the answer. */
  #obeyed({ act, expand }: Prepared, requestId: string): Answer {
    try {
      return { status: 200, body: expanded(this.book, act(), expand) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body(requestId) };
      throw error;
    }
  }
}
