import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PromptVersion } from '@pilotlight/contracts/http/platform-prompt';
import { type PlatformPrompt, platformPromptLimits as limits } from '@pilotlight/contracts/values/platform-prompt';
import { tones } from '@pilotlight/contracts/values/training';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { flowNames, toneNames } from '../../../shared/training/told-in';
import { CheckboxInput } from '../../../ui/fields/CheckboxInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { Segmented } from '../../../ui/Segmented';
import { PromptInput } from '../training/PromptInput';

interface PromptFieldsetProps {
  readonly form: UseFormReturn<PlatformPrompt>;
  readonly live: PromptVersion | null;
}

const toneOptions = [
  { value: 'own', label: 'Each its own' },
  ...tones.map((value) => ({ value, label: toneNames[value] })),
] as const;

const Tone = ({ form: { control, setValue } }: Pick<PromptFieldsetProps, 'form'>) => {
  const tone = useWatch({ control, name: 'tone' });
  return (
    <div>
      <Typography variant="label" component="p" aria-hidden sx={{ mb: 0.75 }}>
        Tone
      </Typography>
      <Segmented
        label="Tone"
        value={tone ?? 'own'}
        options={toneOptions}
        onChange={(next) => setValue('tone', next === 'own' ? null : next, { shouldDirty: true })}
      />
      <Typography variant="small" component="p" sx={{ mt: 0.75 }}>
        A firm that chose plain or formal keeps its own.
      </Typography>
    </div>
  );
};

/** What the assistants of all installers are told. */
export const PromptFieldset = ({ form, live }: PromptFieldsetProps) => {
  const flowsId = useId();
  const { control } = form;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <TextInput
        control={control}
        name="greeting"
        label="Greeting"
        placeholder="What can I help you with?"
        help="Follows “Hello, I’m the AI assistant of …” where somebody only says hello"
        maxLength={limits.words}
      />
      <TextInput
        control={control}
        name="signOff"
        label="Sign-off"
        help="Said at the end of a goodbye, never beside a safety card"
        maxLength={limits.words}
      />
      <Tone form={form} />
      <Box role="group" aria-labelledby={flowsId} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography id={flowsId} variant="label" component="h2">
          Flows
        </Typography>
        <CheckboxInput control={control} name="flows.takesCallbacks" label={flowNames.takesCallbacks} />
        <CheckboxInput control={control} name="flows.takesQuoteRequests" label={flowNames.takesQuoteRequests} />
        <CheckboxInput control={control} name="flows.asksForPhotos" label={flowNames.asksForPhotos} />
        <CheckboxInput control={control} name="flows.offersVisits" label={flowNames.offersVisits} />
        <Typography variant="small" component="p">
          One that is off here is off for every firm.
        </Typography>
      </Box>
      <PromptInput
        control={control}
        name="rules"
        label="Rules"
        help="Only a model reads them. They stand above a firm's own prompt and below the safety rules, which they can't switch off."
        live={{ words: live?.prompt.rules ?? '', version: live?.version ?? 0 }}
      />
    </Box>
  );
};
