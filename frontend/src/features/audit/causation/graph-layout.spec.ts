import type { EventCausation, CausationEvent } from '@pilotlight/contracts/http/audit';
import { layoutOf, node } from './graph-layout';

const event = (id: string, causedBy: string | null): CausationEvent => ({
  id,
  number: 1,
  type: id,
  installerId: 'leeds',
  actor: { kind: 'system', id: null },
  at: '2026-11-03T02:14:03Z',
  stream: 's',
  revision: 0,
  note: '',
  causedBy,
});
const call = (id: string) => ({ id, title: id, note: '', at: '2026-11-03T02:14:03Z' });
const placedGraph = (events: CausationEvent[], more: Partial<EventCausation> = {}) =>
  layoutOf({ events, outside: [call('call')], spans: [], more: false, ...more });
const places = ({ nodes }: ReturnType<typeof placedGraph>) =>
  Object.fromEntries(nodes.map(({ id, depth, x, y }) => [id, [depth, x / node.stepX, y / node.stepY]]));

it('stands each effect right of its cause, and a cause in the middle of its effects', () => {
  const placed = placedGraph([
    event('message', 'call'),
    event('a', 'message'),
    event('b', 'message'),
    event('c', 'message'),
  ]);
  expect(places(placed)).toEqual({ call: [0, 0, 1], message: [1, 1, 1], a: [2, 2, 0], b: [2, 2, 1], c: [2, 2, 2] });
  expect(placed.edges.map(({ from, to }) => `${from.id}>${to.id}`).toSorted()).toEqual([
    'call>message',
    'message>a',
    'message>b',
    'message>c',
  ]);
  expect([placed.width, placed.height]).toEqual([2 * node.stepX + node.width, 2 * node.stepY + node.height]);
});

it('tells each cause before its effects, for those who read down', () => {
  const placed = placedGraph([event('a', 'message'), event('message', 'call'), event('b', 'a')]);
  expect(placed.nodes.map(({ id }) => id)).toEqual(['call', 'message', 'a', 'b']);
});

it('gives each beginning a lane, with room between for what lasted', () => {
  const outside = [call('call'), call('later')];
  const spans = [{ from: 'begun', to: 'ended', what: 'suspended', lasted: 1 }];
  const placed = placedGraph([event('begun', 'call'), event('ended', 'later')], { outside, spans });
  expect(places(placed)).toMatchObject({ begun: [1, 1, 0], ended: [1, 1, 2] });
  expect(placed.spans).toMatchObject([{ from: { id: 'begun' }, to: { id: 'ended' }, what: 'suspended' }]);
});

it('begins a lane with an event whose cause is not told', () => {
  expect(places(placedGraph([event('alone', 'elsewhere')]))).toMatchObject({ alone: [0, 0, 1] });
});

it('never lays two nodes on one place', () => {
  const events = Array.from({ length: 40 }, (_, index) =>
    event(`e${index}`, index % 3 === 0 ? 'call' : `e${index - 1}`),
  );
  const { nodes } = placedGraph(events);
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
});
