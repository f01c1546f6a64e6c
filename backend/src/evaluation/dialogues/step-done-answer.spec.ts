import type { Hazard } from '@pilotlight/contracts/values/safety';
import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { stepDoneIn } from '@pilotlight/assistant/interlock/step-reports';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { converse, last } from '../testing/converse';
import { stepDoneAnswer } from '@pilotlight/assistant/dialogue/step-done-answer';

const smell = 'i can smell gas';

it.each([
  ['ok im outside now', 'outside'],
  ["we've left the house", 'outside'],
  ['everyones out', 'outside'],
  ['im stood in the street with the kids', 'outside'],
  ['were at the neighbours', 'outside'],
  ['windows are open now', 'windows'],
  ['opened all the doors', 'windows'],
  ['ive rung cadent', 'rang'],
  ['im outside and they are on their way', 'rang'],
  ['my nan cant get down the stairs', 'stuck'],
  ['im trapped upstairs', 'stuck'],
] as const)('hears which of the card’s steps was done: "%s" is %s', (text, step) =>
  expect(stepDoneIn(text)).toBe(step),
);

it.each([
  'should i go outside?',
  'not outside yet',
  'the smell is outside by the meter',
  'the pipe outside is hissing',
  'i dont want to leave the house',
  'do i open the windows',
  'nobody has rung them',
  'Ann, 07700 900123',
  'cant get out to the meter',
])('hears no step done in "%s"', (text) => expect(stepDoneIn(text)).toBeNull());

it('tells whoever is outside to stay there and to ring, and goes on from the card', () => {
  const reply = last(converse(smell, 'ok im outside now'));
  expect(reply).toMatchObject({ asksFor: 'contact', quickReplies: [] });
  expect(reply.text).toMatch(/^Good\. Stay outside, .*until you’re told\. If you haven’t rung the number on the card/u);
  expect(last(converse(smell, 'windows are open now')).text).toMatch(/^Good\. Now get everyone outside, and ring/u);
  expect(last(converse(smell, 'Ann 07700 900123', 'ive rung cadent')).text).toBe(
    'Good. Do what they tell you, and don’t go back in until they say so.',
  );
});

it('sends nobody out who is out already', () => {
  const { text } = last(converse(smell, 'weve left the house', 'windows are open now'));
  expect(text).toMatch(/^Good\. Don’t go back in for anything/u);
});

it('answers who can’t get out before all else, with the card too', () => {
  expect(last(converse('co alarm going off', 'my nan cant get down the stairs'))).toMatchObject({
    asksFor: null,
    text: expect.stringMatching(/^Ring 999 now and tell them that somebody can’t get out/u),
  });
  expect(last(converse('smell of gas and im trapped upstairs')).text).toMatch(
    /^Ring the number on the card now and tell/u,
  );
});

it('takes it for a yes where it was asked whether danger is there', () => {
  expect(last(converse('what should I do if I smell gas', 'weve left the house')).text).toContain(
    'flagged this as urgent',
  );
});

it('thanks nobody for staying outside once it was made safe', () => {
  const { text } = last(converse(smell, 'cadent came and capped it', 'ok im outside now'));
  expect(text).toMatch(/^Good\. Go by what the people who made it safe told you\./u);
});

it('says nothing that the rules forbid in an emergency', () => {
  const hazards: readonly Hazard[] = ['gas', 'carbon-monoxide', 'fire', 'water-electrics', 'lpg-oil'];
  const said = ['im outside', 'windows are open', 'ive rung them', 'im trapped'];
  const out = { from: 'visitor', text: 'we left the house' } as const;
  for (const hazard of hazards)
    for (const history of [[], [out]])
      for (const text of said)
        expect(
          checkReply(stepDoneAnswer(assistantTurn(text, { history }), hazard) ?? '£1', {
            emergency: true,
            allowedPrices: [],
          }),
        ).toEqual({ kind: 'ok' });
});
