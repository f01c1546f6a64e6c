import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FirmFact, firmFactLimits, firmFactNames } from '@pilotlight/contracts/values/firm-facts';
import type { Training } from '@pilotlight/contracts/values/training';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../../ui/fields/TextInput';
import { twoColumns } from './two-columns';
import type { TrainingFields } from './training-form';

type Form = UseFormReturn<TrainingFields, unknown, Training>;
type Look = Pick<
  TextInputProps<TrainingFields, Training>,
  'help' | 'beside' | 'minRows' | 'multiline' | 'maxLength' | 'type'
>;

const onePerLine = (
  <Typography variant="small" component="span">
    one per line
  </Typography>
);
const list: Look = { multiline: true, minRows: 3, beside: onePerLine };
const sentence: Look = { multiline: true };
const line: Look = { maxLength: firmFactLimits.line };

const looks: Readonly<Record<FirmFact, Look>> = {
  servicesNotOffered: list,
  brands: list,
  guarantees: sentence,
  whoAttends: sentence,
  holidayHours: sentence,
  outOfHours: sentence,
  leadTime: { ...sentence, help: 'Such as “repairs the same or the next day”' },
  replyTime: { ...line, help: 'Such as “an hour on working days”. Without it no time is promised' },
  waysToPay: sentence,
  finance: sentence,
  insurance: sentence,
  gasSafeNumber: { maxLength: 7 },
  reviews: { ...sentence, help: 'Such as “4.9 of 5 in 312 reviews”' },
  email: { ...line, type: 'email' },
  phone: { ...line, type: 'tel' },
};

const groups: readonly (readonly [title: string, facts: readonly FirmFact[]])[] = [
  ['Work', ['servicesNotOffered', 'brands', 'guarantees', 'whoAttends']],
  ['Times', ['holidayHours', 'outOfHours', 'leadTime', 'replyTime']],
  ['Paying', ['waysToPay', 'finance']],
  ['Trust', ['insurance', 'gasSafeNumber', 'reviews']],
  ['Contact', ['email', 'phone']],
];

const Group = ({ form, title, facts }: { form: Form; title: string; facts: readonly FirmFact[] }) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="small" component="h4">
        {title}
      </Typography>
      <Box sx={twoColumns}>
        {facts.map((fact) => (
          <TextInput
            key={fact}
            {...looks[fact]}
            control={form.control}
            name={`facts.${fact}`}
            label={firmFactNames[fact]}
          />
        ))}
      </Box>
    </Box>
  );
};

/** What a receptionist is asked beyond services, area and hours; what is left empty isn't known. */
export const MoreAboutTheFirm = ({ form }: { readonly form: Form }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={id} variant="label" component="h3">
        More about the firm
      </Typography>
      {groups.map(([title, facts]) => (
        <Group key={title} form={form} title={title} facts={facts} />
      ))}
    </Box>
  );
};
