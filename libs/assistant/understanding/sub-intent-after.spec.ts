import { subIntentAfter } from './sub-intent-after';

const dripping = { intent: 'service', subIntent: 'minor-leak' } as const;

it('lasts until a message is about something else', () => {
  expect(subIntentAfter(dripping, { intent: 'service', subIntent: null })).toBe('minor-leak');
  expect(subIntentAfter(dripping, { intent: 'quote', subIntent: null })).toBeNull();
});

it('gives way to a newer one of its intent, and not to one of another', () => {
  expect(subIntentAfter(dripping, { intent: 'service', subIntent: 'annual' })).toBe('annual');
  expect(subIntentAfter(null, { intent: 'quote', subIntent: 'annual' })).toBeNull();
});
