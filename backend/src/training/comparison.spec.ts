import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { trainingSchema } from '@pilotlight/contracts/values/training';
import { recorded } from '../testing/past';
import { changesBetween } from './comparison';
import { rerun } from './rerun';
import { Tally } from './tally';

const common = { slug: 'leeds', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const at = '2026-03-02T12:00:00.000Z';
const said = (...texts: readonly string[]): RecordedEvent[] =>
  texts.map((text, index) => {
    const event: ConversationEvent = {
      type: 'VisitorMessageReceived',
      data: { ...common, messageId: `message-${index}`, text },
    };
    return recorded(event, index, at);
  });
const under = (events: readonly RecordedEvent[], training: object) => {
  const run = rerun(events, { slug: 'leeds', name: 'Leeds Heating', training: trainingSchema.parse(training) });
  if (!run) throw new Error('Nobody spoke');
  return run;
};
const changes = (events: readonly RecordedEvent[], before: object, after: object) =>
  changesBetween(common.sessionId, under(events, before), under(events, after));

const lead = said('Quote for a new combi please', 'Priya', '07700 900142', 'LS6 1AY');
const covering = (coverageArea: string) => ({ businessInfo: { coverageArea } });

describe('a conversation held again', () => {
  it('changes nothing under the same training', () => {
    expect(changes(lead, covering('LS1 to LS29'), covering('LS1 to LS29'))).toEqual([]);
  });

  it('takes what the lead form told as it was told', () => {
    const form = recorded<ConversationEvent>(
      { type: 'LeadDetailsGiven', data: { ...common, source: 'form', facts: { phone: '+447700900142' } } },
      1,
      at,
    );
    expect(under([...said('Hello'), form], {}).facts).toContain('reachable');
  });

  it('shows a grade that the coverage area moves, and why', () => {
    const [change] = changes(lead, covering('BD1'), covering('LS1 to LS29'));
    expect(change).toMatchObject({
      kind: 'grade',
      line: 'Quote for a new combi please',
      why: 'The postcode is inside the coverage area',
    });
    expect(change?.after).not.toBe(change?.before);
  });

  it('says of a readiness that came or went what readiness is', () => {
    const run = under(lead, {});
    const without = { ...run, grade: null, facts: new Set([...run.facts].filter((fact) => fact !== 'ready')) };
    const because = (one: typeof run, other: typeof run) => changesBetween('s', one, other).map(({ why }) => why);
    const wanted = { ...run, facts: new Set([...without.facts, 'ready' as const]) };
    expect(because(without, wanted)).toEqual(['It is told when the work is wanted, or that it is broken']);
    expect(because(wanted, without)).toEqual(['It is not told when the work is wanted']);
  });

  it('shows the line whose reply would be stopped', () => {
    const asking = said('Hello', 'what are your opening hours?');
    const priced = { businessInfo: { openingHours: 'daily, £60 call-out' } };
    expect(changes(asking, {}, priced)).toEqual([
      {
        kind: 'reply',
        sessionId: common.sessionId,
        at,
        line: 'what are your opening hours?',
        before: 'sent',
        after: 'stopped',
        why: 'Reply would name a price you have not set',
      },
    ]);
  });

  it('of whom nobody spoke is none', () => {
    expect(rerun([], { slug: 'leeds', name: 'Leeds', training: trainingSchema.parse({}) })).toBeNull();
  });
});

it('a tally counts each kind of change and how grades moved', () => {
  const tally = new Tally();
  const [before, after] = [under(lead, covering('BD1')), under(lead, covering('LS1 to LS29'))];
  tally.add(before, after, changesBetween(common.sessionId, before, after));
  tally.add(after, after, []);
  expect(tally.result({ draft: 8, published: 7 })).toEqual({
    draft: 8,
    published: 7,
    conversations: 2,
    intents: 0,
    grades: 1,
    safetyHits: 0,
    stopped: 0,
    flow: [
      { before: before.grade, after: after.grade, count: 1 },
      { before: after.grade, after: after.grade, count: 1 },
    ],
  });
});
