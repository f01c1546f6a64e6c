import { MatchedPhrases } from '../intent/matched-phrases';
import { saidIn } from '../phrases/said';
import { needsIn } from './read-needs';

const at = '2026-11-03T09:00:00Z';
const read = (text: string, on = at) =>
  needsIn(new MatchedPhrases(saidIn(text)), {}, { asked: null, intent: null, facts: {}, at: on });

it.each([
  'no rush at all, next summer even',
  'not before the extension is finished, so five or six months away',
  'my partner says leave it a year, so this is only planning',
  'next year, summat like that',
  'a service another year, nae date',
  'not doing it til next summer tho',
  "we won't be ready till the spring",
  'can you come and survey in March',
  'sometime in the new year would do',
  'not until February',
  'after christmas please',
  'its not till after easter',
  'leave it six months',
  'give it another couple of years',
  "I'd say in about eight months",
  'in six months time',
  'year after next probably',
  'a year or two off yet',
  'come spring',
  'once the loft conversion is done',
  'when our grant comes through',
  "after we've finished the extension",
  'when me lump sum comes',
  "keep us on your books, it'll want doing one of these days",
  'down the line, not now',
  'nothing for at least 4 months',
  'waiting on planning permission to be approved',
  'maybe next autumn',
  'no fixed date',
  'wait till the summer',
  'hold off til april',
  'want it fitting early June',
  'book me for a service in may',
  'not for a good while',
  'it can wait until next year',
  'planning well ahead',
  '3 months down the line',
  'this time next year',
  'in a years time',
  'we will want you in march',
])('"%s" asks for later', (text) => expect(read(text).needs).toContain('later'));

it.each([
  "can't wait till next year",
  "I don't want to leave it till next summer",
  'it needs doing before next winter',
  "it's been broken for six months",
  'serviced 6 months ago',
  'broke in March and again in June',
  'hasnt been serviced in two years',
  'it is 2 years old',
  '12 months warranty on it',
  'no rush',
  'whenever you can',
  'by the end of november',
  'in two weeks',
  'next month',
  'in a few days',
  'not before 9 please',
  'not till friday',
  'may I book a service',
  'we put the new boiler in last summer',
  'the heating comes on eventually',
  'it was fine over christmas',
  'every 6 months it does this',
  'it has failed twice in three months',
  'the boiler was fitted in May',
  'I have had no heating since September',
  'tuesday or wednesday',
  'I was going to leave it til next year but can you come tomorrow',
])('"%s" doesn’t', (text) => expect(read(text).needs).not.toContain('later'));

it.each([
  'actually can you come on Tuesday',
  'need someone out asap',
  'can we make it this week instead',
  'it is urgent now',
])('"%s" takes it back', (text) => expect(read(text).withdrawn).toContain('later'));

it.each([
  "we're moving our boiler from the kitchen to the utility",
  'moving the rads on the back wall',
  'moving it from the loft to the airing cupboard',
  'moving boiler by the window to the garage',
])('"%s" is no date to be ready by', (text) => expect(read(text).needs).not.toContain('soon'));

it.each(["we're moving on the 3rd", 'moving house by the 10th', 'our tenant is moving in next week'])(
  '"%s" is one',
  (text) => expect(read(text).needs).toContain('soon'),
);

it.each([
  'Saturdays are best',
  'ring me tomorrow',
  "you'd be as well to come on a Saturday",
  'a price today would help',
])('"%s" leaves it', (text) => expect(read(text).withdrawn).not.toContain('later'));

it('counts a season from when it was named', () => {
  expect(read('can you come in the spring', '2027-02-20T09:00:00Z').needs).not.toContain('later');
  expect(read('not till december', '2026-11-20T09:00:00Z').needs).not.toContain('later');
});
