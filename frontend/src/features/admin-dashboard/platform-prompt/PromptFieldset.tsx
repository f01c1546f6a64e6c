import Box from '@mui/material/Box';
import type { PromptVersion } from '@pilotlight/contracts/http/platform-prompt';
import { type PlatformPrompt, platformPromptLimits as limits } from '@pilotlight/contracts/values/platform-prompt';
import { tones } from '@pilotlight/contracts/values/training';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toneNames } from '../../../shared/training/told-in';
import { CheckboxInput } from '../../../ui/fields/CheckboxInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { type FlowBox, FlowChoices } from '../training/FlowChoices';
import { PromptInput } from '../training/PromptInput';
import { ToneChoice } from '../training/ToneChoice';

interface PromptFieldsetProps {
  readonly form: UseFormReturn<PlatformPrompt>;
  readonly live: PromptVersion | null;
}

const toneOptions = [
  { value: 'own', label: 'Each its own' },
  ...tones.map((value) => ({ value, label: toneNames[value] })),
] as const;

/** What the assistants of all installers are told. */
export const PromptFieldset = ({ form, live }: PromptFieldsetProps) => {
  const { control, setValue } = form;
  const tone = useWatch({ control, name: 'tone' });
  const box: FlowBox = (name, label) => <CheckboxInput key={name} control={control} name={name} label={label} />;
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
      <ToneChoice
        value={tone ?? 'own'}
        options={toneOptions}
        onChange={(next) => setValue('tone', next === 'own' ? null : next, { shouldDirty: true })}
        note="A firm that chose plain or formal keeps its own."
      />
      <FlowChoices heading="h2" box={box} note="One that is off here is off for every firm." />
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
