import { z } from 'zod';
import { type Tone, tones, type Training } from './training';

export const platformPromptLimits = { rules: 4_000, words: 160, note: 200 } as const;

const most = (characters: number) => `At most ${characters.toLocaleString('en-GB')} characters`;
const text = (characters: number) => z.string().trim().max(characters, most(characters));
const on = z.boolean().default(true);

/** What the assistants of all installers are told before what each was trained in. */
export const platformPromptSchema = z.object({
  /** For installers that chose no other than the friendly one; null leaves each its own. */
  tone: z.enum(tones).nullable().default(null),
  /** For a model alone: above an installer's own prompt, below the safety rules. */
  rules: text(platformPromptLimits.rules).default(''),
  /** One that is off here is off for everybody. */
  flows: z.object({ takesCallbacks: on, takesQuoteRequests: on, asksForPhotos: on, offersVisits: on }).prefault({}),
  /** Asked instead of "What can I help you with?". */
  greeting: text(platformPromptLimits.words).default(''),
  /** Said at the end of a goodbye. */
  signOff: text(platformPromptLimits.words).default(''),
});
export type PlatformPrompt = z.infer<typeof platformPromptSchema>;

export const emptyPlatformPrompt: PlatformPrompt = platformPromptSchema.parse({});

export const publishNoteSchema = text(platformPromptLimits.note).min(1, 'Please say in a few words what changes');

/** What of a platform's prompt an engine reads beside an installer's training. */
export type PlatformWords = Pick<PlatformPrompt, 'rules' | 'greeting' | 'signOff'>;
export type ToldTraining = Training & { readonly platform?: PlatformWords };

export const platformPromptParts = {
  tone: 'tone',
  rules: 'rules',
  flows: 'flows',
  greeting: 'greeting',
  signOff: 'sign-off',
} as const satisfies Record<keyof PlatformPrompt, string>;

/** An installer's own, where the platform has one too; tone null is the one that nobody chose. */
export const chosenTone = (tone: Tone): Tone | null => (tone === 'friendly' ? null : tone);
