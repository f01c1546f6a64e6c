import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { isDeepStrictEqual } from 'node:util';
import {
  chosenTone,
  emptyPlatformPrompt,
  type PlatformPrompt,
  type ToldTraining,
} from '@pilotlight/contracts/values/platform-prompt';
import type { Flows, Training } from '@pilotlight/contracts/values/training';

/** Whether the safety rules let these words be said to anybody, whatever they are told in. */
export const maySay = (words: string): boolean =>
  checkReply(words, { emergency: true, allowedPrices: [] }).kind === 'ok';

const allowedBy = (platform: Flows, own: Flows): Flows => ({
  takesCallbacks: platform.takesCallbacks && own.takesCallbacks,
  takesQuoteRequests: platform.takesQuoteRequests && own.takesQuoteRequests,
  asksForPhotos: platform.asksForPhotos && own.asksForPhotos,
  offersVisits: platform.offersVisits && own.offersVisits,
});

const sayable = (words: string): string => (maySay(words) ? words : '');

const merged = (training: Training, { tone, rules, flows, greeting, signOff }: PlatformPrompt): ToldTraining => ({
  ...training,
  tone: chosenTone(training.tone) ?? tone ?? training.tone,
  flows: allowedBy(flows, training.flows),
  platform: { rules, greeting: sayable(greeting), signOff: sayable(signOff) },
});

const known = new WeakMap<Training, { readonly platform: PlatformPrompt; readonly training: ToldTraining }>();

/** A training as the platform's prompt lets it be. The same object while nothing has changed, which what is read from it is kept by. */
export const underPlatform = (training: Training, platform: PlatformPrompt): ToldTraining => {
  if (isDeepStrictEqual(platform, emptyPlatformPrompt)) return training;
  const before = known.get(training);
  if (before?.platform === platform) return before.training;
  const after = merged(training, platform);
  known.set(training, { platform, training: after });
  return after;
};
