import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { ConversationSimulation } from '../../conversations/messages/conversation-simulation';
import { heldAt } from '../testing/held';

const at = '2026-11-25T10:00:00.000Z';

describe('what a visitor means', () => {
  it('leaves the boiler that is there where another is admired', () => {
    const { conversation, reply } = heldAt(at, [
      'we have a Baxi back boiler and want a new one',
      'What makes do you fit? I’ve heard Worcester Bosch are the best',
    ]);
    expect(conversation?.facts).toMatchObject({ boiler_make: 'Baxi', current_boiler_type: 'back boiler' });
    expect(reply?.text).not.toContain('changed that');
  });

  it('leaves the kind of home where only its owner is told', () => {
    const { conversation, reply } = heldAt(at, [
      'boiler packed in, it’s a bungalow, LS27 8QR',
      'its mums house tho so ring me not her',
    ]);
    expect(conversation?.facts.property_type).toBe('bungalow');
    expect(conversation?.needs).toContain('callback');
    expect(reply?.text).not.toContain('changed that');
  });

  it('ends the readiness of a lead that cancels, and asks for no time', () => {
    const before = ['boiler broken, can you come friday', '07700 900142, Ann', 'LS6 1AY'];
    expect(heldAt(at, before).conversation?.grading?.grade).toBe('A');
    const { conversation, reply } = heldAt(at, [...before, 'cancel it please, I’ve changed my mind']);
    expect(conversation?.grading).toMatchObject({ grade: 'B', facts: { ready: false } });
    expect(conversation?.facts.preferred_time).toBe('');
    expect(reply).toMatchObject({ asksFor: null });
    expect(heldAt(at, [...before, 'cancel it please', 'do you take cards?']).reply).toMatchObject({ asksFor: null });
  });

  it('takes up a lead again that cancels and asks for another time', () => {
    const { conversation } = heldAt(at, [
      'boiler broken, can you come friday',
      '07700 900142, Ann, LS6 1AY',
      'cancel friday, can you do monday instead',
    ]);
    expect(conversation?.facts.preferred_from).toBe('2026-11-30');
    expect(conversation?.grading?.grade).toBe('A');
  });

  it('asks somebody who cancels in a first message who they are', () => {
    expect(heldAt(at, ['cancel my appointment on tuesday please']).reply).toMatchObject({ asksFor: 'contact' });
  });

  it('keeps hours, parking and what has packed in', () => {
    const { conversation, reply } = heldAt(at, [
      'my combi has packed in',
      'any day next week after 4pm',
      'you can park on the drive',
    ]);
    expect(conversation?.facts).toMatchObject({
      preferred_time: 'any day next week after 4pm',
      preferred_from: '2026-11-30',
    });
    expect(conversation?.jobFacts).toMatchObject({ working: 'no, packed in', access: 'you can park on the drive' });
    expect(reply?.asksFor).not.toBe('access');
  });
});

describe('a time that a person agreed', () => {
  const firm = { slug: 'demo-heating', name: 'Demo Heating', training: emptyTraining };
  const common = { slug: firm.slug, sessionId: '00000000-0000-4000-8000-000000000000' };
  const said = (text: string): ConversationEvent => ({
    type: 'InstallerReplied',
    data: { ...common, replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01', text, firmPerson: 'Dawn' },
  });

  /** What is asked after a person's word, the visitor's answer to it and a question. */
  const askedAfter = (word: string, answer: string): string | null => {
    const chat = new ConversationSimulation(firm);
    chat.say('1', 'boiler needs a service', at);
    chat.say('2', '07700 900142, Ann Moyo, LS6 1AY', at);
    chat.take({ type: 'ConversationTakenOver', data: common }, at);
    chat.take(said(word), at);
    chat.hear('3', answer, at);
    chat.take({ type: 'ConversationHandedBack', data: { ...common, cause: 'installer' } }, at);
    return chat.say('4', 'do you take cards?', at).reply.asksFor;
  };

  it.each([
    ['I can send Callum at 2pm tomorrow', 'ok'],
    ['Callum at 2pm', 'thanks'],
    ['You’re booked in for Tuesday at 9', 'great'],
    ['Would Tuesday at 9 do?', 'yes perfect'],
  ])('is not asked again: "%s"', (word, answer) => {
    expect(askedAfter(word, answer)).toBeNull();
  });

  it.each([
    ['Hi Ann, which boiler is it?', 'a baxi'],
    ['Would Tuesday at 9 do?', 'no, away then'],
  ])('is asked for where none was: "%s"', (word, answer) => {
    expect(askedAfter(word, answer)).not.toBeNull();
  });
});
