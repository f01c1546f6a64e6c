import sharp from 'sharp';
import { connect, type Socket } from 'node:net';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';
import { upload, uploadFrom } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
const open: Socket[] = [];
beforeAll(async () => {
  backend = await startTestBackend({ trustProxy: true });
  leeds = await newInstaller(backend, 'leeds');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => backend.stop());

const visit = (): Promise<Visitor> => Visitor.of(backend, leeds);
const elsewhere = '203.0.113.9';

/** Begins to send photos of 9.9 MB from one address, and never ends. Resolves once they have left. */
const stalled = async ({ token }: Visitor, photos = 4): Promise<Socket> => {
  const { port } = new URL(backend.address);
  const socket = connect({ host: '127.0.0.1', port: Number(port) }).on('error', () => undefined);
  open.push(socket);
  const head = [
    'POST /api/widget/leeds/files HTTP/1.1',
    'Host: 127.0.0.1',
    `Origin: ${leeds.origin}`,
    `Authorization: Bearer ${token}`,
    'X-Forwarded-For: 198.51.100.1',
    'Content-Type: multipart/form-data; boundary=edge',
    'Content-Length: 99000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const part = Buffer.concat([
    Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="p"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    ),
    Buffer.alloc(9_900_000, 0xff),
    Buffer.from('\r\n'),
  ]);
  for (let count = 0; count < photos; count += 1) await new Promise((resolve) => socket.write(part, resolve));
  return socket;
};

it('half-sent photos from one address leave room for everybody else', async () => {
  // They are let in before the first byte: the flood goes through the event loop that would answer them.
  const crowd = await Promise.all(Array.from({ length: 7 }, visit));
  // All but one of the 256 MB.
  await Promise.all(crowd.map((visitor, at) => stalled(visitor, at < 6 ? 4 : 3)));
  const side = { width: 1_000, height: 1_000, channels: 3, background: 'grey' } as const;
  const large = await sharp({ create: { ...side, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(1_500_000);
  const { status } = await uploadFrom(elsewhere, await visit(), large);
  expect(status).toBe(200);
});

it('half a request is given up in its time, not when Node next looks', async () => {
  const server = backend.app.getHttpServer();
  const { requestTimeout, headersTimeout } = server;
  // Else Node takes the one for the other.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  const socket = await stalled(await visit(), 1);
  const began = Date.now();
  server.requestTimeout = server.headersTimeout = 500;
  await new Promise((resolve) => socket.once('close', resolve).resume());
  Object.assign(server, { requestTimeout, headersTimeout });
  expect(Date.now() - began).toBeLessThan(8_000);
});

const cutShort = async (): Promise<Buffer> => {
  const whole = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length * 0.7);
};

describe('photos that cost work and are refused', () => {
  it('are part of the twenty of a conversation', async () => {
    const [visitor, broken] = [await visit(), await cutShort()];
    const answers: Answer[] = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push(await upload(visitor, broken));
    expect(statusesOf(answers)).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    expect((await upload(visitor, await photo('jpeg'))).status).toBe(429);
    expect((await upload(await visit(), await photo('jpeg'))).status).toBe(200);
  });

  it('are no part of them where a first look was enough', async () => {
    const visitor = await visit();
    for (let tries = 0; tries < 21; tries += 1)
      expect((await upload(visitor, Buffer.from('my boiler drips'), await photo('png', 40, 30))).status).toBe(400);
    expect((await upload(visitor, await photo('jpeg'))).status).toBe(200);
  });

  it('hold nobody up at another address', async () => {
    const flood = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer();
    const broken = flood.subarray(0, flood.length * 0.95);
    const strangers = await Promise.all(Array.from({ length: 8 }, visit));
    const crowd = strangers.map((stranger) => upload(stranger, broken, broken, broken, broken));
    const { status } = await uploadFrom(elsewhere, await visit(), await photo('jpeg'));
    expect(status).toBe(200);
    await Promise.all(crowd);
  });
});
