import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StoredEvent {
  readonly id: string;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly start: { readonly dateTime: string };
  readonly end: { readonly dateTime: string };
}

/** How a call goes wrong: an answer, a line cut before or after it was obeyed, or silence. */
export type Fault = { readonly status: number; readonly reason: string } | 'cut' | 'obeyed-then-cut' | 'hangs';

const client = { id: 'client-1.apps.example', secret: 'hush-hush-client' } as const;

const reason = (code: number, why: string) => ({ error: { code, errors: [{ reason: why }], message: why } });

/** Speaks as much of Google's OAuth and Calendar API as we ask of it, and goes wrong as it is told. */
export class GoogleServer {
  static readonly client = client;
  readonly events = new Map<string, StoredEvent>();
  readonly refreshTokens = new Set<string>();
  readonly calls: string[] = [];
  busy: { readonly start: string; readonly end: string }[] = [];
  fault: (call: string) => Fault | null = () => null;
  readonly #codes = new Map<
    string,
    { readonly challenge: string; readonly scope: string; readonly redirect: string }
  >();
  readonly #accessTokens = new Set<string>();
  readonly #server: Server = createServer((request, response) => void this.#take(request, response));

  static async start(): Promise<GoogleServer> {
    const started = new GoogleServer();
    await once(started.#server.listen(0, '127.0.0.1'), 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get settings() {
    return { clientId: client.id, clientSecret: client.secret, apiBase: this.url };
  }

  /** What somebody's browser is sent back with who consents on the page at this address. */
  consented(address: string, scope?: string): URL {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    const redirect = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      scope: scope ?? asked.get('scope') ?? '',
      redirect,
    });
    return new URL(`${redirect}?${new URLSearchParams({ state: asked.get('state') ?? '', code }).toString()}`);
  }

  /** Those in hand are over before their time. */
  forgetAccessTokens(): void {
    this.#accessTokens.clear();
  }

  get live(): StoredEvent[] {
    return [...this.events.values()].filter(({ status }) => status !== 'cancelled');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const body = await text(request);
    this.calls.push(call);
    const fault = this.fault(call);
    if (fault === 'hangs') return;
    if (fault === 'cut') return void request.socket.destroy();
    const [status, answer] =
      fault !== null && fault !== 'obeyed-then-cut'
        ? [fault.status, reason(fault.status, fault.reason)]
        : this.#answer(call, body, request.headers.authorization ?? '');
    if (fault === 'obeyed-then-cut') return void request.socket.destroy();
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(answer === null ? undefined : JSON.stringify(answer));
  }

  #answer(call: string, body: string, authorization: string): readonly [number, unknown] {
    if (call === 'POST /token') return this.#token(new URLSearchParams(body));
    if (call === 'POST /revoke')
      return this.refreshTokens.delete(new URLSearchParams(body).get('token') ?? '')
        ? [200, {}]
        : [400, { error: 'invalid_token' }];
    if (!this.#accessTokens.has(authorization.replace('Bearer ', ''))) return [401, reason(401, 'authError')];
    if (call === 'POST /calendar/v3/freeBusy') return [200, { calendars: { primary: { busy: this.#busyTimes() } } }];
    const [, method = '', id = ''] = /^(\w+) \/calendar\/v3\/calendars\/primary\/events\/?(.*)$/.exec(call) ?? [];
    return this.#event(method, id, body);
  }

  #event(method: string, path: string, body: string): readonly [number, unknown] {
    const given = body === '' ? {} : (JSON.parse(body) as Partial<StoredEvent>);
    const id = path || (given.id ?? '');
    const known = this.events.get(id);
    switch (method) {
      case 'POST':
        if (known) return [409, reason(409, 'duplicate')];
        if (!/^[0-9a-v]{5,1024}$/.test(id)) return [400, reason(400, 'invalid')];
        break;
      case 'PATCH':
        if (!known) return [404, reason(404, 'notFound')];
        break;
      case 'DELETE':
        if (!known) return [404, reason(404, 'notFound')];
        if (known.status === 'cancelled') return [410, reason(410, 'deleted')];
        this.events.set(id, { ...known, status: 'cancelled' });
        return [204, null];
      default:
        return [404, reason(404, 'notFound')];
    }
    const event = { ...known, ...given, id } as StoredEvent;
    this.events.set(id, event);
    return [200, event];
  }

  /** Our own events keep somebody busy as any other. */
  #busyTimes() {
    return [...this.busy, ...this.live.map(({ start, end }) => ({ start: start.dateTime, end: end.dateTime }))];
  }

  #token(form: URLSearchParams): readonly [number, unknown] {
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      return [401, { error: 'invalid_client' }];
    const granted = { access_token: randomUUID(), expires_in: 3_599, token_type: 'Bearer' };
    if (form.get('grant_type') === 'refresh_token') {
      if (!this.refreshTokens.has(form.get('refresh_token') ?? '')) return [400, { error: 'invalid_grant' }];
      this.#accessTokens.add(granted.access_token);
      return [200, granted];
    }
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.challenge !== challenge || asked.redirect !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    const refresh = `refresh-${randomUUID()}`;
    this.refreshTokens.add(refresh);
    this.#accessTokens.add(granted.access_token);
    return [200, { ...granted, refresh_token: refresh, scope: asked.scope }];
  }
}
