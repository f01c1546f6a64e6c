import { Controller } from '@nestjs/common';
import {
  addConnection,
  changeConnection,
  connectionDeliveries,
  deleteConnection,
  ownConnections,
  redeliver,
  rotateConnectionSecret,
  testConnection,
} from '@pilotlight/contracts/http/connections';
import { forwardLeads, forwardLeadsForAdmin } from '@pilotlight/contracts/http/forwarding-to-crm';
import { disableConnection, installerConnections } from '@pilotlight/contracts/http/installer-connections';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import type { z } from 'zod';
import { LeadDeliveryLog, pageSize } from '../database/lead-delivery-log';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { ConnectionInPath, DeliveryInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import type { RequestContext } from '../write-side/request-context';
import { ConnectionSettings } from './connection-settings';
import { connectionView, deliveredLeadView, deliveryView } from './connection-view';
import { SendingByHand } from './sending-by-hand';

@Controller()
export class ConnectionsController {
  constructor(
    private readonly settings: ConnectionSettings,
    private readonly byHand: SendingByHand,
    private readonly deliveries: LeadDeliveryLog,
    private readonly leads: LeadsReader,
  ) {}

  @Call(ownConnections)
  async own(@OwnSlug() slug: string) {
    return { connections: (await this.settings.of(slug)).map((each) => connectionView(each, 'firm')) };
  }

  @Call(addConnection)
  async add(
    @OwnSlug() slug: string,
    @BodyOf(addConnection) body: z.output<typeof addConnection.body>,
    @Context() context: RequestContext,
  ) {
    const { connection, secret } = await this.settings.add(slug, body, context);
    return { connection: connectionView(connection, 'firm'), secret };
  }

  @Call(changeConnection)
  async change(
    @OwnSlug() slug: string,
    @ConnectionInPath() connectionId: string,
    @BodyOf(changeConnection) body: z.output<typeof changeConnection.body>,
    @Context() context: RequestContext,
  ) {
    return { connection: connectionView(await this.settings.change(slug, connectionId, body, context), 'firm') };
  }

  @Call(deleteConnection)
  async delete(@OwnSlug() slug: string, @ConnectionInPath() connectionId: string, @Context() context: RequestContext) {
    await this.settings.delete(slug, connectionId, context);
    return { success: true, message: 'Connection deleted' };
  }

  @Call(rotateConnectionSecret)
  async rotate(@OwnSlug() slug: string, @ConnectionInPath() connectionId: string, @Context() context: RequestContext) {
    const { connection, secret } = await this.settings.rotate(slug, connectionId, context);
    return { connection: connectionView(connection, 'firm'), secret };
  }

  @Call(testConnection)
  async test(@OwnSlug() slug: string, @ConnectionInPath() connectionId: string) {
    return { delivery: await this.byHand.test(slug, connectionId) };
  }

  @Call(connectionDeliveries)
  async log(
    @OwnSlug() slug: string,
    @ConnectionInPath() connectionId: string,
    @QueryOf(connectionDeliveries) query: z.output<typeof connectionDeliveries.query>,
  ) {
    await this.settings.one(slug, connectionId);
    const found = await this.deliveries.list({ slug, connectionId }, query);
    const deliveries = found.slice(0, pageSize).map(deliveryView);
    const leadIds = new Set(deliveries.flatMap(({ leadId }) => leadId ?? []));
    const leads = await this.leads.byIds(slug, [...leadIds]);
    return { deliveries, leads: leads.map(deliveredLeadView), more: found.length > pageSize };
  }

  @Call(redeliver)
  async again(@OwnSlug() slug: string, @ConnectionInPath() connectionId: string, @DeliveryInPath() deliveryId: string) {
    return { delivery: await this.byHand.again(slug, connectionId, deliveryId) };
  }

  @Call(forwardLeads)
  async forward(
    @OwnSlug() slug: string,
    @BodyOf(forwardLeads) { connectionId, ...chosen }: z.output<typeof forwardLeads.body>,
  ) {
    return await this.byHand.leadsTo(slug, connectionId, chosen);
  }

  @Call(forwardLeadsForAdmin)
  async forwardForAdmin(
    @SlugInPath() slug: string,
    @BodyOf(forwardLeadsForAdmin) { connectionId, ...chosen }: z.output<typeof forwardLeadsForAdmin.body>,
  ) {
    return await this.byHand.leadsTo(slug, connectionId, chosen);
  }

  @Call(installerConnections)
  async ofInstaller(@SlugInPath() slug: string) {
    return { connections: (await this.settings.of(slug)).map((each) => connectionView(each, 'admin')) };
  }

  @Call(disableConnection)
  async disable(
    @SlugInPath() slug: string,
    @ConnectionInPath() connectionId: string,
    @Context() context: RequestContext,
  ) {
    return { connection: connectionView(await this.settings.disable(slug, connectionId, context), 'admin') };
  }
}
