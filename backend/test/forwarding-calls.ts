import type { Connection, Delivery } from '@pilotlight/contracts/http/connections';
import { forwardEvents } from '@pilotlight/contracts/values/connection';
import type { CrmSettings } from '../src/gateways/crm/crm-gateway';
import { targetsOnThisMachine } from '../src/gateways/crm/target-rules';
import type { Route } from '@pilotlight/contracts/http/route';
import type { TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

/** Servers on this machine, and as little patience as a test has. */
export const crmOnThisMachine = (hubspotUrl = 'http://127.0.0.1:9'): CrmSettings => ({
  rules: targetsOnThisMachine,
  hubspotUrl,
  patience: 3_000,
});

const path = '/api/installer/connections';
const samplePerson = { name: 'Priya Nair', phone: '07700 900142', email: 'priya@nair.example', postcode: 'LS17 8AB' };

/** An installer with what it does about its own systems. */
export class Forwarder {
  private constructor(
    private readonly backend: TestBackend,
    readonly installer: InstallerOnBoard,
    readonly token: string,
  ) {}

  static async on(backend: TestBackend, slug: string): Promise<Forwarder> {
    const installer = await newInstaller(backend, slug);
    return new Forwarder(backend, installer, await signIn(backend, installer));
  }

  call(method: string, what = '', body?: unknown, token = this.token) {
    return this.backend.call(method, what.startsWith('/api') ? what : path + what, { token, body });
  }

  async connect(url: string, events: readonly string[] = forwardEvents, name = 'Office') {
    const { json, text, status } = await this.call('POST', '', { kind: 'webhook', name, url, events });
    if (status !== 201) throw new Error(text);
    return { id: (json['connection'] as object as Connection).id, secret: String(json['secret']) };
  }

  async connections(): Promise<Connection[]> {
    return (await this.call('GET')).json['connections'] as object as Connection[];
  }

  async log(id: string, query = ''): Promise<Delivery[]> {
    return (await this.call('GET', `/${id}/deliveries${query}`)).json['deliveries'] as object as Delivery[];
  }

  /** Waits until a delivery of this event stands so. */
  async delivery(id: string, event: string, isSo: (delivery: Delivery) => boolean = () => true): Promise<Delivery> {
    return await until(async () => (await this.log(id)).find((each) => each.event === event && isSo(each)));
  }

  async test(id: string): Promise<Delivery> {
    const { json, text, status } = await this.call('POST', `/${id}/test`);
    if (status !== 200) throw new Error(text);
    return json['delivery'] as object as Delivery;
  }

  /** Who leaves no way to be reached. */
  async visitor(): Promise<Visitor> {
    const visitor = await Visitor.of(this.backend, this.installer);
    await visitor.say('My combi has no hot water');
    return visitor;
  }

  async lead(person: object = samplePerson): Promise<Visitor> {
    const visitor = await this.visitor();
    const { status, text } = await visitor.lead(person);
    if (status !== 200) throw new Error(text);
    return visitor;
  }
}

/** For the access matrix: ids of a connection and of what went through it, where a call asks for them. */
export const connectionFor = async (backend: TestBackend, token: string | undefined, { path: asked }: Route) => {
  if (!asked.includes(':connectionId') && !asked.endsWith('/leads/forward')) return {};
  const body = { kind: 'webhook', name: 'Office', url: 'http://127.0.0.1:9/hook', events: ['lead.created'] };
  const made = await backend.call('POST', path, { token, body });
  const connectionId = String(made.json['connection']?.['id']);
  const sent = await backend.call('POST', `${path}/${connectionId}/test`, { token });
  const prepared = { ids: [connectionId], connectionId, retryKey: connectionId };
  return {
    connectionId,
    deliveryId: String(sent.json['delivery']?.['id']),
    ...(asked.endsWith('/leads/forward') && { prepared }),
  };
};
