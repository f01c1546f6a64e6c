import { Injectable } from '@nestjs/common';
import type { addConnection, changeConnection } from '@pilotlight/contracts/http/connections';
import { mostConnections } from '@pilotlight/contracts/values/connection';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CrmGateway } from '../gateways/crm/crm-gateway';
import { newWebhookSecret } from '../gateways/crm/signed-webhook';
import { judgedTarget } from '../gateways/crm/target-rules';
import { PublicRequestProblem } from '../gateways/public-request/public-request-problem';
import type { KeptConnection } from '../secrets/connection-row';
import { Connections } from '../secrets/connections';
import { Refused, RefusedShowing } from '../write-side/refused';

const day = 86_400_000;

export const noSuchConnection = (): Refused => new Refused('No such connection', 'not-found');

/** An installer's connections: made, changed, ended. */
@Injectable()
export class ConnectionSettings {
  constructor(
    private readonly connections: Connections,
    private readonly crm: CrmGateway,
  ) {}

  async of(slug: string): Promise<readonly KeptConnection[]> {
    return await this.connections.of(slug);
  }

  async one(slug: string, id: string): Promise<KeptConnection> {
    const found = await this.connections.one(slug, id);
    if (!found) throw noSuchConnection();
    return found;
  }

  /** The secret is null where the other side made it. */
  async add(slug: string, wanted: z.output<typeof addConnection.body>, now = new Date()) {
    const id = randomUUID();
    const url = wanted.kind === 'webhook' ? this.#judged(wanted.url) : new URL(this.crm.hubspotUrl);
    const secret = wanted.kind === 'webhook' ? newWebhookSecret() : wanted.token;
    const { kind, name, events } = wanted;
    const deals = wanted.kind === 'hubspot' ? wanted.deals : null;
    const made = { id, slug, kind, name, host: url.hostname, events, deals, url: url.href, secret };
    if (!(await this.connections.add(made, now)))
      throw new Refused(`There are ${mostConnections} connections already. Please delete one first.`, 'conflict');
    return { connection: await this.one(slug, id), secret: kind === 'webhook' ? secret : null };
  }

  async change(slug: string, id: string, wanted: z.output<typeof changeConnection.body>): Promise<KeptConnection> {
    const found = await this.one(slug, id);
    const { name = found.name, events = found.events, deals = found.deals, url, token, enabled } = wanted;
    if (found.kind === 'webhook' ? token !== undefined || deals !== null : url !== undefined)
      throw new Refused('This is not of such a connection', 'invalid');
    if (enabled === true && found.offReason === 'admin')
      throw new Refused('Our team switched this connection off. Please contact us.', 'conflict');
    const target = url === undefined ? null : this.#judged(url);
    await this.connections.describe(slug, id, { name, events, deals });
    if (target || token !== undefined)
      await this.connections.reseal(
        found,
        { url: target?.href ?? found.url, secret: token ?? found.secret, former: found.former },
        { host: target?.hostname ?? found.host, formerUntil: found.formerUntil },
      );
    if (enabled === true) await this.connections.switchOn(slug, id, new Date());
    if (enabled === false) await this.connections.switchOff(slug, id, 'installer');
    return await this.one(slug, id);
  }

  /** Twice within a day, the first secret counts no more. */
  async rotate(slug: string, id: string, now = Date.now()) {
    const found = await this.one(slug, id);
    if (found.kind !== 'webhook')
      throw new Refused('HubSpot makes its own tokens: paste the new one instead', 'conflict');
    const secret = newWebhookSecret();
    const { url, host, secret: former } = found;
    const formerUntil = new Date(now + day).toISOString();
    await this.connections.reseal(found, { url, secret, former }, { host, formerUntil });
    return { connection: await this.one(slug, id), secret };
  }

  async delete(slug: string, id: string): Promise<void> {
    if (!(await this.connections.drop(slug, id))) throw noSuchConnection();
  }

  async disable(slug: string, id: string): Promise<KeptConnection> {
    await this.one(slug, id);
    await this.connections.switchOff(slug, id, 'admin');
    return await this.one(slug, id);
  }

  /** The answer names the field, so that a form can say it there. */
  #judged(url: string): URL {
    try {
      return judgedTarget(url, this.crm.rules);
    } catch (error) {
      if (!(error instanceof PublicRequestProblem)) throw error;
      throw new RefusedShowing(new Refused(faultOf(error), 'invalid'), { field: 'url' });
    }
  }
}

const faultOf = ({ reason }: PublicRequestProblem): string => {
  if (reason === 'has-password') return 'Please leave out the user name and password';
  return reason === 'no-web-address'
    ? 'Please enter a web address that begins with https://'
    : 'This address is not on the public web, or not at the usual port';
};
