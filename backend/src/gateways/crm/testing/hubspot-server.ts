import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { HubSpotDealStore, type Properties } from './hubspot-deal-store';

export const hubspotToken = 'pat-eu1-00000000-0000-4000-8000-000000000001';

const bodySchema = z.object({ properties: z.record(z.string(), z.string()) });

/** HubSpot as far as we call it: contacts are found by id or email, made once for an email, unknown properties refused; deals beside them. */
export class HubSpotServer {
  readonly contacts = new Map<string, Properties>();
  readonly sales = new HubSpotDealStore((id) => this.contacts.has(id));
  properties = new Set(['email', 'firstname', 'lastname', 'phone', 'zip']);
  /** Of the account that is served. */
  token = hubspotToken;
  readonly calls: string[] = [];
  /** Done, and never answered. */
  isLost: (call: string) => boolean = () => false;
  /** Instead of an answer of its own; null for none. */
  fault: (call: string) => number | null = () => null;
  readonly #server: Server = createServer((request, response) => void this.#take(request, response));

  static async start(): Promise<HubSpotServer> {
    const started = new HubSpotServer();
    await once(started.#server.listen(0, '127.0.0.1'), 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '', this.url);
    const call = `${request.method} ${url.pathname}`;
    this.calls.push(call);
    const answer = (status: number, given: object): void =>
      this.isLost(call)
        ? void response.destroy()
        : void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(given));
    const fault = this.fault(call);
    if (fault !== null) return answer(fault, { status: 'error', category: 'STAND_IN' });
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return answer(401, { status: 'error', category: 'INVALID_AUTHENTICATION' });
    if (url.pathname === '/crm/v3/properties/contacts')
      return answer(200, { results: [...this.properties].map((name) => ({ name })) });
    const ofDeals = this.sales.answer(request.method ?? '', url, body);
    if (ofDeals) return answer(...ofDeals);
    if (request.method === 'GET') return answer(200, { results: [] });
    const { properties } = bodySchema.parse(JSON.parse(body));
    const unknown = Object.keys(properties).find((name) => !this.properties.has(name));
    if (unknown) return answer(400, { status: 'error', message: `Property "${unknown}" does not exist` });
    const named = decodeURIComponent(url.pathname.split('/contacts/')[1] ?? '');
    const id = named && (url.searchParams.get('idProperty') === 'email' ? this.#idOf(named) : named);
    if (request.method === 'POST') {
      if (properties['email'] && this.#idOf(properties['email']))
        return answer(409, { status: 'error', message: 'Contact already exists' });
      const made = String(randomInt(1_000_000, 9_999_999));
      this.contacts.set(made, properties);
      return answer(201, { id: made, properties });
    }
    const known = this.contacts.get(id);
    if (!known) return answer(404, { status: 'error', category: 'OBJECT_NOT_FOUND' });
    this.contacts.set(id, { ...known, ...properties });
    answer(200, { id, properties });
  }

  #idOf(email: string): string {
    return [...this.contacts].find(([, each]) => each['email'] === email)?.[0] ?? '';
  }
}
