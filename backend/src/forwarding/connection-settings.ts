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
import { type ConnectionChange, Connections } from '../secrets/connections';
import type { RequestContext } from '../write-side/request-context';
import { Refused, RefusedShowing } from '../write-side/refused';
import { ConnectionTrace } from './connection-trace';

const day = 86_400_000;

export const noSuchConnection = (): Refused => new Refused('No such connection', 'not-found');

export const refuseSwitchedOffByAdmin = ({ offReason }: KeptConnection): void => {
  if (offReason === 'admin') throw new Refused('Our team switched this connection off. Please contact us.', 'conflict');
};

/** An installer's connections: made, changed, ended. */
@Injectable()
export class ConnectionSettings {
  constructor(
    private readonly connections: Connections,
    private readonly crm: CrmGateway,
    private readonly trace: ConnectionTrace,
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
  async add(slug: string, wanted: z.output<typeof addConnection.body>, context: RequestContext) {
    const id = randomUUID();
    const url = wanted.kind === 'webhook' ? this.#judged(wanted.url) : new URL(this.crm.hubspotUrl);
    const secret = wanted.kind === 'webhook' ? newWebhookSecret() : wanted.token;
    const { kind, name, events } = wanted;
    const deals = wanted.kind === 'hubspot' ? wanted.deals : null;
    const made = { id, slug, kind, name, host: url.hostname, events, deals, url: url.href, secret };
    if (!(await this.connections.add(made, new Date(), this.trace.by(context))))
      throw new Refused(`There are ${mostConnections} connections already. Please delete one first.`, 'conflict');
    return { connection: await this.one(slug, id), secret: kind === 'webhook' ? secret : null };
  }

  async change(
    slug: string,
    id: string,
    wanted: z.output<typeof changeConnection.body>,
    context: RequestContext,
  ): Promise<KeptConnection> {
    const target = wanted.url === undefined ? null : this.#judged(wanted.url);
    return await this.#changed(slug, id, context, (found) => {
      const { url, token, name, events, deals, enabled } = wanted;
      if (found.kind === 'webhook' ? token !== undefined || (deals ?? null) !== null : url !== undefined)
        throw new Refused('This is not of such a connection', 'invalid');
      if (enabled === true) refuseSwitchedOffByAdmin(found);
      return {
        ...(name !== undefined && { name }),
        ...(events && { events }),
        ...(deals !== undefined && { deals }),
        ...(target && { url: target.href, host: target.hostname }),
        ...(token !== undefined && { secret: token }),
        ...(enabled === true && { offReason: null }),
        ...(enabled === false && found.enabled && { offReason: 'installer' }),
      };
    });
  }

  /** Twice within a day, the first secret counts no more. Of those at once each is told its own, which signed for a while. */
  async rotate(slug: string, id: string, context: RequestContext) {
    const secret = newWebhookSecret();
    const connection = await this.#changed(slug, id, context, (found) => {
      if (found.kind !== 'webhook')
        throw new Refused('HubSpot makes its own tokens: paste the new one instead', 'conflict');
      return { secret, former: found.secret, formerUntil: new Date(Date.now() + day).toISOString() };
    });
    return { connection, secret };
  }

  async delete(slug: string, id: string, context: RequestContext): Promise<void> {
    if (!(await this.connections.drop(slug, id, this.trace.by(context)))) throw noSuchConnection();
  }

  async disable(slug: string, id: string, context: RequestContext): Promise<KeptConnection> {
    return await this.#changed(slug, id, context, () => ({ offReason: 'admin' }));
  }

  async #changed(
    slug: string,
    id: string,
    context: RequestContext,
    decide: (found: KeptConnection) => ConnectionChange,
  ): Promise<KeptConnection> {
    const after = await this.connections.change(slug, id, decide, this.trace.by(context));
    if (!after) throw noSuchConnection();
    return after;
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
