import type { Position } from '@pilotlight/contracts/events/event';
import { start, type StoredEvent } from '../event-store';
import { positionAt } from '../recorded-event';
import { metadata } from '../testing/sample-events';
import { messagesOf } from './feed-message';
import { partitionOf } from './partition-of';
import { fromWire, toWire } from './wire-format';

const at = '2026-11-20T10:00:00.000Z';
const eventOf = (tenant: string | null, place: number): StoredEvent => ({
  ...metadata,
  tenant,
  id: `id-${place}`,
  stream: `installer-${tenant}`,
  revision: place,
  position: positionAt(place),
  at,
  type: 'InstallerRenamed',
  data: { slug: tenant, name: 'Zoë ☀' },
});

const tenants = ['acme', 'best', 'leeds', null];
const log = Array.from({ length: 40 }, (_, index) => eventOf(tenants[(index * 7) % 4] ?? null, index + 1));
const partitions = 3;
const sent = [0, 13, 14, 27].flatMap((from, part, starts) =>
  messagesOf(log.slice(from, starts[part + 1]), from === 0 ? start : positionAt(from), partitions),
);

describe('the entries of a partition', () => {
  it.each([0, 1, 2])('are one unbroken chain from the first position to the last (partition %i)', (partition) => {
    const mine = sent.filter((message) => message.partition === partition);
    let position: Position = start;
    for (const { after, through, event } of mine) {
      expect(after).toBe(position);
      const place = event?.position ?? through;
      expect(place > after && place <= through).toBe(true);
      position = through;
    }
    expect(position).toBe(positionAt(40));
    const expected = log.filter(({ tenant }) => partitionOf(tenant, partitions) === partition);
    expect(mine.flatMap(({ event }) => event ?? [])).toEqual(expected);
  });

  it('reach a partition without events too, as one tick for each stretch', () => {
    const ticks = messagesOf([eventOf('acme', 7)], positionAt(5), 6).filter(({ event }) => event === null);
    expect(ticks).toHaveLength(5);
    for (const tick of ticks) expect(tick).toMatchObject({ after: positionAt(5), through: positionAt(7) });
  });
});

describe('on the wire', () => {
  it('each comes back as it was sent', () => {
    const back = sent.map((message) => {
      const { partition, headers, value } = toWire(message);
      const buffers = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)]));
      return fromWire(partition, { headers: buffers, value: value === null ? null : Buffer.from(value) });
    });
    expect(back).toEqual(sent);
  });

  it('an event is keyed by its tenant and named by its headers', () => {
    const [message] = messagesOf([eventOf('acme', 7)], positionAt(5), 1);
    expect(message && toWire(message)).toMatchObject({
      key: 'acme',
      headers: { id: 'id-7', stream: 'installer-acme', position: positionAt(7), type: 'InstallerRenamed' },
    });
  });

  it.each([
    ['without headers', {}, '{}'],
    ['of another shape', { position: '1', after: '0', through: '1' }, '{"song":"Daisy"}'],
    ['that is no JSON', { position: '1', after: '0', through: '1' }, 'la la'],
  ])('an entry %s is not one of the log', (_, headers, value) => {
    expect(fromWire(0, { headers, value: Buffer.from(value) })).toBeNull();
  });
});
