import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import type { LeadCounts } from '@pilotlight/contracts/http/lead-hub';
import {
  leadGradeFilters,
  leadIntentFilters,
  type LeadFilters,
  leadSorts,
  leadStageFilters,
} from '@pilotlight/contracts/http/leads';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import type { ReactNode } from 'react';
import { intentNames } from '../conversations/IntentBadge';
import { areaInWords, areasFor } from './area-options';
import { DayField } from './DayField';
import { boundedInWords } from './lead-words';
import type { LeadView } from './useLeadView';

type Value<Name extends keyof LeadFilters> = LeadFilters[Name];

const gradeLabels = {
  all: 'Every grade',
  A: `A ${gradeNames.A}`,
  B: `B ${gradeNames.B}`,
  C: `C ${gradeNames.C}`,
  ungraded: 'Ungraded',
} as const satisfies Record<Value<'grade'>, string>;
const intentLabels = { all: 'Every intent', ...intentNames, none: 'Not known' } as const satisfies Record<
  Value<'intent'>,
  string
>;
const stageLabels = { all: 'Every stage', ...leadStageNames } as const satisfies Record<Value<'stage'>, string>;
const sortLabels = { newest: 'Newest first', grade: 'By grade' } as const satisfies Record<Value<'sort'>, string>;

interface ChoiceProps<Choice extends string> {
  readonly label: string;
  readonly value: Choice;
  readonly values: readonly Choice[];
  readonly labels: Readonly<Record<Choice, string>>;
  readonly counts?: LeadCounts['grade'] | undefined;
  readonly onChoose: (value: Choice) => void;
}

const Choice = <Value extends string>({ label, value, values, labels, counts, onChoose }: ChoiceProps<Value>) => (
  <Select<Value>
    size="small"
    value={value}
    onChange={({ target }) => {
      const chosen = values.find((each) => each === target.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
    renderValue={(chosen) => labels[chosen]}
    slotProps={{ input: { 'aria-label': label } }}
    sx={{ minHeight: { xs: 44, md: 40 } }}
  >
    {values.map((each) => (
      <MenuItem key={each} value={each} sx={{ gap: 2, justifyContent: 'space-between', minHeight: 44 }}>
        {labels[each]}
        {counts?.[each] && (
          <Box component="span" sx={{ color: 'var(--text-soft)', fontVariantNumeric: 'tabular-nums' }}>
            {boundedInWords(counts[each])}
          </Box>
        )}
      </MenuItem>
    ))}
  </Select>
);

interface LeadFilterFieldsProps {
  readonly view: LeadView;
  readonly counts: LeadCounts | undefined;
  readonly onClear: () => void;
  /** The admin's choice of an installer. */
  readonly children?: ReactNode;
}

/** What the list is narrowed to; beside each choice, how many it would leave. A search tells no such numbers. */
export const LeadFilterFields = ({ view, counts, onClear, children }: LeadFilterFieldsProps) => {
  const { filters, show, isFiltered } = view;
  const { grade, intent, stage, area, from, to, sort, search } = filters;
  const known = search ? undefined : counts;
  return (
    <Box
      role="group"
      aria-label="Filters"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(150px, 1fr))' },
        gap: 1,
        flexBasis: '100%',
      }}
    >
      {children}
      <Choice
        label="Grade"
        value={grade}
        values={leadGradeFilters}
        labels={gradeLabels}
        counts={known?.grade}
        onChoose={(chosen) => show({ grade: chosen })}
      />
      <Choice
        label="Intent"
        value={intent}
        values={leadIntentFilters}
        labels={intentLabels}
        counts={known?.intent}
        onChoose={(chosen) => show({ intent: chosen })}
      />
      <Choice
        label="Stage"
        value={stage}
        values={leadStageFilters}
        labels={stageLabels}
        counts={known?.stage}
        onChoose={(chosen) => show({ stage: chosen })}
      />
      <Autocomplete
        size="small"
        options={areasFor('')}
        filterOptions={(_, { inputValue }) => [...areasFor(inputValue)]}
        value={area || null}
        getOptionLabel={areaInWords}
        onChange={(_, chosen) => show({ area: chosen ?? '' })}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder="Postcode area"
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Postcode area' },
            }}
          />
        )}
      />
      <DayField label="From" value={from} onChange={(day) => show({ from: day })} />
      <DayField
        label="To"
        value={to}
        error={from && to && from > to ? 'Please end the period after it begins' : undefined}
        onChange={(day) => show({ to: day })}
      />
      <Choice
        label="Sort"
        value={search ? 'newest' : sort}
        values={search ? ['newest'] : leadSorts}
        labels={sortLabels}
        onChoose={(chosen) => show({ sort: chosen })}
      />
      {isFiltered && <Button onClick={onClear}>Clear filters</Button>}
    </Box>
  );
};
