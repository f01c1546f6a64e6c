import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { migrateAccess } from '../../database/migrate-access';
import { PhotoUploads } from '../../database/photo-uploads';
import { type PhotoOwner, type PhotoTag } from '../../database/photo-rows';
import { eventIds } from '../../write-side/event-ids';
import { metadataOf } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { TagPhoto, TagPhotoHandler } from './tag-photo.command';
import { conversationAggregate, ConversationStream } from '../aggregate/conversation.stream';
import { PhotoTags } from './photo-tags';

const visitor = { slug: 'leeds', sessionId: randomUUID() };
const photoId = randomUUID();
const stream = conversationStream(visitor.sessionId);
const grader = { now: Date.parse('2026-03-02T12:00:00.000Z'), coverageAndOffer: anyCoverageAndOffer };
const context = (kind: 'visitor' | 'installer' = 'visitor') => ({
  actor: { kind, id: null },
  requestId: randomUUID(),
});

/** Where somebody else is always quicker, once. */
class OvertakenUploads extends PhotoUploads {
  meanwhile: (() => Promise<unknown>) | null = null;

  override async tags(owner: PhotoOwner, ids: readonly string[]): Promise<readonly PhotoTag[]> {
    const read = await super.tags(owner, ids);
    const { meanwhile } = this;
    this.meanwhile = null;
    await meanwhile?.();
    return read;
  }
}

let pool: Pool;
beforeAll(async () => {
  const url = await createTestDatabase();
  await migrateAccess(url);
  pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
});
afterAll(() => pool.end());

const photo = { photoId, slot: null, width: 1, height: 1, bytes: 1 };
const past: readonly ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...visitor, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'VisitorMessageReceived', data: { ...visitor, messageId: 'one', text: 'Here is my boiler' } },
  { type: 'PhotosReceived', data: { ...visitor, messageId: 'one', photos: [photo] } },
];
/** A conversation with one photo, which was uploaded under that slot. */
const begin = async (conversations: ConversationStream, slot: PhotoSlot) => {
  await pool.query('delete from access.photos');
  await pool.query(
    `insert into access.photos (slug, session_id, photo_id, slot, width, height, bytes)
     values ($1, $2, $3, $4, 1, 1, 1)`,
    [visitor.slug, visitor.sessionId, photoId, slot],
  );
  const metadata = metadataOf(visitor.slug, context());
  return await conversations.execute({ stream, metadata, decide: () => past, eventId: eventIds(randomUUID()) });
};

it.each(['visitor', 'installer'] as const)('a %s that tags too often keeps the other from nothing', async (kind) => {
  const here = new ConversationStream(new MemoryEventStore(), conversationAggregate, 100);
  const uploads = new PhotoUploads(pool);
  await begin(here, 'boiler-front');
  const tag = (slot: PhotoSlot, by: 'visitor' | 'installer') =>
    new TagPhotoHandler(here, uploads).execute(
      new TagPhoto({ ...visitor, photoId }, slot, grader.coverageAndOffer, context(by)),
    );
  for (let count = 0; count < 200; count += 1) await tag(count % 2 ? 'gas-meter' : 'data-plate', kind);
  await expect(tag('controls', kind)).rejects.toThrow('These photos were changed too often.');
  expect(await uploads.tags(visitor, [photoId])).toEqual([{ photoId, slot: 'gas-meter' }]);
  await tag('controls', kind === 'visitor' ? 'installer' : 'visitor');
  expect(await uploads.tags(visitor, [photoId])).toEqual([{ photoId, slot: 'controls' }]);
  const { state } = await here.load(stream);
  expect(state).toMatchObject({ photos: [{ photoId, slot: 'controls' }] });
});

it.each([
  ['here', ['gas-meter']],
  ['elsewhere', ['gas-meter']],
  ['elsewhere, and put back as it was', ['gas-meter', null]],
] as const)('a tag that was read is not told over a newer one that came from %s meanwhile', async (where, newer) => {
  const store = new MemoryEventStore();
  const here = new ConversationStream(store, conversationAggregate, 100);
  const uploads = new OvertakenUploads(pool);
  const retag = async (slot: PhotoSlot | null): Promise<unknown> => {
    const through = where === 'here' ? here : new ConversationStream(store, conversationAggregate, 100);
    const tag = new TagPhoto({ ...visitor, photoId }, slot, grader.coverageAndOffer, context());
    return await new TagPhotoHandler(through, uploads).execute(tag);
  };
  const { state } = await begin(here, 'data-plate');
  uploads.meanwhile = async () => {
    for (const slot of newer) await retag(slot);
  };
  await new PhotoTags(here, uploads).keep(state, grader, context());
  const told = (await store.readStream(stream)).flatMap(({ type, data }) =>
    type === 'PhotoTagged' ? data['slot'] : [],
  );
  expect(told).toEqual(newer);
});
