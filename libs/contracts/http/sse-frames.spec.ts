import * as fc from 'fast-check';
import { sseFrameReader } from './sse-frames';

const stream = [
  ': hello\n\n',
  'event: progress\ndata: {"done":1}\n\n',
  'event: change\ndata: {"text":"Naïve 🔥 "}\n\n',
  'event: change\r\ndata: {"text":"flame"}\r\n\r\n',
  'event:result\ndata:{}\n\n',
].join('');
const bytes = new TextEncoder().encode(stream);
const whole = [
  { name: 'progress', data: '{"done":1}' },
  { name: 'change', data: '{"text":"Naïve 🔥 "}' },
  { name: 'change', data: '{"text":"flame"}' },
  { name: 'result', data: '{}' },
];

const readIn = (cuts: readonly number[]) => {
  const read = sseFrameReader();
  const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  return edges.slice(1).flatMap((end, index) => read(bytes.slice(edges[index], end)));
};

describe('a stream of server-sent events', () => {
  it('gives its events in order, after LF and CRLF alike, and passes over comments', () => {
    expect(readIn([])).toEqual(whole);
  });

  it('gives the same events wherever its bytes are cut, through letters and line breaks too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: bytes.length })), (cuts) => {
        expect(readIn(cuts)).toEqual(whole);
      }),
    );
  });

  it('gives the same events byte by byte', () => {
    expect(readIn([...bytes.keys()])).toEqual(whole);
  });

  it('keeps half an event back when the stream breaks off', () => {
    const read = sseFrameReader();
    expect(read(bytes.slice(0, bytes.length - 2))).toEqual(whole.slice(0, 3));
  });
});
