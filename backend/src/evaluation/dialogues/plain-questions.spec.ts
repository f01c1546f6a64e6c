import { type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { converse, converseWith, last } from '../testing/converse';
import { nextReply } from '@pilotlight/assistant/dialogue/scripted-dialogue';

const information: Training = trainingSchema.parse({
  businessInfo: {
    openingHours: 'Mon to Thu 8 to 6, Fri 8 to 5, Sat 9 to 1, Sun closed',
    coverageArea: 'LS1 to LS28, WF3',
    services: ['Boiler repairs'],
  },
});
/** On a Friday at ten. */
const say = (text: string, at = '2026-11-20T10:00:00Z') => nextReply(assistantTurn(text, { information, at })).text;

describe('a question about a day', () => {
  it.each([
    ['are you open now', 'Yes, till 5 today.'],
    ['are you open today', 'Yes, till 5 today.'],
    ['do you do it on a sunday', 'No, we’re closed on Sundays.'],
    ['do you do saturdays?', 'Yes, Saturdays 9 till 1.'],
    ['are you open weekends', 'Yes, Saturdays 9 till 1.'],
    ['Sunday?', 'We’re closed on Sundays.'],
  ])('“%s” gets a yes or no, and the hours of that day alone', (text, answer) => {
    expect(say(text).startsWith(answer)).toBe(true);
    expect(say(text)).not.toContain('Mon to Thu');
  });

  it('is answered by the clock where it is closed', () => {
    expect(say('are you open now', '2026-11-20T19:00:00Z')).toMatch(/^We’ve closed for today, back tomorrow from 9\./u);
    expect(say('Today?', '2026-11-22T10:00:00Z')).toMatch(/^We’re closed today, back tomorrow from 8\./u);
  });

  it.each(['Saturday?', 'can you come on monday', 'opening hours'])('gets none by itself: %s', (text) => {
    expect(say(text)).not.toMatch(/(?:Yes|No), /);
  });
});

it.each(['are you open bank holiday monday', 'u open boxing day?', 'are ya open on christmas eve'])(
  'says nothing of a holiday that the weekly hours don’t tell: %s',
  (text) => {
    expect(say(text)).toMatch(/^We’re open Mon to Thu .* I’ll ask the office whether the holiday changes that\./u);
    expect(say(text)).not.toMatch(/(?:Yes|No), /u);
  },
);

it.each([
  ['wot time u shut', /^Till 5 today\./u],
  ['wot do u do', /^We do boiler repairs\./u],
])('is answered as it is typed on a phone: %s', (text, answer) => expect(say(text)).toMatch(answer));

describe('a place outside the area', () => {
  it('is said to be, where a town is asked about', () => {
    expect(say('do you cover Huddersfield')).toMatch(/^Sorry, Huddersfield is just outside our patch\./u);
    expect(say('do you cover Leeds')).not.toContain('outside');
    expect(say('do you cover Otley')).not.toContain('outside');
  });

  it('is said once, with the postcode that tells it', () => {
    const replies = converseWith({ information }, 'no heating, HD1 2QD', '07700 900142');
    expect(replies[0]?.text).toContain('Sorry, HD1 is outside the area that we cover. I’ll still pass it on');
    expect(replies[1]?.text).not.toContain('outside');
    expect(say('no heating, LS6 2AB')).not.toContain('outside');
  });

  it.each([
    ['do you cover HD1 2QD?'],
    ['do you cover HD1?', 'HD1 2QD'],
    ['do you cover Huddersfield', 'its HD1 2QD', '07700 900142'],
    ['do you cover my area HD1 2QD', 'ok'],
  ])('is said once, asked about or told: %s', (...lines) => {
    const said = converseWith({ information }, ...lines).map(({ text }) => text);
    expect(said.join(' ').match(/outside|don’t cover/gu)).toHaveLength(1);
  });

  it('is said again of another place', () => {
    const said = converseWith({ information }, 'do you cover HD1?', 'no heating, BD1 1AA').map(({ text }) => text);
    expect(said[1]).toContain('BD1 is outside the area');
  });

  it('is promised no work there', () => {
    const [first, second] = converseWith({ information }, 'boiler service please, Jo HD1 2QD', 'new boiler then');
    expect(first?.text).toContain('outside the area');
    expect(`${first?.text} ${second?.text}`).not.toMatch(/can arrange that|can help with that/);
  });
});

it.each([
  ['are you even human', /AI assistant/],
  ['how do i delete my details', /delete it when you ask/],
  ['what do you do with my number', /[Ww]e keep what you write here to deal with your job/],
  ['will you sell my details', /[Ww]e keep what you write here to deal with your job/],
  ['can i take the cover off and have a look', /leave the cover on/],
  ['landlord wont fix boiler, what can i do', /council’s housing team/],
  ['can you do it before xmas', /visit/],
])('answers “%s”', (text, words) => {
  expect(say(text)).toMatch(words);
});

it.each(['boiler', 'broke', 'help with my heating please'])('asks what is wrong of who only says “%s”', (text) => {
  expect(last(converse(text))).toMatchObject({ asksFor: 'symptoms', text: 'What is it doing, or not doing?' });
});

describe('who wants no more questions', () => {
  it.each(['stop asking me questions', 'enough questions', 'too many questions!', 'dont ask me anything else'])(
    'is asked none from then on: %s',
    (text) => {
      const replies = converse('boiler broke, Jo 07700 900112 LS6 2AB', text, 'Vaillant', 'combi').slice(1);
      expect(replies[0]?.text).toContain('no more questions. The team has what you’ve told me.');
      for (const reply of replies) expect(reply.asksFor).toBeNull();
    },
  );

  it.each(['can i ask you a question', 'it stopped when i asked my son to reset it', 'no questions from me, thanks'])(
    'is not who says “%s”',
    (text) => {
      expect(last(converse('boiler broke', text)).text).not.toContain('no more questions');
    },
  );
});

describe('what was told', () => {
  it('is not asked for again: the fuel, and who decides', () => {
    const replies = converse('price of new boiler', 'Jo 07700 900112 LS6 2AB', 'any time', 'its gas', 'combi');
    expect(replies.map(({ asksFor }) => asksFor)).not.toContain('fuel');
    const rented = converse(
      'no heating, i rent, landlord is Mr Patel, Jo 07700 900112 LS6 2AB',
      ...Array.from({ length: 9 }, () => 'not sure'),
    );
    expect(rented.map(({ asksFor }) => asksFor)).not.toContain('authorises');
  });

  it('brings the same tip once', () => {
    const [first, second] = converse('no heating', 'still no heating mate');
    expect(first?.text).toContain('batteries');
    expect(second?.text).not.toContain('batteries');
  });
});

describe('a reply', () => {
  it('asks one thing', () => {
    for (const turn of [1, 2, 3, 4, 5, 6])
      for (const text of ['no heating', 'do you like cheese?', 'prepay meter', 'what is the best boiler'])
        expect(nextReply(assistantTurn(text, { turn })).text.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('says “we”, and names the installer to who greets alone', () => {
    const installerName = 'The Yorkshire Dales Boiler and Heating Company of Skipton';
    const { text } = nextReply(assistantTurn('how much is a new boiler', { installerName, intent: 'quote' }));
    expect(text).not.toContain(installerName);
    expect(text).toContain('for us to reach you');
    expect(nextReply(assistantTurn('hello', { installerName })).text).toContain(`assistant of ${installerName}`);
  });

  it('thanks for the photos that came with the words', () => {
    expect(nextReply(assistantTurn('here is the boiler', { photosSent: 4 })).text).toContain(
      'Thanks, 4 photos received.',
    );
    expect(nextReply(assistantTurn('here is the boiler', { photosSent: 1 })).text).toContain(
      'Thanks, 1 photo received.',
    );
    expect(nextReply(assistantTurn('here is the boiler')).text).not.toContain('received');
  });
});
