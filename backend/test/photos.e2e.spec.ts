import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  bomb,
  canary,
  heicPhoto,
  photo,
  refusedOnce,
  samplePhoto,
} from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { filesOf, forged, type Link, links, send, upload, uploaded } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let office: string;
beforeAll(async () => {
  backend = await startTestBackend();
  [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  office = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const get = async (path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> => {
  const answer = await fetch(backend.address + path);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const refusal = ({ status, json }: Answer): [number, string] => [status, String(json['message'])];
const eventsOf = async ({ sessionId }: Visitor) =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`);
const visit = (): Promise<Visitor> => Visitor.of(backend, leeds);

describe('photos that a visitor sends', () => {
  it('are kept sealed, named by a message and shown to installer, admin and visitor by links', async () => {
    const visitor = await visit();
    const [plate, meter] = await uploaded(visitor, await photo('jpeg'), heicPhoto());
    expect(plate).toEqual({ id: plate?.id, width: 640, height: 480, bytes: plate?.bytes });
    expect(meter).toMatchObject({ width: 160, height: 120 });
    const ids = [plate?.id ?? '', meter?.id ?? ''];
    await visitor.call('POST', `files/${ids[0]}/slot`, { body: { slot: 'data-plate' } });
    expect((await send(visitor, 'Here is my boiler', ids)).status).toBe(200);
    await visitor.call('POST', `files/${ids[1]}/slot`, { body: { slot: 'gas-meter' } });

    const events = await eventsOf(visitor);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual([
      'ConversationStarted',
      'VisitorMessageReceived',
      'PhotosReceived',
    ]);
    expect(events[2]?.data).toMatchObject({ photos: [{ photoId: ids[0], slot: 'data-plate' }, { slot: null }] });
    const [tagged] = events.filter(({ type }) => type === 'PhotoTagged');
    expect(tagged?.data).toMatchObject({ photoId: ids[1], slot: 'gas-meter' });
    const kept = filesOf(backend, visitor).map((file) => readFileSync(file));
    expect(kept).toHaveLength(4);

    const path = `conversations/${visitor.sessionId}/photos`;
    const seen = await Promise.all([
      visitor.call('GET', 'files'),
      backend.call('GET', `/api/installer/${path}`, { token: office }),
      backend.asAdmin('GET', `/api/installers/leeds/${path}`),
    ]);
    for (const { status, text } of seen) {
      expect(status).toBe(200);
      const photos: readonly Link[] = JSON.parse(text).photos;
      expect(photos.map(({ photoId, slot }) => [photoId, slot])).toEqual([
        [ids[0], 'data-plate'],
        [ids[1], 'gas-meter'],
      ]);
      for (const { url, thumbnailUrl } of photos)
        for (const each of [url, thumbnailUrl]) {
          const { status: opened, bytes } = await get(each);
          expect([opened, (await sharp(bytes).metadata()).format, bytes.includes(canary.make)]).toEqual([
            200,
            'jpeg',
            false,
          ]);
          // Sixteen bytes: three would stand in what is sealed by chance now and then.
          expect(kept.filter((file) => file.includes(bytes.subarray(0, 16)))).toEqual([]);
        }
    }
    const { text } = await visitor.conversation();
    expect(JSON.parse(text).lines[0].photos).toMatchObject([{ photoId: ids[0] }, { photoId: ids[1] }]);
    const exported = await backend.call('GET', `/api/installer/conversations/${visitor.sessionId}/export`, {
      token: office,
    });
    expect(JSON.parse(exported.text).conversations[0].photos).toMatchObject([
      { photoId: ids[0] },
      { slot: 'gas-meter' },
    ]);
  });

  it('stand in the transcript of the dashboards', async () => {
    const visitor = await visit();
    const [one] = await uploaded(visitor, await photo('webp'));
    await send(visitor, 'The boiler', [one?.id ?? '']);
    const path = `/api/installer/conversations?sessionId=${visitor.sessionId}`;
    let line: unknown;
    for (let tries = 0; tries < 100 && !line; tries += 1) {
      line = JSON.parse((await backend.call('GET', path, { token: office })).text).conversations[0]?.events[0];
      if (!line) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(line).toMatchObject({
      text: 'The boiler',
      photos: [{ photoId: one?.id, slot: null, width: 640, height: 480 }],
    });
  });

  it('open as pictures and nothing but pictures', async () => {
    const visitor = await visit();
    const [one] = await uploaded(visitor, await photo('png'));
    await send(visitor, 'Look', [one?.id ?? '']);
    const [link] = await links(visitor);
    const { headers } = await get(link?.url ?? '');
    expect(
      Object.fromEntries(
        [...headers].filter(([name]) => /^(content-(type|disp|sec)|x-content|cache|cross-origin-res)/.test(name)),
      ),
    ).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are taken whatever their notes or pixels happen to spell', async () => {
    const visitor = await visit();
    for (const name of refusedOnce)
      expect([name, (await upload(visitor, samplePhoto(name))).status]).toEqual([name, 200]);
  });

  it('go with one message, which changes nothing when it is sent again', async () => {
    const visitor = await visit();
    const [one, two] = await uploaded(visitor, await photo('jpeg'), await photo('png'));
    const messageId = randomUUID();
    const first = await send(visitor, 'Look', [one?.id ?? ''], messageId);
    const before = await eventsOf(visitor);
    for (const id of [messageId, messageId.replaceAll('-', '')])
      expect((await send(visitor, 'Look', [one?.id ?? ''], id)).json).toEqual(first.json);
    expect(await eventsOf(visitor)).toEqual(before);
    // A page that was loaded anew asks for the answer, and has no photos to name.
    expect((await send(visitor, 'Look', [], messageId)).json).toEqual(first.json);
    expect((await send(visitor, 'Look', [two?.id ?? ''], messageId)).status).toBe(409);
    expect(refusal(await send(visitor, 'Again', [one?.id ?? '']))).toEqual([409, 'This photo was sent before']);
    expect(await eventsOf(visitor)).toEqual(before);
  });

  it('hold up no word of danger, though they are gone', async () => {
    const visitor = await visit();
    expect((await send(visitor, 'Here', [randomUUID()])).status).toBe(400);
    const { status, json } = await send(visitor, 'I can smell gas', [randomUUID()]);
    expect([status, json['card']?.['hazard']]).toEqual([200, 'gas']);
  });
});

describe('are refused in plain words', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Please send a JPEG, PNG, WebP or HEIC photo',
    ],
    [
      'a photo that is a page too',
      async () => Buffer.concat([await photo('jpeg'), Buffer.from('<html><script>alert(1)</script>')]),
      'Please send a JPEG, PNG, WebP or HEIC photo',
    ],
    ['a bomb', async () => bomb(50_000, 50_000), 'Photos can have 40 megapixels at most'],
    [
      'a file of 10 MB and one byte',
      async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      'Photos can have 10 MB at most',
    ],
  ])('%s', async (_name, make, words) => {
    const visitor = await visit();
    expect(refusal(await upload(visitor, await photo('jpeg', 40, 30), await make()))).toEqual([400, words]);
    expect(refusal(await upload(visitor, await make()))).toEqual([400, words]);
    expect((await visitor.say('Hello')).status).toBe(200);
  });

  it('more than four at a time, than four a message and than twenty a conversation', async () => {
    const visitor = await visit();
    const small = await photo('jpeg', 40, 30);
    expect(refusal(await upload(visitor, ...Array.from({ length: 5 }, () => small)))).toEqual([
      400,
      'Please send up to 4 photos at a time',
    ]);
    const five = Array.from({ length: 5 }, () => randomUUID());
    expect(refusal(await send(visitor, 'Look', five))).toEqual([400, expect.stringContaining('Up to 4 photos')]);
    const answers = await Promise.all(Array.from({ length: 7 }, () => upload(visitor, small, small, small)));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await upload(visitor)).status).toBe(400);
  });

  it('by a disk that gives way, without costing the visitor its share', async () => {
    const [visitor, pictures] = [await visit(), await Promise.all([1, 2, 3, 4].map(() => photo('jpeg')))];
    renameSync(backend.filesDir, `${backend.filesDir}-away`);
    writeFileSync(backend.filesDir, 'no folder');
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await upload(visitor, ...pictures)).status).toBe(503);
    rmSync(backend.filesDir);
    renameSync(`${backend.filesDir}-away`, backend.filesDir);
    expect((await upload(visitor, ...pictures)).status).toBe(200);
  });

  it('a form where JSON is asked for, and JSON where a form is', async () => {
    const visitor = await visit();
    expect((await visitor.call('POST', 'chat', { body: new FormData() })).status).toBe(415);
    expect((await visitor.call('POST', 'files', { body: {} })).status).toBe(415);
  });
});

describe("somebody else's photo", () => {
  it('looks exactly like none', async () => {
    const [visitor, other, elsewhere] = [await visit(), await visit(), await Visitor.of(backend, york)];
    const [one] = await uploaded(visitor, await photo('jpeg', 40, 30));
    const id = one?.id ?? '';
    for (const stranger of [other, elsewhere])
      for (const each of [id, randomUUID()]) {
        expect(refusal(await send(stranger, 'Look', [each]))).toEqual([
          400,
          "This photo isn't here any more. Please send it again.",
        ]);
        const tagged = await stranger.call('POST', `files/${each}/slot`, { body: { slot: 'controls' } });
        expect(refusal(tagged)).toEqual([404, 'No such photo']);
      }
    await send(visitor, 'Look', [id]);
    const theirs = await signIn(backend, york);
    for (const sessionId of [visitor.sessionId, randomUUID()]) {
      const path = `conversations/${sessionId}/photos`;
      const answers = [
        await backend.call('GET', `/api/installer/${path}`, { token: theirs }),
        await backend.asAdmin('GET', `/api/installers/york/${path}`),
      ];
      for (const answer of answers) expect(refusal(answer)).toEqual([404, 'No such conversation']);
    }
  });

  it('is not opened by a link that is forged, changed or over', async () => {
    const visitor = await visit();
    const [one, two] = await uploaded(visitor, await photo('jpeg', 40, 30), await photo('png', 40, 30));
    await send(visitor, 'Look', [one?.id ?? '', two?.id ?? '']);
    const url = (await links(visitor))[0]?.url ?? '';
    const forgeries = [
      `/api/files/${one?.id}`,
      url.replace(one?.id ?? '', two?.id ?? ''),
      url.replace('size=full', 'size=thumbnail'),
      url.replace(/expires=(\d+)/, (_, end: string) => `expires=${Number(end) + 1}`),
      url.replace(/expires=\d+/, 'expires=1'),
      forged(url),
      url.replace(one?.id ?? '', randomUUID()),
    ];
    for (const each of forgeries) expect([each, (await get(each)).status]).toEqual([each, 404]);
    expect((await get(url)).status).toBe(200);
  });
});
