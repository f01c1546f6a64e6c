import { type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { converseWith, last } from '../testing/converse';

const firm = (openingHours = '', tone: Training['tone'] = 'friendly', replyTime?: string) =>
  trainingSchema.parse({ businessInfo: { openingHours }, tone, facts: { replyTime } });
const known = ['no heating', 'Jo 07700 900142'] as const;
const promise = 'We usually reply within an hour on working days';
const told = { information: firm('Mon to Fri 8 to 6', 'friendly', 'an hour on working days') };

describe('who asks when the team will be in touch', () => {
  it.each([
    'When?',
    'when',
    'ok when',
    'When exactly?',
    'and when will that be?',
    'when will they ring',
    'when will you call me',
    'what time will someone ring?',
    'when can i expect a call',
    'how long until i hear back?',
    'how long will it be before someone rings',
    'when they gonna ring',
    'how soon will they get back to me',
    'when will somebody be in touch',
  ])('is told, and asked nothing new: %s', (line) => {
    const reply = last(converseWith(told, ...known, 'LS6 2AB', line));
    expect(reply.text).toContain(`${promise}.`);
    expect(reply.asksFor).toBeNull();
    expect(reply.text).not.toMatch(/\?|your question/);
  });

  it('is told once more in other words, and then asked on', () => {
    const replies = converseWith(told, ...known, 'LS6 2AB', 'when?', 'when will they ring', 'ok');
    expect(replies[3]?.text).not.toBe(replies[4]?.text);
    expect(replies.at(-1)?.asksFor).not.toBeNull();
  });

  it('is told when the firm is open, where that is all that is known', () => {
    const hours = 'Mon to Fri 8 to 6, bank holidays by arrangement';
    const { text } = last(converseWith({ information: firm(hours) }, ...known, 'when will they ring?'));
    expect(text).toBe(`I can’t give you an exact time. We’re open ${hours}.`);
    const formal = last(converseWith({ information: firm(hours, 'formal') }, ...known, 'when will they ring?'));
    expect(formal.text).toBe(`I cannot give you an exact time. Our opening hours are as follows: ${hours}.`);
  });

  it('is promised no time that nobody set, though it could be read from the hours', () => {
    const { text } = last(converseWith({}, ...known, 'when?'));
    expect(text).toBe('I can’t give you an exact time: we’ll be in touch by phone.');
    const open = { information: firm('Mon to Fri 8 to 6') };
    const replies = converseWith(
      open,
      ...known,
      'LS6 2AB',
      'when?',
      'when will they ring',
      'no more questions',
      'thanks',
      'bye',
    );
    expect(replies.map((reply) => reply.text).join(' ')).not.toMatch(/reply by|usually reply|18:00|by 6/);
  });

  it('is told where it goes on by the same promise', () => {
    const replies = converseWith(told, 'no heating', 'Jo 07700 900142', 'thanks', 'thanks again', 'bye');
    expect(replies.map((reply) => reply.text).join(' ')).toContain(`${promise}.`);
  });

  it('is asked how to be reached where that isn’t known, and not again where it was', () => {
    const [first, second] = converseWith(told, 'no heating, when will someone call me', 'when will they ring');
    expect(first).toMatchObject({ asksFor: 'contact' });
    expect(first?.text).toContain('All we need is a way to reach you.');
    expect(second).toMatchObject({ asksFor: null, quickReplies: ['Leave my details'] });
  });

  it('is not who asks something else', () => {
    for (const line of [
      'when can you come?',
      'when are you open',
      'what time do you close',
      'when i call the boiler it beeps',
      'when the engineer calls he can park on the drive',
      'when you ring use the mobile',
    ])
      expect(last(converseWith(told, ...known, line)).text).not.toContain(promise);
  });
});
