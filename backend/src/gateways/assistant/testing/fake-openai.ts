import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { completed, eventsOfCalls, eventsOfText, type FakeCall, piece, written } from './response-events';

/** How the provider behaves. Text goes out as it is: `answering` makes the JSON that is asked for. */
export type Behaviour =
  | { readonly kind: 'says'; readonly text: string }
  | { readonly kind: 'ponders'; readonly milliseconds: number; readonly text: string }
  /** One token a second. */
  | { readonly kind: 'drips'; readonly text: string }
  | { readonly kind: 'refuses'; readonly status: number }
  /** Takes the request and says nothing, before or after its headers. */
  | { readonly kind: 'hangs'; readonly after: 'nothing' | 'headers' | 'words' }
  | { readonly kind: 'breaks-json' }
  /** Loses the line in the middle, or ends it as if that were all. */
  | { readonly kind: 'cuts'; readonly how: 'reset' | 'end' }
  /** So many bytes, in one event, in many, or in a line that never ends. */
  | { readonly kind: 'floods'; readonly bytes: number; readonly as: 'one-event' | 'events' | 'no-event' }
  | { readonly kind: 'calls'; readonly calls: readonly FakeCall[]; readonly afterwards: string }
  /** Does what the visitor's last words tell it, and tells all that it was shown. */
  | { readonly kind: 'obeys' }
  | { readonly kind: 'gives-up' }
  /** Says so with such an account of its tokens, or in events whose parts have other types. */
  | { readonly kind: 'miscounts'; readonly text: string; readonly usage: unknown }
  | { readonly kind: 'mistypes'; readonly what: 'words' | 'call' };

export interface SeenRequest {
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}

export const answering = (words: string, asksFor = 'nothing', quickReplies: readonly string[] = []): string =>
  JSON.stringify({ text: words, asks_for: asksFor, leaves_question: false, quick_replies: quickReplies });

export const leavingOpen = (words: string): string =>
  JSON.stringify({ text: words, asks_for: 'nothing', leaves_question: true, quick_replies: [] });

const mistyped = { name: 'request_callback', json: { when: null } as unknown as string };

const refusal = (status: number): string =>
  JSON.stringify({ error: { message: `Refused with key sk-canary (${status})`, type: 'error', code: null } });

/** The Responses API over real HTTP, as well or badly as told. Listens on a free port of this machine. */
export class FakeOpenAi {
  behaviour: Behaviour = { kind: 'says', text: answering('Hello from the model.') };
  readonly requests: SeenRequest[] = [];
  readonly #server: Server;
  readonly #closing = new AbortController();

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<FakeOpenAi> {
    const fake = new FakeOpenAi();
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { behaviour } = this;
    this.requests.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body });
    if (behaviour.kind === 'refuses') {
      response.writeHead(behaviour.status, { 'content-type': 'application/json' }).end(refusal(behaviour.status));
      return;
    }
    if (behaviour.kind === 'hangs' && behaviour.after === 'nothing') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    await this.#stream(behaviour, body, response);
  }

  async #stream(behaviour: Exclude<Behaviour, { kind: 'refuses' }>, body: string, response: ServerResponse) {
    const send = (events: readonly object[]): void => void response.write(events.map(written).join(''));
    switch (behaviour.kind) {
      case 'says':
        send(eventsOfText(behaviour.text));
        break;
      case 'ponders':
        await pause(behaviour.milliseconds, undefined, { signal: this.#closing.signal });
        send(eventsOfText(behaviour.text));
        break;
      case 'drips':
        for (const word of behaviour.text.split(/(?<= )/)) {
          send([piece(word)]);
          await pause(1_000, undefined, { signal: this.#closing.signal });
        }
        send([completed([])]);
        break;
      case 'hangs':
        if (behaviour.after === 'words') send([piece('{"text":"I was about to')]);
        return;
      case 'breaks-json':
        response.write('event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":\n\n');
        break;
      case 'cuts':
        send(eventsOfText(answering('Half of this never')).slice(0, 4));
        await pause(20);
        if (behaviour.how === 'reset') response.destroy();
        break;
      case 'floods':
        if (behaviour.as === 'no-event') response.write('a'.repeat(behaviour.bytes));
        else if (behaviour.as === 'one-event') send([piece('a'.repeat(behaviour.bytes)), completed([])]);
        else send([...Array.from({ length: behaviour.bytes / 1_024 }, () => piece('a'.repeat(1_024))), completed([])]);
        break;
      case 'calls':
        send(
          body.includes('function_call_output') ? eventsOfText(behaviour.afterwards) : eventsOfCalls(behaviour.calls),
        );
        break;
      case 'obeys':
        send(eventsOfText(answering(`As you wish. ${body}`.slice(0, 1_150))));
        break;
      case 'miscounts':
        send([piece(behaviour.text), { type: 'response.completed', response: { usage: behaviour.usage } }]);
        break;
      case 'mistypes':
        send(behaviour.what === 'words' ? [{ ...piece(''), delta: 7 }, completed([])] : eventsOfCalls([mistyped]));
        break;
      case 'gives-up':
        send([piece('{"text":'), { type: 'response.failed', response: { status: 'failed' } }]);
        break;
    }
    response.end();
  }
}
