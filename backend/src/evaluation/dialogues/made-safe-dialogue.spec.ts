import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { converse, last } from '../testing/converse';
import { stepAfterwards } from '@pilotlight/assistant/dialogue/emergency-steps';

const gas = 'smell of gas in our kitchen';
const capped = 'cadent have been and made it safe, they capped the boiler off';

describe('a danger that is told to be made safe', () => {
  it.each([
    [gas, capped],
    ['water is pouring through the ceiling onto the fuse box', 'ive turned the stopcock off and its stopped now'],
    ['the carbon monoxide alarm is going off', 'fire service came and turned the boiler off, everyone is fine'],
  ])('leaves a lead: who, where and when, each asked once ("%s")', (danger, madeSafe) => {
    const replies = converse(
      danger,
      madeSafe,
      'just book me an engineer',
      '07700 900142, Priya',
      'LS6 2AB',
      'tomorrow morning',
      '22 Carr Beck Lane',
      'thanks',
    );
    const [, ...asked] = replies.map(({ asksFor }) => asksFor);
    expect(asked).toEqual(['contact', 'name', 'postcode', 'preferred_time', 'address', null, null]);
  });

  it('takes a wish for a day as one, not as a question of what may be turned on', () => {
    const { text } = last(converse(gas, capped, 'can we have someone on Tuesday'));
    expect(text).not.toMatch(/Go by what the people/);
  });

  it('reminds of the card once, and doesn’t repeat it', () => {
    const [, safe, ...later] = converse(
      gas,
      capped,
      'can someone come tomorrow',
      'Priya 07700 900142',
      'its a vaillant',
    );
    expect(safe?.text).toMatch(
      /^I’ve noted that for the team\. If anything like that comes back, ring the number on the card first\. /,
    );
    for (const { text } of later) expect(text).not.toMatch(/card/);
    expect(later[0]?.text).toMatch(/^Tomorrow, got it\./);
  });

  it('gives the card back as soon as it is told again', () => {
    const replies = converse(gas, capped, 'I can smell gas again', 'can you book me in');
    expect(replies[2]?.text).toMatch(/flagged this as urgent/);
    expect(replies[3]?.text).toMatch(/a visit comes after that/);
  });

  it.each(['the smell has gone', 'cadent are on their way', 'ive opened the windows'])(
    'is not made safe by "%s"',
    (told) => expect(last(converse(gas, told, 'book me an engineer')).text).toMatch(/a visit comes after that/),
  );

  it('says of nothing that it is safe, and neither price nor self-help', () => {
    const asked = [
      'is it safe to go back in?',
      'can I turn the boiler on',
      'how much is a new boiler',
      'error code F28',
      'pressure is low',
    ];
    for (const { text, quickReplies } of converse(gas, capped, ...asked)) {
      expect(checkReply(text, { emergency: true, allowedPrices: [] })).toEqual({ kind: 'ok' });
      expect(quickReplies).toEqual([]);
    }
    expect(last(converse(gas, capped, 'can I turn the boiler on')).text).toMatch(
      /^Go by what the people who made it safe/,
    );
    expect(stepAfterwards('can you book me in', 'gas')).toBeNull();
  });

  it('puts up with whoever won’t be reached', () => {
    const replies = converse(gas, capped, 'rather not give my number', 'Jo', 'LS6 2AB');
    expect(replies[2]?.text).toMatch(/^No problem, you don’t have to leave a number/);
    for (const { asksFor } of replies.slice(2)) expect(asksFor).not.toBe('contact');
  });
});

describe('where a danger is', () => {
  it('is kept as it was told with it, and not asked later', () => {
    const replies = converse(
      "I can smell gas we're at 12 Mill Lane LS6 2AB, what do I do",
      'cadent came and capped it off, its all safe now',
      'Sam 07700 900142',
      'tomorrow',
    );
    expect(replies[2]?.asksFor).toBe('preferred_time');
    expect(replies[3]).toMatchObject({ asksFor: null });
  });
});
