import * as fc from 'fast-check';
import { frameReader } from './frames';

const stream = [
  ': hello\n\n',
  'event: accepted\ndata: {"messageId":"m-0000001"}\n\n',
  'event: delta\ndata: {"text":"Naïve 🔥 "}\n\n',
  'event: delta\r\ndata: {"text":"flame"}\r\n\r\n',
  'event:done\ndata:{}\n\n',
].join('');
const bytes = new TextEncoder().encode(stream);
const whole = [
  { name: 'accepted', data: '{"messageId":"m-0000001"}' },
  { name: 'delta', data: '{"text":"Naïve 🔥 "}' },
  { name: 'delta', data: '{"text":"flame"}' },
  { name: 'done', data: '{}' },
];

const readIn = (cuts: readonly number[]) => {
  const read = frameReader();
  const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  return edges.slice(1).flatMap((end, index) => read(bytes.slice(edges[index], end)));
};

describe('the stream of an answer', () => {
  it('gives its events in order and passes over comments', () => {
    expect(readIn([])).toEqual(whole);
  });

  it('gives the same events wherever its bytes are cut, through letters and line breaks too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: bytes.length })), (cuts) => {
        expect(readIn(cuts)).toEqual(whole);
      }),
    );
  });

  it('arrives byte by byte all the same', () => {
    expect(readIn([...bytes.keys()])).toEqual(whole);
  });

  it('keeps half an event back when the stream breaks off', () => {
    const read = frameReader();
    expect(read(bytes.slice(0, bytes.length - 2))).toEqual(whole.slice(0, 3));
  });
});
