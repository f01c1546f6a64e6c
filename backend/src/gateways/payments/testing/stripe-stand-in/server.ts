import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Api } from './api';
import { Book } from './book';
import { type Call, controlled } from './control';
import { Faults } from './faults';
import type { Answer } from './requests/idempotency';
import { Refusal } from './requests/refusal';
import { Webhooks } from './webhooks';

const controlPath = '/_stand-in/';
const late = 400;
const slow = () => pause(late);
const atOnce = () => Promise.resolve();

const failing = (status: number): Refusal =>
  status === 429
    ? new Refusal(429, 'invalid_request_error', 'Too many requests', { code: 'rate_limit' })
    : new Refusal(500, 'api_error', 'An unknown error occurred');

const write = (response: ServerResponse, { status, body }: Answer, requestId: string): void =>
  void response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': '2026-10-28.endive',
    })
    .end(JSON.stringify(body));

/** Stripe's API as our adapter uses it, and beside it what only a test may do. */
export class StandInServer {
  readonly #book = new Book();
  readonly #api = new Api(this.#book);
  readonly #faults = new Faults();
  readonly #webhooks = new Webhooks(this.#book);
  readonly #calls: Call[] = [];
  readonly #server = createServer((request, response) => void this.#take(request, response));

  /** The port it listens at. */
  async listen(): Promise<number> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '', 'http://stripe');
    const body = await text(request);
    if (path.startsWith(controlPath)) return await this.#control(path.slice(controlPath.length), body, response);
    const call = `${request.method} ${path}`;
    const requestId = `req_${randomBytes(8).toString('hex')}`;
    const fault = this.#faults.next(call);
    const note = (status: number) =>
      this.#calls.push({ call, key: request.headers['idempotency-key']?.toString() ?? null, status });
    if (fault === 'cut' || fault === 'hangs') return this.#silent(fault, request, note);
    const refusal = fault === '500' || fault === '429' ? failing(Number(fault)) : null;
    const asked = { method: request.method ?? '', path, query: search.slice(1), headers: request.headers, body };
    const answer = refusal
      ? { status: refusal.status, body: refusal.body(requestId) }
      : await this.#api.answer(asked, requestId, fault === 'late' ? slow : atOnce);
    if (fault === 'obeyed-then-cut' || fault === 'obeyed-then-hangs') return this.#silent(fault, request, note);
    note(answer.status);
    write(response, answer, requestId);
  }

  #silent(fault: string, request: IncomingMessage, note: (status: number) => void): void {
    note(0);
    if (fault.endsWith('cut')) request.socket.destroy();
  }

  async #control(name: string, body: string, response: ServerResponse): Promise<void> {
    const { book, faults, webhooks, calls } = {
      book: this.#book,
      faults: this.#faults,
      webhooks: this.#webhooks,
      calls: this.#calls,
    };
    try {
      const answer = await controlled({ book, faults, webhooks, calls }, name, JSON.parse(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  }
}
