import { daysInWords, durationInWords, fieldInWords, keyInWords, shortHash, toneOf, typeInWords } from './words';

it.each([
  ['2026-11-03', '2026-11-03', '3 Nov 2026'],
  ['2026-11-03', '2026-11-04', '3 to 4 Nov 2026'],
  ['2026-10-31', '2026-11-04', '31 Oct to 4 Nov 2026'],
  ['2025-12-31', '2026-01-01', '31 Dec 2025 to 1 Jan 2026'],
])('%s to %s is %s', (from, to, words) => {
  expect(daysInWords(from, to)).toBe(words);
});

it.each([
  [112_620_000, '31 h 17 min'],
  [9 * 86_400_000 + 7_200_000, '9 d 2 h'],
  [61_000, '1 min 1 s'],
  [900, 'under 1 s'],
])('%d ms lasted %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});

it.each([
  [{ name: 'Zapier', ending: 'x4F2' }, 'API key Zapier …x4F2'],
  [{ name: 'Zapier', ending: '' }, 'API key Zapier'],
  [{ name: null, ending: null }, 'API key 018f5b7e-5555-4555-8555-555555555555'],
])('names an API key by %j as %s', (known, words) => {
  expect(keyInWords({ id: '018f5b7e-5555-4555-8555-555555555555', ...known })).toBe(words);
});

it('shortens a hash to its ends', () => {
  expect(shortHash(`9f3c41d8${'0'.repeat(52)}a71e`)).toBe('9f3c 41d8 … a71e');
});

it('reds what went wrong and greens what was put right', () => {
  expect(['SafetyHazardDetected', 'InstallerResumed', 'LeadCaptured'].map(toneOf)).toEqual(['bad', 'good', 'plain']);
});

it('says event types and fields in plain words', () => {
  expect(['ConversationIntentRecognised', 'InstallerApiKeyIssued'].map((type) => typeInWords(type))).toEqual([
    'Conversation intent recognised',
    'Installer API key issued',
  ]);
  expect(
    ['training.businessInfo.openingHours', 'training.prices.0.what', 'slug'].map((name) => fieldInWords(name)),
  ).toEqual(['Training › business info › opening hours', 'Training › prices › 1 › what', 'Slug']);
});
