import fastify from 'fastify';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { EventStream } from './event-stream';

const shapes = { said: z.strictObject({ text: z.string() }), done: z.strictObject({}) };

/** The pieces in which an answer came in, and its headers. */
const answered = async (speak: (stream: EventStream<typeof shapes>) => Promise<void>) => {
  const server = fastify();
  server.get('/', async (_, reply) => {
    reply.header('x-kept', 'yes').header('cache-control', 'public');
    const stream = new EventStream(reply, shapes);
    try {
      await speak(stream);
    } finally {
      stream.end();
    }
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await new Promise<{ pieces: string[]; headers: Record<string, unknown> }>((resolve, reject) => {
      const sent = request(address, (answer) => {
        const pieces: string[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece.toString()));
        answer.on('end', () => resolve({ pieces, headers: answer.headers }));
      });
      sent.on('error', reject).end();
    });
  } finally {
    await server.close();
  }
};

const frame = (text: string): string => `event: said\ndata: {"text":"${text}"}\n\n`;

it('sends what is said in one step in one piece, in order, with the headers set before and its own above them', async () => {
  const { pieces, headers } = await answered(async (stream) => {
    stream.send(['said', { text: 'one' }]);
    await Promise.resolve();
    stream.send(['said', { text: 'two' }]);
    stream.send(['done', {}]);
  });
  expect(pieces).toEqual([`${frame('one')}${frame('two')}event: done\ndata: {}\n\n`]);
  expect(headers).toMatchObject({
    'x-kept': 'yes',
    'cache-control': 'no-store',
    'content-type': 'text/event-stream; charset=utf-8',
  });
});

it('tells the length of what is all there when it ends, and of nothing that is still being said', async () => {
  const whole = await answered(async (stream) => stream.send(['said', { text: '12 £' }]));
  expect(whole.pieces).toEqual([frame('12 £')]);
  expect(whole.headers['content-length']).toBe(String(Buffer.byteLength(frame('12 £'))));
  const pieceByPiece = await answered(async (stream) => {
    stream.send(['said', { text: 'one' }]);
    await pause(30);
    stream.send(['said', { text: 'two' }]);
  });
  expect(pieceByPiece.pieces).toEqual([frame('one'), frame('two')]);
  expect(pieceByPiece.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  expect(pieceByPiece.headers).not.toHaveProperty('content-length');
});

it('sends at once what is urgent, and what is said later when it is said', async () => {
  const { pieces } = await answered(async (stream) => {
    await stream.sendNow(['said', { text: 'danger' }]);
    await pause(30);
    stream.send(['said', { text: 'later' }]);
    await pause(30);
  });
  expect(pieces).toEqual([frame('danger'), frame('later')]);
});

it('beats with a comment, once something was said', async () => {
  const { pieces } = await answered(async (stream) => {
    stream.beat();
    await stream.sendNow(['said', { text: 'one' }]);
    await pause(30);
    stream.beat();
    await pause(30);
  });
  expect(pieces).toEqual([frame('one'), ':\n\n']);
});
