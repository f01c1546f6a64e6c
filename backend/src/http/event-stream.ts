import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';

type Shapes = Readonly<Record<string, z.ZodType>>;
type Frame<S extends Shapes> = { [Name in keyof S]: readonly [event: Name, data: z.infer<S[Name]>] }[keyof S];

/** Bytes that a client may leave unread. */
const mostUnread = 1_000_000;

/** Bytes left unread by one that is behind. */
const behindFrom = 16_000;

/** How long an urgent frame has the processor for itself. */
const head = 1;

const ownHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Frames are checked against their contract. Those of one step of the event loop share a write, with a length where they are all. */
export class EventStream<S extends Shapes> {
  readonly #raw: FastifyReply['raw'];
  readonly #headers: OutgoingHttpHeaders;
  #waiting = '';

  /** Takes over the reply (`@Res()` alone) with the headers set so far (CORS, security). */
  constructor(
    reply: FastifyReply,
    private readonly shapes: S,
  ) {
    const headers: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers[name] = value;
    reply.hijack();
    this.#raw = reply.raw;
    this.#headers = { ...headers, ...ownHeaders };
  }

  get closed(): boolean {
    return this.#raw.destroyed || this.#raw.writableLength > mostUnread;
  }

  /** What can wait, and be told with what comes next, does. */
  get behind(): boolean {
    return this.#raw.writableLength > behindFrom;
  }

  onClose(gone: () => void): void {
    this.#raw.once('close', gone);
  }

  /** A comment, which keeps the connection open and shows that somebody is there. */
  beat(): void {
    if (this.#raw.headersSent && !this.#raw.destroyed) this.#raw.write(':\n\n');
  }

  /** `id` is where a reader goes on (Last-Event-ID). */
  send(frame: Frame<S>, id?: string): void {
    if (this.#waiting === '') setImmediate(() => this.#sendWaiting());
    this.#waiting += (id === undefined ? '' : `id: ${id}\n`) + this.#written(frame);
  }

  async sendNow(frame: Frame<S>): Promise<void> {
    this.send(frame);
    await pause(head);
  }

  end(): void {
    const text = this.#taken();
    if (!this.#raw.headersSent)
      this.#raw.writeHead(200, { ...this.#headers, 'content-length': Buffer.byteLength(text) });
    this.#raw.end(text);
  }

  #sendWaiting(): void {
    const text = this.#taken();
    if (text === '' || this.#raw.destroyed) return;
    if (!this.#raw.headersSent) this.#raw.writeHead(200, this.#headers);
    this.#raw.write(text);
  }

  #taken(): string {
    const text = this.#waiting;
    this.#waiting = '';
    return text;
  }

  #written([event, data]: Frame<S>): string {
    return `event: ${String(event)}\ndata: ${JSON.stringify(this.shapes[event]?.parse(data))}\n\n`;
  }
}
