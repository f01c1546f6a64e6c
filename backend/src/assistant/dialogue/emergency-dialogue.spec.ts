import { checkReply } from '../interlock/check-reply';
import { converse, last } from '../testing/converse';

describe('the scripted conversation in an emergency', () => {
  it('takes a name and a number only, once it is marked urgent', () => {
    const [first, second, third] = converse('Strong smell of gas in our kitchen', 'Priya', '07700 900142');
    expect(first?.text).toBe('This is marked urgent for Demo Heating. Who should they ring once you’re outside?');
    expect(second).toMatchObject({ asksFor: 'contact', quickReplies: [] });
    expect(third).toMatchObject({ asksFor: null, quickReplies: [] });
    expect(third?.text).toContain('This chat is marked urgent, with your number');
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

  it('says that it is urgent even when another question was open, and varies when danger is told again', () => {
    const replies = converse(
      'price for a boiler',
      'wait, I smell gas',
      'I really smell gas',
      'GAS SMELL',
      'smell of gas',
    );
    expect(replies[1]?.text).toMatch(/^(This is|The card comes first\. Demo Heating has this) marked urgent/);
    replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
  });

  it('asks one question where there is doubt, and a yes makes it an emergency', () => {
    const [question, answer] = converse('what should I do if I smell gas', 'yes');
    expect(question?.text).toMatch(/happening now\?/);
    expect(answer?.text).toContain('marked urgent');
  });

  it('tells nobody that the firm was told or will ring', () => {
    const lines = ['smell of gas', 'Ann', '07700 900123', 'all safe now', 'gas smell again', 'ok', 'thanks'];
    for (const { text } of [...converse(...lines), ...converse('hello', ...lines)])
      expect(text).not.toMatch(/alerted|knows|will ring/);
  });

  it('notes what is said, and keeps to the card', () => {
    const { text } = last(
      converse('smell of gas', 'Ann 07700 900123', 'Gas man came, all safe now. Can you look at the boiler?'),
    );
    expect(text).toMatch(/^I’ve noted that for Demo Heating\. .*the card/);
  });

  it('says plainly that it is an AI assistant when asked', () => {
    const replies = converse('smell of gas', 'are you a real person?', 'Ann 07700 900123', 'is this a robot?');
    for (const reply of [replies[1], replies[3]])
      expect(reply?.text).toMatch(/^I’m an AI assistant, not a person\. Demo Heating can read this chat\. .*card/);
  });

  it('asks again about a number that is a digit short', () => {
    const [, short, whole] = converse('smell of gas', 'Ann 07700 90012', '07700 900123');
    expect(short).toMatchObject({ asksFor: 'contact', quickReplies: [] });
    expect(short?.text).toMatch(/^Thanks Ann\. .*a? ?digit short/);
    expect(whole?.text).toMatch(/with your number/);
  });
});
