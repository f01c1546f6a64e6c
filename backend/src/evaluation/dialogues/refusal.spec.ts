import { converse, last } from '../testing/converse';
import { refusesToSay } from '@pilotlight/assistant/understanding/refusal';

describe('a refusal', () => {
  it.each([
    'i dont want to give my number',
    "I'd rather not say",
    'rather not',
    'prefer not to',
    'im not giving you that',
    'none of your business',
    'why do you need that',
    'y do u want my postcode',
    'sorry I won’t share that',
    'not comfortable giving my address',
  ])('is heard in “%s”', (text) => expect(refusesToSay(text)).toBe(true));

  it.each([
    'it wont give any hot water',
    'the display doesnt say anything',
    'no heating',
    'dont know',
    'why is my boiler leaking',
    'I want to give you my number',
    'what do you need from me',
  ])('is not heard in “%s”', (text) => expect(refusesToSay(text)).toBe(false));

  it('of a number says what still works, and a number isn’t asked for again', () => {
    const replies = converse('no heating', 'i dont want to give my number', 'ok', 'fine', 'jo@mail.example');
    expect(replies[1]?.text).toMatch(/^No problem, you don’t have to leave a number\. An email works too, or ring/);
    expect(replies.slice(1).map(({ asksFor }) => asksFor)).not.toContain('contact');
  });

  it('of a number before it is asked for is the only asking', () => {
    const [first, second] = converse('no heating, i dont want to give my number', 'ok');
    expect(first).toMatchObject({ asksFor: 'contact', text: expect.stringContaining('An email works too') });
    expect(first?.text).not.toMatch(/phone number/);
    expect(second?.asksFor).not.toBe('contact');
  });

  it.each([
    ['rather not say', /^No problem, you don’t have to say\. /],
    ['why do you need that', /^Fair point: the answers save a second visit and get you a closer price\. /],
  ])('of anything else is taken for an answer: “%s”', (text, says) => {
    const replies = converse('no heating, Jo 07700 900142 LS6 2AB', text, 'ok', 'ok');
    expect(replies[1]?.text).toMatch(says);
    expect(replies[1]?.text).not.toMatch(/your question|ask the office|who they’re talking to/);
    expect(replies.slice(1).map(({ asksFor }) => asksFor)).not.toContain(replies[0]?.asksFor);
  });

  it.each(['no heating and no hot water', 'no heating', 'no leak but no heat'])(
    'is no fault told once more when a number is asked for: “%s”',
    (text) => {
      const [first, second, third] = converse('my boiler has broken down', text, '07700 900142');
      expect(first?.asksFor).toBe('contact');
      expect(second?.text).not.toMatch(/No problem|don’t have to/);
      expect(second?.asksFor).not.toBeNull();
      expect(third?.text).toContain('07700 900142');
    },
  );

  it('is no symptom', () => {
    expect(last(converse('no heating, i dont want to give my number')).text).not.toMatch(/What is it doing/);
  });
});
