import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { checkReply } from '../interlock/check-reply';
import { type TurnContext, understandTurn } from '../turn';
import type { DialogueInput, DialogueReply } from './dialogue';
import { nextReply } from './scripted-dialogue';

/** Holds a whole conversation the way the log would. */
const converse = (...lines: readonly string[]): DialogueReply[] => {
  let context: TurnContext = { emergency: false, intent: null, asked: null, clarifications: [], previous: null };
  let facts: LeadFacts = {};
  return lines.map((text, index) => {
    const { verdict, intent, facts: given } = understandTurn(context, text);
    facts = { ...facts, ...given };
    const emergency = context.emergency || verdict.kind === 'hazard';
    const input: DialogueInput = {
      firmName: 'Demo Heating',
      text,
      intent,
      facts,
      whatWasAsked: context.asked,
      emergency,
      safety: verdict,
      turn: index + 1,
      leadSubmitted: false,
    };
    const reply = nextReply(input);
    const earlier = context.clarifications.map(({ hazard }) => ({ hazard, pending: false }));
    const clarifications = verdict.kind === 'doubt' ? [...earlier, { hazard: verdict.hazard, pending: true }] : earlier;
    context = { emergency, intent, asked: reply.asksFor, clarifications, previous: text };
    return reply;
  });
};

const last = (replies: readonly DialogueReply[]): DialogueReply =>
  replies.at(-1) ?? { text: '', quickReplies: [], asksFor: null };

describe('the scripted conversation', () => {
  it('asks for name, contact and postcode one at a time and thanks', () => {
    const replies = converse('No heating or hot water', 'Priya', '07700 900142', 'LS6 1AY');
    expect(replies.map(({ asksFor }) => asksFor)).toEqual(['name', 'contact', 'postcode', null]);
    expect(last(replies).text).toContain('Thanks Priya, Demo Heating will be in touch');
  });

  it('takes several details in one line', () => {
    const replies = converse('boiler making a noise', 'Priya Nair 07700 900142 LS6 1AY');
    expect(last(replies)).toMatchObject({ asksFor: null });
    expect(last(replies).text).toContain('Thanks Priya');
  });

  it('greets a greeting with ways to start, and says that it is an AI', () => {
    const [reply] = converse('Hi');
    expect(reply).toMatchObject({ asksFor: null });
    expect(reply?.text).toContain('AI assistant of Demo Heating');
    expect(reply?.quickReplies).toContain('Price for a new boiler');
  });

  it('says that it is an AI whenever it is asked', () => {
    expect(converse('my boiler is off', 'are you a robot?')[1]?.text).toMatch(/AI/);
  });

  it('never says the same words twice in a row', () => {
    for (const line of [
      'no heating',
      'how much is it',
      'blah',
      'are you a bot',
      'thanks',
      'low pressure',
      'no thanks',
    ]) {
      const replies = converse('price for a new boiler', ...Array.from({ length: 6 }, () => line));
      replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
    }
  });

  it('lets a visitor keep its details', () => {
    const reply = last(converse('my boiler is broken', "I'd rather not say"));
    expect(reply).toMatchObject({ asksFor: null, quickReplies: ['Leave my details'] });
  });

  it('helps within the allowed self-help and within its own rules', () => {
    const lines = [
      'frozen pipe outside',
      'pressure is low',
      'prepay meter',
      'timer is wrong',
      'thermostat blank',
      'error code F28',
      'a leak',
      'price?',
    ];
    for (const line of lines) {
      for (const { text } of converse(line, line)) {
        expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
      }
    }
    expect(converse('the condensate pipe is frozen')[0]?.text).toMatch(/warm water over it, never boiling/);
  });

  it('tells a household in the cold that the firm knows', () => {
    expect(converse('no heating and a newborn in the house')[0]?.text).toContain('I’ve told Demo Heating');
  });
});

describe('the scripted conversation in an emergency', () => {
  it('takes a name and a number only, in the design’s words', () => {
    const [first, second, third] = converse('Strong smell of gas in our kitchen', 'Priya', '07700 900142');
    expect(first?.text).toBe('Demo Heating has been alerted. Who should they ring once you’re outside?');
    expect(second).toMatchObject({ asksFor: 'contact', quickReplies: [] });
    expect(third).toMatchObject({ asksFor: null, quickReplies: [] });
    expect(third?.text).toContain('Demo Heating has your number');
  });

  it('offers no fault-code help, price or booking any more, whatever is asked', () => {
    const replies = converse(
      'smell of gas',
      'can I book a visit',
      'error code F28',
      'no rush',
      'how much',
      'pressure is low',
    );
    for (const { text, quickReplies } of replies) {
      expect(quickReplies).toEqual([]);
      expect(checkReply(text, { emergency: true, allowedPrices: [] })).toEqual({ kind: 'ok' });
    }
  });

  it('says that the firm knows even when another question was open, and varies when danger is told again', () => {
    const replies = converse(
      'price for a boiler',
      'wait, I smell gas',
      'I really smell gas',
      'GAS SMELL',
      'smell of gas',
    );
    expect(replies[1]?.text).toMatch(/Demo Heating (has been alerted|knows)/);
    replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
  });

  it('asks one question where there is doubt, and a yes makes it an emergency', () => {
    const [question, answer] = converse('what should I do if I smell gas', 'yes');
    expect(question?.text).toMatch(/happening now\?/);
    expect(answer?.text).toContain('has been alerted');
  });
});
