import type { InstallerEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { chosenTone } from '@pilotlight/contracts/values/platform-prompt';
import type { Tone } from '@pilotlight/contracts/values/training';
import type { FoldedModel } from '../read-model';

/** What of its published training is an installer's own, where the platform has one too. */
export type PromptOverrideRow = {
  readonly slug: string;
  readonly tone: Tone | null;
  readonly own_prompt: boolean;
  readonly flows_off: readonly string[];
};

type Concerning = RecordedEvent<InstallerEvent> & { readonly type: 'InstallerTrainingPublished' };

export const promptOverrides: FoldedModel<PromptOverrideRow, Concerning, 'prompt_overrides'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'prompt_overrides',
  version: 1,
  table: {
    name: 'prompt_overrides',
    columns: { slug: 'text', tone: 'text null', own_prompt: 'boolean', flows_off: 'jsonb' },
    key: ['slug'],
    tenant: 'slug',
    personal: [],
    indexes: {},
  },
  streams: ['installer'],
  concerns: (event): event is Concerning => event.type === 'InstallerTrainingPublished',
  keyOf: ({ data }) => [data.slug],
  fold: (_, { data: { slug, training } }) => ({
    slug,
    tone: chosenTone(training.tone),
    own_prompt: training.customPrompt !== '',
    flows_off: Object.entries(training.flows).flatMap(([flow, isOn]) => (isOn ? [] : flow)),
  }),
};
