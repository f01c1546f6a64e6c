import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a provider behaves once it has taken a request. */
export type Behaviour =
  | {
      readonly kind: 'answers';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'hangs'; readonly after: 'nothing' | 'headers' }
  /** A byte now and then, so that the line is never idle. */
  | { readonly kind: 'drips' }
  | { readonly kind: 'cuts'; readonly after: 'nothing' | 'headers'; readonly status?: number }
  /** More than anybody would read. */
  | { readonly kind: 'floods' }
  /** Two answers on one line. */
  | { readonly kind: 'answers-twice'; readonly status: number; readonly body: string }
  /** What is no HTTP. */
  | { readonly kind: 'babbles' };

/** A provider outside of this code, which takes each request and then goes wrong as it is told. */
export class FaultyServer {
  readonly seen: SeenRequest[] = [];
  #server: Server;

  private constructor(public behaviour: (seen: SeenRequest) => Behaviour) {
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  static async start(behaviour: (seen: SeenRequest) => Behaviour): Promise<FaultyServer> {
    const started = new FaultyServer(behaviour);
    await once(started.#server.listen(0, '127.0.0.1'), 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    this.seen.push(seen);
    behave(this.behaviour(seen), response);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const repeat = (response: ServerResponse, words: string, milliseconds: number): void => {
  const writing = setInterval(() => response.write(words), milliseconds);
  response.on('close', () => clearInterval(writing));
};

const behave = (behaviour: Behaviour, response: ServerResponse): void => {
  const { socket } = response;
  switch (behaviour.kind) {
    case 'answers':
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
      break;
    case 'hangs':
      if (behaviour.after === 'headers') response.writeHead(201, { 'content-length': '9' }).flushHeaders();
      break;
    case 'drips':
      repeat(response.writeHead(201), ' ', 40);
      break;
    case 'cuts':
      if (behaviour.after === 'nothing') socket?.destroy();
      else response.writeHead(behaviour.status ?? 201, { 'content-length': '9' }).write('x', () => socket?.destroy());
      break;
    case 'floods':
      repeat(response.writeHead(201), ' '.repeat(100_000), 1);
      break;
    case 'answers-twice': {
      const { status, body } = behaviour;
      const once = `HTTP/1.1 ${status} So\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      socket?.end(once + once);
      break;
    }
    case 'babbles':
      socket?.end('250 queued as 12345\r\n');
  }
};
