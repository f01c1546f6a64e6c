import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { recorded } from '../../testing/past';
import { Refused } from '../../write-side/refused';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import { evolveConversation, unstarted } from '../aggregate/evolve.state';
import { clearAlarm, reopenAlarm } from './alarm.decisions';

const slug = 'leeds';
const sessionId = '018f5b7e-2222-4222-8222-222222222222';
const common = { slug, sessionId };
const asked = { ...common, by: 'Dawn', seenAt: '2026-11-20T10:00:00.000Z' };

let revision = 0;
const after = (events: readonly ConversationEvent[], before: ConversationState = unstarted): ConversationState =>
  events.reduce((state, event) => {
    revision += 1;
    return evolveConversation(state, recorded(event, revision, '2026-11-20T10:00:00.000Z'));
  }, before);
const opened = (state: ConversationState): OpenConversation => {
  if (state.status !== 'open') throw new Error('not open');
  return state;
};

const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const says = (messageId: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text: 'I smell gas' },
});
const hazard = (messageId: string): ConversationEvent => ({
  type: 'SafetyHazardDetected',
  data: { ...common, messageId, hazard: 'gas', rule: 'gas-smell', ruleVersion: 1, source: 'visitor', from: 0, to: 5 },
});
const household = (messageId: string): ConversationEvent => ({
  type: 'VulnerableHouseholdFlagged',
  data: { ...common, messageId, rule: 'no-heat', ruleVersion: 1 },
});
const alarmed = after([started, says('m-1'), hazard('m-1'), says('m-2'), household('m-2')]);

it('says who cleared which alarms, and how', () => {
  expect(clearAlarm(alarmed, { ...asked, verdict: 'dealt-with' })).toEqual([
    {
      type: 'AlarmCleared',
      data: { ...common, verdict: 'dealt-with', messageIds: ['m-1', 'm-2'], clearedBy: 'Dawn' },
    },
  ]);
});

describe('once it is cleared', () => {
  const cleared = after(clearAlarm(alarmed, { ...asked, verdict: 'dealt-with' }), alarmed);

  it('does nothing when it is said again, and takes another word for the same', () => {
    expect(clearAlarm(cleared, { ...asked, verdict: 'dealt-with' })).toEqual([]);
    expect(clearAlarm(cleared, { ...asked, verdict: 'false-alarm' })).toMatchObject([
      { data: { verdict: 'false-alarm', messageIds: ['m-1', 'm-2'] } },
    ]);
  });

  it('lets the assistant answer again', () => {
    expect([isOn(opened(alarmed).mode), isOn(opened(cleared).mode)]).toEqual([true, false]);
  });

  it('stands again as it did when that is taken back, however often the word was changed', () => {
    const changed = after(clearAlarm(cleared, { ...asked, verdict: 'false-alarm' }), cleared);
    const reopened = after(reopenAlarm(changed, asked), changed);
    expect(opened(reopened).alarms).toMatchObject({
      standing: [{ messageId: 'm-1' }, { messageId: 'm-2' }],
      cleared: null,
    });
    expect(opened(reopened).mode).toEqual(opened(alarmed).mode);
    expect(reopenAlarm(reopened, asked)).toEqual([]);
  });

  it('hears a danger that is told of afterwards as a new one', () => {
    const again = after([says('m-3'), hazard('m-3')], cleared);
    expect(isOn(opened(again).mode)).toBe(true);
    expect(clearAlarm(again, { ...asked, verdict: 'false-alarm' })).toMatchObject([{ data: { messageIds: ['m-3'] } }]);
  });
});

it('clears nothing that whoever says so has not seen', () => {
  expect(() => clearAlarm(alarmed, { ...asked, seenAt: '2026-11-20T09:59:59.999Z', verdict: 'false-alarm' })).toThrow(
    new Refused('The visitor has told of danger since. Please look again.'),
  );
});

it('refuses where nothing is urgent, and for another installer', () => {
  const calm = after([started, says('m-1')]);
  expect(() => clearAlarm(calm, { ...asked, verdict: 'dealt-with' })).toThrow(
    new Refused('There is no alarm in this conversation'),
  );
  expect(() => clearAlarm(alarmed, { ...asked, slug: 'york', verdict: 'dealt-with' })).toThrow(Refused);
  expect(() => reopenAlarm(alarmed, { ...asked, slug: 'york' })).toThrow(Refused);
});
