import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Select from '@mui/material/Select';
import { Funnel } from 'lucide-react';
import {
  appointmentStatuses,
  appointmentStatusSchema,
  appointmentTypeNames,
  appointmentTypes,
  appointmentTypeSchema,
} from '@pilotlight/contracts/values/appointment';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';
import { icon } from '../../../ui/icon';
import type { DiaryAddress } from './useDiaryAddress';
import { statusLooks } from './visit/status-looks';

type Filters = Pick<DiaryAddress, 'status' | 'type'>;

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Field label={label}>
    {({ id }) => (
      <Select
        native
        fullWidth
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        inputProps={{ id }}
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

const statuses = appointmentStatuses.map((value) => ({ value, label: statusLooks[value].name }));
const types = appointmentTypes.map((value) => ({ value, label: appointmentTypeNames[value] }));

interface FilterButtonProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Partial<Filters>) => void;
}

/** Which visits are shown, by status and type; it says how many filters are on. */
export const FilterButton = ({ filters: { status, type }, onFilter }: FilterButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = [status, type].filter((filter) => filter !== null).length;
  return (
    <>
      <Button
        startIcon={<Funnel {...icon} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {count > 0 ? `Filter · ${count}` : 'Filter'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Filter', sx: { mt: 1, borderRadius: '12px', width: 280 } },
        }}
        transitionDuration={0}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
          <Choice
            label="Status"
            value={status}
            options={statuses}
            onChoose={(value) => onFilter({ status: appointmentStatusSchema.nullable().catch(null).parse(value) })}
          />
          <Choice
            label="Type"
            value={type}
            options={types}
            onChoose={(value) => onFilter({ type: appointmentTypeSchema.nullable().catch(null).parse(value) })}
          />
          <Button disabled={count === 0} onClick={() => onFilter({ status: null, type: null })}>
            Show all
          </Button>
        </Box>
      </Popover>
    </>
  );
};
