import { learnedIntents, weighed } from './intent-model';

it('hears a wish in words that no rule knows', () => {
  expect(weighed(' the lad never showed up last tuesday . can someone sort a new day ? ', null).intent).toBe('booking');
  expect(weighed(' what would a magnetic filter set me back ? ', null).intent).toBe('quote');
});

it('gives every text an intent, by a lead that is no less than nothing', () => {
  for (const said of ['', ' ', ' zxqv ', ' a '.repeat(500)]) {
    const { intent, lead } = weighed(said, null);
    expect(learnedIntents).toContain(intent);
    expect(lead).toBeGreaterThanOrEqual(0);
  }
});
