import type { RecordedEvent, SuppressionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { suppressionEvents } from '@pilotlight/contracts/events/notification-events';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { SuppressionCause } from '@pilotlight/contracts/values/notification-status';
import type { FoldedModel, Table } from '../read-model';

export type SuppressionRow = {
  readonly slug: string;
  readonly channel: Channel;
  readonly address_hash: string;
  readonly address: string;
  readonly cause: SuppressionCause;
  readonly at: string;
};

type Concerning = RecordedEvent<SuppressionEvent>;

const table: Table<SuppressionRow> = {
  name: 'suppressions',
  columns: { slug: 'text', channel: 'text', address_hash: 'text', address: 'text', cause: 'text', at: 'timestamptz' },
  key: ['slug', 'channel', 'address_hash'],
  tenant: 'slug',
  personal: ['address'],
  indexes: { at: '(at desc)' },
};

export const suppressions: FoldedModel<SuppressionRow, Concerning, 'suppressions'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'suppressions',
  version: 1,
  table,
  streams: ['suppression'],
  concerns: (event): event is Concerning => Object.hasOwn(suppressionEvents, event.type),
  keyOf: ({ data }) => [data.slug, data.channel, data.addressHash],
  fold: (_, event) => {
    if (event.type === 'SuppressionLifted') return null;
    const { slug, channel, addressHash, address, cause } = event.data;
    return { slug, channel, address_hash: addressHash, address, cause, at: event.at };
  },
};
