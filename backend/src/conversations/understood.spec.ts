import { unstarted } from './conversation.state';
import { understood } from './understood';

/** No moment at all: no time can be read of it. */
const never = Number.NaN;

it('hears danger in a message that cannot be understood, and tells once that it failed', () => {
  const failures: unknown[] = [];
  const turn = understood(unstarted, 'I can smell gas', never, (error) => failures.push(error));
  expect(turn).toMatchObject({ verdict: { kind: 'hazard', hazard: 'gas' }, intent: 'emergency', facts: {} });
  expect(failures).toHaveLength(1);
});

it('receives a message that cannot be understood as one that says nothing known', () => {
  const turn = understood(unstarted, 'Jo Smith, LS6 1AY', never, () => undefined);
  expect(turn).toMatchObject({ verdict: { kind: 'clear' }, intent: null, facts: {}, jobFacts: {} });
});

it('understands a message as ever where nothing fails', () => {
  const failures: unknown[] = [];
  const turn = understood(unstarted, 'My name is Jo Smith', Date.UTC(2026, 10, 20), (error) => failures.push(error));
  expect(turn.facts).toEqual({ first_name: 'Jo', last_name: 'Smith' });
  expect(failures).toEqual([]);
});
