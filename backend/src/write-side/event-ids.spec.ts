import { derivedId, eventIds } from './event-ids';

it('names the same thing the same, and another thing otherwise', () => {
  expect(derivedId('session', 'message')).toBe(derivedId('session', 'message'));
  expect(derivedId('session', 'message')).not.toBe(derivedId('sessionmessage', ''));
  expect(derivedId('a,b')).not.toBe(derivedId('a', 'b'));
});

it("gives each of a command's events its own id, as the log takes them", () => {
  const nth = eventIds('session', 'message');
  const ids = [0, 1, 2].map(nth);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(eventIds('session', 'message')(1)).toBe(ids[1]);
});
