import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { stateAfter } from '../../testing/past';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { submitLead } from './lead-form.decisions';
import { refuseMarketing } from './marketing.decisions';

const slug = 'leeds-heating';
const sessionId = '018f5b7e-2222-4222-8222-222222222222';
const visit = { slug, sessionId, origin: 'https://leeds.example' };
const grader = { now: Date.parse('2026-11-24T10:00:00.000Z'), coverageAndOffer: anyCoverageAndOffer };
const given = (...past: ConversationEvent[]) => stateAfter(conversationAggregate, past);
const left = { email: 'ada@home.example', phone: '+447700900142' };

const formSent = (marketing?: boolean, past: ConversationEvent[] = [], facts: object = left): ConversationEvent[] =>
  submitLead(
    given(...past),
    visit,
    facts,
    grader,
    marketing === undefined ? undefined : { agreed: marketing, wording: marketingWording },
  );
const said = (events: ConversationEvent[]) =>
  events.flatMap((event) =>
    event.type === 'MarketingConsentGiven' || event.type === 'MarketingConsentRefused'
      ? [[event.type, ...event.data.channels]]
      : [],
  );
const stands = (...past: ConversationEvent[]) => {
  const state = given(...past);
  return state.status === 'open' ? Object.values(state.marketing).map((each) => `${each.channel} ${each.agreed}`) : [];
};

it('keeps an agreement by the channels whose address came with it, word for word', () => {
  const events = formSent(true);
  expect(said(events)).toEqual([['MarketingConsentGiven', 'email', 'sms']]);
  expect(events).toContainEqual({
    type: 'MarketingConsentGiven',
    data: { slug, sessionId, channels: ['email', 'sms'], wording: marketingWording, shownIn: 'details-form' },
  });
  expect(said(formSent(true, [], { phone: left.phone }))).toEqual([['MarketingConsentGiven', 'sms']]);
});

it('keeps a refusal by every channel where the box is left unticked, once', () => {
  const refused = formSent(false);
  expect(said(refused)).toEqual([['MarketingConsentRefused', 'email', 'sms', 'whatsapp']]);
  expect(formSent(false, refused)).toEqual([]);
});

it('takes nothing for an answer where no box was shown', () => {
  expect(said(formSent())).toEqual([]);
});

it('goes by the last word', () => {
  const agreed = formSent(true);
  const taken = formSent(false, agreed);
  expect(stands(...agreed, ...taken)).toEqual(['email false', 'sms false', 'whatsapp false']);
  expect(said(formSent(true, [...agreed, ...taken]))).toEqual([['MarketingConsentGiven', 'email', 'sms']]);
});

it('takes an agreement back once its address is another, and keeps one that comes with the new address', () => {
  const agreed = formSent(true);
  const moved: ConversationEvent = {
    type: 'LeadDetailsGiven',
    data: { slug, sessionId, source: 'installer', facts: { email: 'bob@home.example' } },
  };
  expect(stands(...agreed, moved)).toEqual(['sms true']);
  const anew = formSent(true, agreed, { ...left, email: 'ada@work.example' });
  expect(stands(...agreed, ...anew).toSorted()).toEqual(['email true', 'sms true']);
});

it('takes a stopped channel for a refusal, also of who was never asked', () => {
  const keys = { slug, sessionId };
  const agreed = formSent(true);
  const stopped = refuseMarketing(given(...agreed), 'email', 'Stop emails', keys);
  expect(stands(...agreed, ...stopped)).toEqual(['email false', 'sms true']);
  expect(refuseMarketing(given(...agreed, ...stopped), 'email', 'Stop emails', keys)).toEqual([]);
  expect(said(refuseMarketing(given(...formSent()), 'email', 'Stop emails', keys))).toHaveLength(1);
});
