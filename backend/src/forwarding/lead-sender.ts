import { Injectable } from '@nestjs/common';
import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import type { DeliveryRow } from '../database/delivery-row';
import { LeadDeliveries } from '../database/lead-deliveries';
import type { ForwardOutcome } from '../gateways/crm/forward-outcome';
import { CrmGateway } from '../gateways/crm/crm-gateway';
import type { KeptConnection } from '../secrets/connection-row';

/** Hands one message to one of an installer's systems. */
@Injectable()
export class LeadSender {
  constructor(
    private readonly crm: CrmGateway,
    private readonly deliveries: LeadDeliveries,
  ) {}

  async send(connection: KeptConnection, row: DeliveryRow, payload: ForwardedPayload): Promise<ForwardOutcome> {
    const { url, secret, deals } = connection;
    switch (connection.kind) {
      case 'webhook': {
        const secrets = [secret, ...formerOf(connection)];
        return await this.crm.webhook({ url, secrets, id: row.id, body: JSON.stringify(payload) });
      }
      case 'hubspot': {
        if (payload.type === 'connection.test') return await this.crm.hubspot.test(secret, deals);
        const knownId = await this.deliveries.externalIdOf(row);
        return await this.crm.hubspot.upsert({ token: secret, payload, knownId, deals });
      }
    }
  }
}

const formerOf = ({ former, formerUntil }: KeptConnection): readonly string[] =>
  former !== null && formerUntil !== null && Date.parse(formerUntil) > Date.now() ? [former] : [];
