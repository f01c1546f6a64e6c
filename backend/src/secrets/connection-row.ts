import {
  type ConnectionKind,
  connectionKindSchema,
  type ForwardEvent,
  forwardEventSchema,
  type HubSpotDealSettings,
  hubspotDealSettingsSchema,
  type OffReason,
  offReasonSchema,
} from '@pilotlight/contracts/values/connection';
import { z } from 'zod';

export const connectionMoment = z.date().transform((at) => at.toISOString());

const rowSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: connectionKindSchema,
  name: z.string(),
  host: z.string(),
  events: z.array(forwardEventSchema),
  deals: hubspotDealSettingsSchema.nullable(),
  account: z.int(),
  sealed: z.instanceof(Buffer),
  enabled: z.boolean(),
  off_reason: offReasonSchema.nullable(),
  created_at: connectionMoment,
  former_until: connectionMoment.nullable(),
  failing_since: connectionMoment.nullable(),
  last_delivered_at: connectionMoment.nullable(),
});

/** `secret` signs webhooks, or lets us in at HubSpot; `former` signs beside it for a day after a rotation. */
const sealedSchema = z.object({ url: z.string(), secret: z.string(), former: z.string().nullable() });
export type ConnectionSecrets = z.infer<typeof sealedSchema>;

export interface KeptConnection extends ConnectionSecrets {
  readonly id: string;
  readonly slug: string;
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly host: string;
  readonly events: readonly ForwardEvent[];
  /** Null where no deals are written. */
  readonly deals: HubSpotDealSettings | null;
  /** Counts the accounts that its tokens opened: what one calls a lead means nothing to the next. */
  readonly account: number;
  readonly enabled: boolean;
  readonly offReason: OffReason | null;
  readonly createdAt: string;
  readonly formerUntil: string | null;
  readonly failingSince: string | null;
  readonly lastDeliveredAt: string | null;
}

/** `open` gives the text of what is sealed under a connection's id. */
export const connectionRows = (rows: unknown, open: (id: string, sealed: Buffer) => string): KeptConnection[] =>
  z
    .array(rowSchema)
    .parse(rows)
    .map(({ id, slug, kind, name, host, events, deals, account, enabled, ...row }) => ({
      ...sealedSchema.parse(JSON.parse(open(id, row.sealed))),
      id,
      slug,
      kind,
      name,
      host,
      events,
      deals,
      account,
      enabled,
      offReason: row.off_reason,
      createdAt: row.created_at,
      formerUntil: row.former_until,
      failingSince: row.failing_since,
      lastDeliveredAt: row.last_delivered_at,
    }));
