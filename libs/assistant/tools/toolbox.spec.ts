import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { AssistantTurn } from '../assistant-engine';
import { SlotFinder, type SlotOffer, type SlotSession } from '../slot-finder';
import { assistantTurn } from '../testing/assistant-turns';
import { toolDescriptions } from './tool-shapes';
import { Toolbox } from './toolbox';

class Diary extends SlotFinder {
  readonly asked: [SlotSession, string | null][] = [];

  constructor(private readonly offer: SlotOffer) {
    super();
  }

  async find(session: SlotSession, wish: string | null): Promise<SlotOffer> {
    this.asked.push([session, wish]);
    return this.offer;
  }
}

const free: SlotOffer = {
  kind: 'slots',
  slots: [
    { slotId: 'a1', words: 'Tuesday 24 November, 8am to 10am' },
    { slotId: 'a2', words: 'Friday 27 November, 1pm to 3pm' },
  ],
};
const { signal } = new AbortController();
const opened = (text: string, more: Partial<AssistantTurn> = {}, offer: SlotOffer = free) => {
  const diary = new Diary(offer);
  const toolbox = new Toolbox(assistantTurn(text, more), diary);
  const call = (name: string, input: unknown) => toolbox.call(name, JSON.stringify(input), signal);
  return { diary, toolbox, call };
};
const fields = (given: Record<string, string>) => {
  const all = toolDescriptions.find(({ name }) => name === 'save_lead_fields')?.schema['properties'] ?? {};
  return { ...Object.fromEntries(Object.keys(all).map((key) => [key, null])), ...given };
};

it('notes what the visitor said, in our own reading of it', async () => {
  const { call, toolbox } = opened('I’m Priya, 07700 900142, my Worcester shows EA');
  await call(
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

it('drops what the visitor did not say', async () => {
  const { call, toolbox } = opened('My boiler is cold');
  const output = await call(
    'save_lead_fields',
    fields({ first_name: 'Mallory', phone: '07700 900666', fault_code: 'F28', fuel: 'gas' }),
  );
  expect([output, toolbox.proposals]).toEqual(['Nothing was noted: the visitor did not say that.', []]);
});

it('notes a call with the time that was said, and asks for a number where none is known', async () => {
  const { call, toolbox } = opened('Ring me tues after 4 please');
  expect(await call('request_callback', { when: 'tues after 4' })).toContain('ask for one');
  expect(toolbox.proposals).toEqual([{ kind: 'callback', preferredTime: 'tues after 4' }]);
  await call('request_callback', { when: 'at midnight' });
  expect(toolbox.proposals).toEqual([{ kind: 'callback', preferredTime: null }]);
});

it('notes that a quote is wanted', async () => {
  const { call, toolbox } = opened('How much is a new boiler?');
  await call('request_quote', { work: 'boiler' });
  expect(toolbox.proposals).toEqual([{ kind: 'quote', work: 'boiler' }]);
});

it('finds times for this conversation, and notes the one chosen by its place in the list', async () => {
  const { call, diary, toolbox } = opened('Can someone come on friday?');
  expect(await call('find_slots', { wish: 'on friday' })).toMatch(/^1\. Tuesday .*\n2\. Friday/);
  const { slug, sessionId } = assistantTurn('').session;
  expect(diary.asked).toEqual([[{ slug, sessionId }, 'on friday']]);
  await call('propose_booking', { choice: 2 });
  expect(toolbox.proposals).toEqual([{ kind: 'booking', slotId: 'a2' }]);
  await call('propose_booking', { choice: 5 });
  expect(toolbox.proposals).toEqual([{ kind: 'booking', slotId: 'a2' }]);
});

it('agrees times by phone where there is no diary', async () => {
  const { call, toolbox } = opened('Can someone come?', {}, { kind: 'by-phone' });
  expect(await call('find_slots', { wish: null })).toContain('by phone');
  expect(await call('propose_booking', { choice: 1 })).toContain('by phone');
  expect(toolbox.proposals).toEqual([]);
});

it('has no tool for what the firm has switched off', async () => {
  const flows = { ...emptyTraining.flows, takesCallbacks: false, offersVisits: false };
  const { call, toolbox } = opened('Ring me', { information: { ...emptyTraining, flows } });
  expect(toolbox.tools.map(({ name }) => name)).toEqual(['save_lead_fields', 'request_quote']);
  expect([await call('request_callback', { when: null }), toolbox.proposals]).toEqual(['There is no such tool.', []]);
});

it.each([
  ['propose_booking', { choice: 1, sessionId: 'another' }],
  ['find_slots', { wish: null, slug: 'york' }],
  ['request_callback', { when: null, phone: '07700900666' }],
  ['request_quote', { work: 'everything' }],
  ['save_lead_fields', { first_name: 'Priya' }],
  ['find_slots', 'not an object'],
])('refuses arguments that are not its own: %s %j', async (name, input) => {
  const { call, diary, toolbox } = opened('I’m Priya');
  expect(await call(name, input)).toBe('Refused: these arguments are not allowed.');
  expect([toolbox.proposals, diary.asked]).toEqual([[], []]);
});

it('is described strictly: each key required, no other allowed, no ids', () => {
  for (const { schema } of toolDescriptions) {
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema['required']).toEqual(Object.keys(schema['properties'] ?? {}));
  }
  expect(JSON.stringify(toolDescriptions)).not.toMatch(/Length|imum|Items|\$schema/);
  expect(JSON.stringify(toolDescriptions)).not.toMatch(/sessionId|slug|slotId|installer/i);
});
