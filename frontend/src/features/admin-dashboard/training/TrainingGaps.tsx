import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FirmFact, firmFactFields } from '@pilotlight/contracts/values/firm-facts';
import type { Training } from '@pilotlight/contracts/values/training';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { factInSentence } from '../../../shared/training/fact-in-sentence';
import type { TimesAsked } from './times-asked';
import type { TrainingFields } from './training-form';

interface TrainingGapsProps {
  readonly form: UseFormReturn<TrainingFields, unknown, Training>;
  readonly asked?: TimesAsked;
}

/** Where "No" and the name alone make no phrase. */
const others: Readonly<Partial<Record<FirmFact, string>>> = {
  servicesNotOffered: 'No word on what isn’t offered',
  whoAttends: 'No word on who attends',
  outOfHours: 'No word on out of hours',
};
const gapInWords = (fact: FirmFact): string => others[fact] ?? `No ${factInSentence(fact)}`;

const askedInWords = (times: number): string => {
  if (times === 0) return '';
  return times === 1 ? ': asked once' : `: asked ${times} times`;
};

/** Facts that the firm hasn't told, most asked first; each leads to its field. */
export const TrainingGaps = ({ form, asked = {} }: TrainingGapsProps) => {
  const titleId = useId();
  const told = useWatch({ control: form.control, name: 'facts' });
  const timesAsked = (fact: FirmFact): number => asked[fact] ?? 0;
  const gaps = firmFactFields
    .filter((fact) => told[fact].trim() === '')
    .toSorted((one, other) => timesAsked(other) - timesAsked(one));
  if (gaps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="label" component="h3">
        Not told yet
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}
      >
        {gaps.map((fact) => (
          <li key={fact}>
            <Link
              component="button"
              type="button"
              variant="small"
              color="textSecondary"
              onClick={() => form.setFocus(`facts.${fact}`)}
              sx={{ py: { xs: '13px', md: 0.5 }, my: { xs: 0 } }}
            >
              {`${gapInWords(fact)}${askedInWords(timesAsked(fact))}`}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
