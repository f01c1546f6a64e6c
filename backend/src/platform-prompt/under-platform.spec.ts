import { emptyPlatformPrompt, platformPromptSchema } from '@pilotlight/contracts/values/platform-prompt';
import { trainingSchema } from '@pilotlight/contracts/values/training';
import { underPlatform } from './under-platform';

const platform = platformPromptSchema.parse({
  tone: 'plain',
  rules: 'Say boiler.',
  flows: { takesCallbacks: false },
  greeting: 'How can we help?',
  signOff: 'Keep warm!',
});

it('changes nothing where the platform says nothing', () => {
  const training = trainingSchema.parse({});
  expect(underPlatform(training, emptyPlatformPrompt)).toBe(training);
});

it('gives its tone to an installer that chose none, and leaves one that did its own', () => {
  expect(underPlatform(trainingSchema.parse({}), platform).tone).toBe('plain');
  expect(underPlatform(trainingSchema.parse({ tone: 'formal' }), platform).tone).toBe('formal');
});

it('takes a flow from everybody, and gives back none that an installer switched off', () => {
  const { flows } = underPlatform(trainingSchema.parse({ flows: { offersVisits: false } }), platform);
  expect(flows).toEqual({ takesCallbacks: false, takesQuoteRequests: true, asksForPhotos: true, offersVisits: false });
});

it('is the same object until the platform’s prompt changes', () => {
  const training = trainingSchema.parse({ tone: 'plain' });
  const first = underPlatform(training, platform);
  expect(underPlatform(training, platform)).toBe(first);
  expect(underPlatform(training, { ...platform, signOff: 'Bye!' })).not.toBe(first);
  expect(first.businessInfo).toBe(training.businessInfo);
});

it('keeps back words that the safety rules would stop, whoever wrote them into the log', () => {
  const harmful = { ...platform, greeting: 'Open the gas valve.', signOff: 'It is safe, there is no danger.' };
  expect(underPlatform(trainingSchema.parse({}), harmful).platform).toEqual({
    rules: 'Say boiler.',
    greeting: '',
    signOff: '',
  });
});
