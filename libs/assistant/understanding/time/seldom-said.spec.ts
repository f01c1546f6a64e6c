import { preferredTimeIn } from './preferred-time';

// A Sunday.
const at = '2026-11-22T10:00:00.000Z';
const told = (text: string, facts = {}) => preferredTimeIn(text, { asked: null, facts, at });

describe('a time that is wished for in words seldom said', () => {
  it.each([
    ['combi keeps losing pressure, S65 1QD. any day but weds', 'any day but weds'],
    ['wid it be possible tae service the boiler, ony day bar Tuesday', 'ony day bar Tuesday'],
    ['service please. any day other than mon or tue', 'any day other than mon or tue'],
    ['anyday apart from fri works for me', 'anyday apart from fri'],
    ['boiler needs a service. any time but mornings', 'any time but mornings'],
    ['could the gentleman come for the yearly look. Any morning. Yours, Enid', 'Any morning'],
  ])('of any day but one no date is known: %s', (text, words) => {
    expect(told(text)).toEqual({ preferred_time: words });
  });

  it.each([
    ['alarm man is coming weds so cant do weds, can we make it thursday instead?', 'thursday'],
    ['is your man coming tues, can we make it friday instead', 'friday'],
    ['engineer is due monday but could we do wednesday instead', 'wednesday'],
    ['inspection required at Flat 9 before the 28th. Please confirm a slot', 'before the 28th'],
    ['Landlord gas cert inspection required before the 3rd. Could you offer a slot', 'before the 3rd'],
    ['could he call on Thursday week, in the forenoon', 'Thursday week, in the forenoon'],
    ['could ye manage the following monday, efter 10?', 'the following monday, efter 10'],
    ['can yous come thursday efternoon', 'thursday efternoon'],
    ['tuesday efternuin wid be braw, can ye dae that', 'tuesday efternuin'],
    ['cud u fit me in sat am 4 service', 'sat am'],
    ['can u do fri 4 a service', 'fri'],
    ['can you come friday at 4 to service it', 'friday at 4'],
    ['can u come fri 4 pls', 'fri 4'],
    ['can sum1 cum out 2moro after skl run', '2moro after skl run'],
    ['can you come after drop off monday', 'after drop off monday'],
    ['can u come before we open, 8ish thursday', 'before we open, 8ish thursday'],
    ['could you come after we close, 6ish tues', 'after we close, 6ish tues'],
    ["i'm in all day thursday but not friday because of the chiropodist", 'all day thursday'],
    ['can the same lad who came on monday come back thursday', 'thursday'],
  ])('is in "%s": %s', (text, words) => {
    expect(told(text).preferred_time).toBe(words);
  });

  it('keeps the hour that stands beside a shop’s own hours', () => {
    expect(told('can u come before we open, 8ish thursday').preferred_from).toBe('2026-11-26T08:00:00+00:00');
  });
});

describe('a time that is wished for by nobody', () => {
  it.each([
    'house is toasty today thanks to your engineer Tom',
    'hot water is back tonight thanks to you',
    'my warmest thanks to the young man who attended on Friday',
    'please thank the engineer who visited on Monday',
    'the man who serviced it on Monday left his torch',
    'it cuts out before we open',
    'boiler goes off after we close every day',
    'are you open any day but sunday',
    'gas safety certificate required by friday',
    'is your engineer still coming thursday',
    'can i just check the lad is still coming on thursday',
  ])('is none: %s', (text) => {
    expect(told(text)).toEqual({});
  });

  it.each(['just cancel it', 'actually cancel please', "ok we'll leave it"])('is taken back: %s', (text) => {
    expect(told(text, { preferred_time: 'friday 27th' })).toEqual({ preferred_time: '' });
  });

  it.each(['cancel my old cover plan', "i'd like to cancel british gas", "i'll leave it on overnight"])(
    'stays where something else is meant: %s',
    (text) => {
      expect(told(text, { preferred_time: 'friday 27th' })).toEqual({});
    },
  );
});
