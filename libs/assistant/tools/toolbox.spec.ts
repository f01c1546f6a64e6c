import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { AssistantTurn } from '../assistant-engine';
import { assistantTurn } from '../testing/assistant-turns';
import { toolDescriptions } from './tool-shapes';
import { Toolbox } from './toolbox';

const free = ['2026-11-24T09:00:00.000Z', '2026-11-27T13:00:00.000Z', '2026-11-27T14:00:00.000Z'].map((start) => ({
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
}));
const opened = (text: string, more: Partial<AssistantTurn> = {}) => {
  const toolbox = new Toolbox(assistantTurn(text, { diary: free, ...more }));
  const call = (name: string, input: unknown) => toolbox.call(name, JSON.stringify(input));
  return { toolbox, call };
};
const fields = (given: Record<string, string>) => {
  const all = toolDescriptions.find(({ name }) => name === 'save_lead_fields')?.schema['properties'] ?? {};
  return { ...Object.fromEntries(Object.keys(all).map((key) => [key, null])), ...given };
};

it('notes what the visitor said, in our own reading of it', () => {
  const { call, toolbox } = opened('I’m Priya, 07700 900142, my Worcester shows EA');
  call(
    'save_lead_fields',
    fields({ first_name: '[NAME]', phone: '[PHONE]', fault_code: 'ea', boiler_make: 'Worcester' }),
  );
  expect(toolbox.proposals).toEqual([
    {
      kind: 'lead-fields',
      facts: { first_name: 'Priya', phone: '+447700900142', fault_code: 'EA', boiler_make: 'Worcester' },
    },
  ]);
});

it('drops what the visitor did not say', () => {
  const { call, toolbox } = opened('My boiler is cold');
  const output = call(
    'save_lead_fields',
    fields({ first_name: 'Mallory', phone: '07700 900666', fault_code: 'F28', fuel: 'gas' }),
  );
  expect([output, toolbox.proposals]).toEqual(['Nothing was noted: the visitor did not say that.', []]);
});

it('notes a call with the time that was said, and asks for a number where none is known', () => {
  const { call, toolbox } = opened('Ring me tues after 4 please');
  expect(call('request_callback', { when: 'tues after 4' })).toContain('ask for one');
  expect(toolbox.proposals).toEqual([{ kind: 'callback', preferredTime: 'tues after 4' }]);
  call('request_callback', { when: 'at midnight' });
  expect(toolbox.proposals).toEqual([{ kind: 'callback', preferredTime: null }]);
});

it('notes that a quote is wanted', () => {
  const { call, toolbox } = opened('How much is a new boiler?');
  call('request_quote', { work: 'boiler' });
  expect(toolbox.proposals).toEqual([{ kind: 'quote', work: 'boiler' }]);
});

it('finds the free times that a wish allows, and notes the one chosen by its place in the list', () => {
  const { call, toolbox } = opened('Can someone come on friday?');
  expect(call('find_slots', { wish: 'on friday' })).toBe(
    '1. Friday 27 November at 13:00\n2. Friday 27 November at 14:00',
  );
  expect(toolbox.found).toEqual(free.slice(1));
  call('propose_booking', { choice: 2 });
  expect(toolbox.proposals).toEqual([{ kind: 'booking', ...free[2] }]);
  call('propose_booking', { choice: 5 });
  expect(toolbox.proposals).toEqual([{ kind: 'booking', ...free[2] }]);
});

it('agrees times by phone where there is no diary', () => {
  const { call, toolbox } = opened('Can someone come?', { diary: null });
  expect(call('find_slots', { wish: null })).toContain('by phone');
  expect(call('propose_booking', { choice: 1 })).toContain('by phone');
  expect(toolbox.proposals).toEqual([]);
});

it('has no tool for what the firm has switched off', () => {
  const flows = { ...emptyTraining.flows, takesCallbacks: false, offersVisits: false };
  const { call, toolbox } = opened('Ring me', { information: { ...emptyTraining, flows } });
  expect(toolbox.tools.map(({ name }) => name)).toEqual(['look_up', 'save_lead_fields', 'request_quote']);
  expect([call('request_callback', { when: null }), toolbox.proposals]).toEqual(['There is no such tool.', []]);
});

it.each([
  ['propose_booking', { choice: 1, sessionId: 'another' }],
  ['find_slots', { wish: null, slug: 'york' }],
  ['request_callback', { when: null, phone: '07700900666' }],
  ['request_quote', { work: 'everything' }],
  ['save_lead_fields', { first_name: 'Priya' }],
  ['find_slots', 'not an object'],
])('refuses arguments that are not its own: %s %j', (name, input) => {
  const { call, toolbox } = opened('I’m Priya');
  expect(call(name, input)).toBe('Refused: these arguments are not allowed.');
  expect([toolbox.proposals, toolbox.found]).toEqual([[], []]);
});

it('is described strictly: each key required, no other allowed, no ids', () => {
  for (const { schema } of toolDescriptions) {
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema['required']).toEqual(Object.keys(schema['properties'] ?? {}));
  }
  expect(JSON.stringify(toolDescriptions)).not.toMatch(/Length|imum|Items|\$schema/);
  expect(JSON.stringify(toolDescriptions)).not.toMatch(/sessionId|slug|slotId|installer/i);
});

it('looks up what the firm has told, and names it', () => {
  const information = { ...emptyTraining, facts: { insurance: '£5 million public liability' } };
  const { call, toolbox } = opened('are you insured?', { information });
  expect(call('look_up', { question: 'are you insured' })).toContain('£5 million public liability');
  expect(toolbox.lookedUp).toContain('firm:insurance');
  expect(call('look_up', { question: 'xyzzy plugh' })).toBe('Nothing is known of that: the team will answer it.');
  expect(call('look_up', { question: 'insured', slug: 'york-heating' })).toMatch(/^Refused/u);
});
