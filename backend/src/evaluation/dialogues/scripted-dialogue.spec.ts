import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { converse, last } from '../testing/converse';

type Line = readonly [visitor: string, asksFor: string | null, says: RegExp];

const dialogues: readonly (readonly [string, readonly Line[]])[] = [
  [
    'a breakdown: reachable, who, where and when, and what the engineer needs only of who will say it',
    [
      [
        'No heating or hot water',
        'contact',
        /the pressure, the timer[^.]*, on a prepay meter, the credit[^?]+\n\nWhat’s the best phone number or email[^?]+\?$/,
      ],
      ['07700 900142', 'name', /^Thanks, I’ve got 07700 900142\. Who am I talking to\?$/],
      ['Priya', 'postcode', /^Thanks Priya\. What’s the postcode of the property\?$/],
      ['LS6 2AB', 'preferred_time', /^Thanks Priya, I’ve got LS6 2AB\. When is the best time/],
      [
        'tomorrow afternoon',
        'more',
        /^That’s all the team needs, Priya: 07700 900142, LS6 2AB and tomorrow afternoon\. They’ll be in touch by phone\. Two minutes more, so they bring the right parts\?$/,
      ],
      ['Yes, two minutes', 'address', /^Thank you\. What’s the house number and street\?$/],
      ['22 Carr Beck Lane, LS6 2AB', 'boiler_make', /^Which make is the boiler\?$/],
      ['greenstar 30i', 'current_boiler_type', /^Thanks\. Is it a combi/],
      ['Combi', 'fuel', /^Does it run/],
      ['mains gas', 'tenure', /^Thanks\. Do you own/],
      ['I own it', 'access', /^Is there anything to know about parking/],
      ['on the drive', 'gas_meter_position', /^Thanks\. Could you send a photo of the gas meter\?$/],
      ['under the stairs', null, /^That’s everything, thank you Priya\. We’ll be in touch by phone\.$/],
      ['thanks', null, /^(?:You’re welcome|A pleasure) Priya\./],
    ],
  ],
  [
    'a price: when it is wanted comes before the sheet, of which four are asked',
    [
      ['how much is a new boiler?', 'contact', /^I don’t give prices myself/],
      ['Jo Smith, jo@mail.example, N8 7TR', 'preferred_time', /^Thanks Jo, I’ve got jo@mail\.example and N8 7TR\./],
      ['no rush', 'current_boiler_type', /combi/],
      ['not sure', null, /^No problem\. Could you send a photo of the front of the boiler\?$/],
      ['no camera', 'fuel', /Does it run on mains gas/],
      ['skip', 'bathrooms', /^No problem\./],
      ['2', 'bedrooms', /^How many bedrooms/],
      [
        'do you take cards?',
        'more',
        /^I don’t know that one, so I’ll ask the office and they’ll tell you\. That’s all the team needs, Jo: .*quote it right first time\?$/su,
      ],
      ['no thats all', null, /^No problem Jo\./],
    ],
  ],
  [
    'a visit for something unsaid: what it is about',
    [
      ['can I book a visit', 'contact', /confirms? (?:a|the) time/],
      ['Priya, 07700 900142, LS6 1AY', 'job_type', /new boiler, a heat pump, or a repair/],
      ['A heat pump', 'preferred_time', /When is the best time/],
      ['tomorrow', 'more', /LS6 1AY and tomorrow\./],
      ['yes', 'property_type', /Is it a house/],
    ],
  ],
  [
    'a correction: the new value, once',
    [
      ['no hot water, Tom 07700 900123', 'postcode', /^Thanks Tom, I’ve got 07700 900123\./],
      ['sorry its 07700 900124', 'preferred_time', /^Thanks Tom, I’ve changed that to 07700 900124\./],
      ['its a flat', 'address', /^I’ve noted that for the team\.|^The team will see that\./],
      ['actually its a house', 'boiler_make', /^Thanks Tom, I’ve put that right: a house\./],
    ],
  ],
];

it.each(dialogues)('holds %s', (_, lines) => {
  const replies = converse(...lines.map(([visitor]) => visitor));
  lines.forEach(([, asksFor, says], index) => {
    expect(replies[index]?.asksFor).toBe(asksFor);
    expect(replies[index]?.text).toMatch(says);
  });
});

describe('the scripted conversation', () => {
  it('takes several details in one line', () => {
    const replies = converse('boiler making a noise', 'Priya Nair 07700 900142 LS6 1AY');
    expect(last(replies).text).toMatch(/^Thanks Priya, I’ve got 07700 900142 and LS6 1AY\./);
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
    const lines = ['no heating', 'how much is it', 'blah', 'are you a bot', 'thanks', 'low pressure', 'no thanks'];
    for (const line of lines) {
      const replies = converse('price for a new boiler', ...Array.from({ length: 6 }, () => line));
      replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
    }
  });

  it('lets a visitor keep its details', () => {
    const reply = last(converse('my boiler is broken', "I'd rather not say"));
    expect(reply).toMatchObject({ asksFor: null, quickReplies: ['Leave my details'] });
  });

  it('promises nobody a call who left no way to be reached', () => {
    expect(last(converse('hello', 'no heating', 'blah', 'thanks')).text).not.toMatch(/in touch by/);
  });

  it('helps within the allowed self-help and within its own rules', () => {
    const topics =
      'frozen pipe outside, pressure is low, prepay meter, timer is wrong, thermostat blank, error code F28';
    for (const line of [...topics.split(', '), 'a leak', 'price?'])
      for (const { text } of converse(line, line))
        expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
    expect(converse('the condensate pipe is frozen')[0]?.text).toMatch(
      /from the ground, pour warm, not boiling, water along it and press reset once/,
    );
  });

  it('tells a household in the cold that it is urgent, and not that anybody was told', () => {
    const text = converse('no heating and a newborn in the house')[0]?.text;
    expect(text).toContain('flagged this as urgent');
    expect(text).not.toMatch(/\btold\b/);
  });

  it.each(['07700 90012', '0113 496 000', '+44 7700 90012', 'its 07700 90012 ok'])(
    'asks once more about a number that is a digit short: %s',
    (number) => {
      const [, short, still, whole] = converse('no heating', number, number, '07700 900123');
      expect(short).toMatchObject({ asksFor: 'contact' });
      expect(short?.text).toMatch(/one digit short of a UK number/);
      expect(still).toMatchObject({ asksFor: 'name' });
      expect(whole?.text).toContain('I’ve got 07700 900123');
    },
  );

  it('loses nothing that was said beside a short number', () => {
    expect(last(converse('no heating', 'Priya 07700 90012 LS6 1AY')).text).toBe(
      'Thanks Priya, I’ve got LS6 1AY. That looks one digit short of a UK number. Could you check it?',
    );
    expect(last(converse('Priya 07700 90012, how much is a new boiler?')).text).toMatch(
      /^Thanks Priya\. I don’t give prices[^]+That number looks a digit short/,
    );
  });

  it('takes the numbers kept for fiction, and those of areas with shorter ones', () => {
    for (const number of ['07700 900000', '07700 900999', '016977 3999', '020 7946 0958'])
      expect(last(converse('no heating', number))).toMatchObject({ asksFor: 'name' });
  });

  it('says what a whole postcode looks like, once, without a guess at the visitor’s own', () => {
    const [, , part, again] = converse('no heating', 'Priya 07700 900123', 'its LS6', 'LS6 2');
    expect(part).toMatchObject({
      text: 'Please provide a valid postcode, something like SW1A 1AA.',
      asksFor: 'postcode',
    });
    expect(again?.asksFor).not.toBe('postcode');
  });

  it.each(['thanks, do you cover Otley?', 'ok do you take cards'])(
    'notes a question that it can’t answer: %s',
    (line) => {
      const { text } = last(converse('price for a new boiler', 'Tom', 'tom@mail.example', 'LS6 1AY', line));
      expect(text).toMatch(/^I don’t know that one, so I’ll ask the office and they’ll tell you\./);
      expect(text).not.toMatch(/pleasure|welcome/i);
    },
  );

  it('leaves a day that is asked for to the team, after whatever word', () => {
    const { text } = last(
      converse('price for a new boiler', 'Tom', 'tom@mail.example', 'LS6 1AY', 'Great. Is Saturday possible'),
    );
    expect(text).toMatch(/We’ll confirm whether that works\./);
    expect(text).not.toMatch(/pleasure|welcome|don’t know/i);
  });
});

it('gives no help against a fault to who asks what to fit', () => {
  expect(last(converse('which thermostat goes with a vaillant boiler, nest or hive?')).text).not.toMatch(/batteries/u);
  expect(last(converse('thermostat is blank and the heating wont come on')).text).toMatch(/batteries/u);
});

it.each(['01423 496 0123', '07700 9001421'])('asks once more about a number that is a digit too long: %s', (number) => {
  const [, long, whole] = converse('no heating', number, '07700 900123');
  expect(long).toMatchObject({ asksFor: 'contact' });
  expect(long?.text).toMatch(/one digit too long/);
  expect(whole?.text).toContain('I’ve got 07700 900123');
  expect(last(converse('no heating', 'serial 210034002001')).text).not.toMatch(/too long/);
});

it('hears "quite" as no quote', () => {
  expect(last(converse('boiler leaking water from underneath quite a lot')).text).toMatch(
    /put something under the drip, and keep water away from the electrics/,
  );
});
