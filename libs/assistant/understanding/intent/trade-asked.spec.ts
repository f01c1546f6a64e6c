import { understand } from '../understand';

const intentOf = (text: string) =>
  understand(text, { asked: null, intent: null, facts: {}, at: '2026-11-24T10:00:00Z' }).intent;

describe('a question whether the firm does some work', () => {
  it.each([
    ['do you do power flushing?', 'service'],
    ['do you do power flushes', 'service'],
    ['can you power flush a system', 'service'],
    ['do you do plumbing', 'service'],
    ['do you do boiler cover', 'service'],
    ['do u fix leaking taps', 'service'],
    ['do you fit unvented cylinders?', 'installation'],
    ['do you sell boilers', 'installation'],
    ['do you do magnetic filters?', 'installation'],
    ['do you fit smart thermostats', 'installation'],
  ])('%s: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  it.each([
    ['how much is a power flush', 'quote'],
    ['can you come and power flush it on tuesday', 'booking'],
    ['do you do leeds', 'general'],
    ['do you do windows', 'general'],
  ])('is another one where a price, a visit or no trade is asked for: %s: %s', (text, intent) => {
    expect(intentOf(text) ?? 'general').toBe(intent);
  });
});
