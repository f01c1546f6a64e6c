import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NumberedTraining } from '@pilotlight/contracts/http/training';
import { type ReadPage, type Training, trainingLimits } from '@pilotlight/contracts/values/training';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/TextInput';
import { FlowsAndTone } from './FlowsAndTone';
import { MoreAboutTheFirm } from './MoreAboutTheFirm';
import { pagesRead, pagesUnread } from './pages-read';
import { PairRows } from './PairRows';
import { PriceRows } from './PriceRows';
import { PromptInput } from './PromptInput';
import type { TimesAsked } from './times-asked';
import { TrainingGaps } from './TrainingGaps';
import type { TrainingFields } from './training-form';
import { twoColumns } from './two-columns';

interface TrainingFieldsetProps {
  readonly form: UseFormReturn<TrainingFields, unknown, Training>;
  readonly published: NumberedTraining;
  /** Read when the draft was saved. */
  readonly pages: readonly ReadPage[];
  readonly asked?: TimesAsked;
}

const small = (words: string) => (
  <Typography variant="small" component="span">
    {words}
  </Typography>
);
const onePerLine = small('one per line');
const readByNow = (pages: readonly ReadPage[]) => (pages.length > 0 ? small(pagesRead(pages, new Date())) : onePerLine);

/** Everything that an assistant is told about its firm. */
export const TrainingFieldset = ({ form, published, pages, asked = {} }: TrainingFieldsetProps) => {
  const { control } = form;
  const text = { control, multiline: true } as const;
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'grid', gap: 3 }}>
      <TrainingGaps form={form} asked={asked} />
      <Box sx={twoColumns}>
        <TextInput {...text} name="businessInfo.openingHours" label="Opening hours" />
        <TextInput
          {...text}
          name="businessInfo.coverageArea"
          label="Coverage area"
          help="Postcodes decide who is inside, such as LS1 to LS29, WF3"
        />
        <TextInput {...text} name="businessInfo.services" label="Services" beside={onePerLine} minRows={4} />
        <TextInput
          {...text}
          name="businessInfo.certifications"
          label="Certifications"
          beside={onePerLine}
          minRows={4}
        />
        <TextInput {...text} name="businessInfo.specialties" label="Specialties" />
        <TextInput
          control={control}
          name="businessInfo.emergencyContact"
          label="Emergency contact"
          maxLength={trainingLimits.line}
        />
      </Box>
      <TextInput {...text} name="businessInfo.description" label="Description" minRows={3} />
      <Box sx={twoColumns}>
        <TextInput
          {...text}
          name="businessInfo.trainingUrls"
          label="Training URLs"
          help={pagesUnread(pages)}
          beside={readByNow(pages)}
          minRows={2}
        />
        <TextInput {...text} name="businessInfo.additionalInfo" label="Additional information" minRows={2} />
      </Box>
      <MoreAboutTheFirm form={form} />
      <PairRows form={form} />
      <PriceRows form={form} />
      <FlowsAndTone form={form} />
      <PromptInput
        control={control}
        name="customPrompt"
        label="Custom prompt"
        help="The safety rules run before and after this prompt. It can't switch them off. Only a model reads it: without one the assistant answers from everything else here."
        live={{ words: published.training.customPrompt, version: published.number }}
      />
    </Box>
  );
};
