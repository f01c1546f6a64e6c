import { installerConversations } from '@pilotlight/contracts/http/conversations';
import { personExportSchema } from '@pilotlight/contracts/http/people';
import { widgetUnread } from '@pilotlight/contracts/http/hearing';
import { widgetConversation } from '@pilotlight/contracts/http/widget';
import { NightlyMaintenance } from '@pilotlight/backend/jobs/nightly-maintenance';
import { canary, heicPhoto, photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { filesOf, links, send, upload, type Uploaded, uploaded } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let tokens: { readonly leeds: string; readonly york: string };
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn' });
  const york = await newInstaller(backend, 'york');
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const asFirm = (sessionId: string, what: string, body: unknown, token = tokens.leeds): Promise<Answer> =>
  backend.call('POST', `/api/installer/conversations/${sessionId}/${what}`, { token, body });
const upFrom = (sessionId: string, files: readonly Buffer[], token?: string): Promise<Answer> => {
  const body = new FormData();
  for (const bytes of files) body.append('photos', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return asFirm(sessionId, 'files', body, token);
};
const firmsUploaded = async ({ sessionId }: Visitor, ...files: readonly Buffer[]): Promise<readonly Uploaded[]> =>
  JSON.parse((await upFrom(sessionId, files)).text).files;
const reply = (sessionId: string, photoIds: readonly string[], messageId: string = randomUUID()) =>
  asFirm(sessionId, 'reply', { messageId, text: 'It is this valve', photoIds });
const refusal = ({ status, json }: Answer): [number, string] => [status, String(json['message'])];
const greeted = async (): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('Hello');
  return visitor;
};
const small = () => photo('jpeg', 40, 30);
const opened = async (url: string) => {
  const answer = await fetch(backend.address + url);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('photos that a person of the firm sends with a reply', () => {
  it('stand in their words with the visitor and on the dashboards, re-encoded and sealed', async () => {
    const visitor = await greeted();
    const [valve, pump] = await firmsUploaded(visitor, await photo('jpeg'), heicPhoto());
    const ids = [valve?.id ?? '', pump?.id ?? ''];
    expect(valve).toMatchObject({ width: 640, height: 480 });
    expect((await reply(visitor.sessionId, ids)).json).toEqual({ success: true, message: 'Sent' });

    const told = widgetConversation.response.parse((await visitor.conversation()).json).lines.at(-1);
    expect(told).toMatchObject({ role: 'person', text: 'It is this valve', name: 'Dawn, Firm leeds' });
    expect(told?.photos?.map(({ photoId }) => photoId)).toEqual(ids);
    const unread = widgetUnread.response.parse((await visitor.call('GET', 'unread?seen=0')).json);
    expect(unread.newest).toMatchObject({ text: 'It is this valve', photos: 2 });
    const path = `/api/installer/conversations?sessionId=${visitor.sessionId}`;
    const shown = installerConversations.response.parse(
      (await backend.call('GET', path, { token: tokens.leeds })).json,
    );
    const line = shown.conversations[0]?.events.find(({ role }) => role === 'person');
    expect(line?.photos).toEqual([
      { photoId: ids[0], slot: null, width: 640, height: 480 },
      { photoId: ids[1], slot: null, width: 160, height: 120 },
    ]);

    const kept = filesOf(backend, visitor).map((file) => readFileSync(file));
    expect(kept).toHaveLength(4);
    const seen = await links(visitor);
    expect(seen).toMatchObject([
      { photoId: ids[0], isFirms: true },
      { photoId: ids[1], isFirms: true },
    ]);
    for (const { url, thumbnailUrl } of seen)
      for (const each of [url, thumbnailUrl]) {
        const { status, bytes } = await opened(each);
        const { format, exif } = await sharp(bytes).metadata();
        expect([status, format, exif, bytes.includes(canary.make)]).toEqual([200, 'jpeg', undefined, false]);
        expect(kept.filter((file) => file.includes(bytes.subarray(0, 16)))).toEqual([]);
      }
    const exported = await backend.call('GET', `/api/installer/conversations/${visitor.sessionId}/export`, {
      token: tokens.leeds,
    });
    expect(personExportSchema.parse(exported.json).conversations[0]?.photos).toMatchObject([
      { photoId: ids[0] },
      { photoId: ids[1] },
    ]);
  });

  it('go with one reply, which is one however often it is sent', async () => {
    const visitor = await greeted();
    const [one, two] = await firmsUploaded(visitor, await small(), await small());
    const messageId = randomUUID();
    const once = await Promise.all([1, 2, 3].map(() => reply(visitor.sessionId, [one?.id ?? ''], messageId)));
    expect(statusesOf(once)).toEqual([200, 200, 200]);
    expect((await reply(visitor.sessionId, [two?.id ?? ''], messageId)).status).toBe(409);
    expect(refusal(await reply(visitor.sessionId, [one?.id ?? '']))).toEqual([409, 'This photo was sent before']);
    expect(await links(visitor)).toHaveLength(1);
  });

  it('are nothing that the visitor can send on or tag, nor the firm what the visitor uploaded', async () => {
    const visitor = await greeted();
    const [firms, next] = await firmsUploaded(visitor, await small(), await small());
    await reply(visitor.sessionId, [firms?.id ?? '']);
    const [own] = await uploaded(visitor, await small());
    const gone = [400, "This photo isn't here any more. Please send it again."];
    for (const id of [firms?.id ?? '', next?.id ?? '']) {
      expect(refusal(await send(visitor, 'Look', [id]))).toEqual(gone);
      for (const tagged of [
        await visitor.call('POST', `files/${id}/slot`, { body: { slot: 'controls' } }),
        await asFirm(visitor.sessionId, `photos/${id}/slot`, { slot: 'controls' }),
      ])
        expect(refusal(tagged)).toEqual([404, 'No such photo']);
    }
    expect(refusal(await reply(visitor.sessionId, [own?.id ?? '']))).toEqual(gone);
  });

  it('are refused for another firm’s conversation as for none, and with another conversation’s photo', async () => {
    const [visitor, other] = [await greeted(), await greeted()];
    const [one] = await firmsUploaded(visitor, await small());
    for (const sessionId of [visitor.sessionId, randomUUID()])
      expect(refusal(await upFrom(sessionId, [await small()], tokens.york))).toEqual([404, 'No such conversation']);
    for (const id of [one?.id ?? '', randomUUID()]) expect((await reply(other.sessionId, [id])).status).toBe(400);
    expect(filesOf(backend, visitor)).toHaveLength(2);
  });

  it('are refused in words where they are no photos, too many at once or in a conversation', async () => {
    const visitor = await greeted();
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(refusal(await upFrom(visitor.sessionId, [page]))).toEqual([
      400,
      'Please send a JPEG, PNG, WebP or HEIC photo',
    ]);
    const tiny = await small();
    expect(refusal(await upFrom(visitor.sessionId, [tiny, tiny, tiny, tiny, tiny]))).toEqual([
      400,
      'Please send up to 4 photos at a time',
    ]);
    const five = Array.from({ length: 5 }, () => randomUUID());
    expect(refusal(await reply(visitor.sessionId, five))).toEqual([
      400,
      expect.stringContaining('Up to 4 photos go with a message'),
    ]);
    const answers = await Promise.all(Array.from({ length: 7 }, () => upFrom(visitor.sessionId, [tiny, tiny, tiny])));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await upload(visitor, tiny)).status).toBe(200);
  });

  it('outlive the night once they were sent, and end with the visitor', async () => {
    const visitor = await greeted();
    const [one, unsent] = await firmsUploaded(visitor, await small(), await small());
    await reply(visitor.sessionId, [one?.id ?? '']);
    const [link] = await links(visitor);
    await backend.database.query(
      `update access.photos set created_at = now() - interval '25 hours' where photo_id = any($1)`,
      [[one?.id, unsent?.id]],
    );
    await backend.app.get(NightlyMaintenance).run(new Date());
    expect(filesOf(backend, visitor)).toHaveLength(2);
    expect((await opened(link?.url ?? '')).status).toBe(200);

    await asFirm(visitor.sessionId, 'erase', {});
    expect(filesOf(backend, visitor)).toEqual([]);
    expect((await opened(link?.url ?? '')).status).toBe(404);
    expect(refusal(await upFrom(visitor.sessionId, [await small()]))).toEqual([404, 'No such conversation']);
  });
});
