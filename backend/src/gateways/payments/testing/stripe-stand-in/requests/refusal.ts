/** An answer in which Stripe refuses. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error',
    message: string,
    readonly more: { readonly code?: string; readonly param?: string } = {},
  ) {
    super(message);
  }

  body(requestId: string) {
    const { type, message, more } = this;
    return { error: { ...more, message, request_log_url: `https://dashboard.stripe.com/logs/${requestId}`, type } };
  }
}

export const invalid = (message: string, more: { readonly code?: string; readonly param?: string } = {}): Refusal =>
  new Refusal(400, 'invalid_request_error', message, more);

export const missing = (what: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param });
