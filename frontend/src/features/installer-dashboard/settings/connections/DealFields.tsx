import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leadStageNames, leadStages } from '@pilotlight/contracts/values/lead-stage';
import { type Control, useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../../../ui/fields/CheckboxInput';
import { TextInput } from '../../../../ui/fields/TextInput';
import type { ConnectionFields, ConnectionForm } from './connection-form';

interface DealFieldsProps {
  readonly control: Control<ConnectionFields, unknown, ConnectionForm>;
}

/** Whether a lead becomes a deal in HubSpot, and by which names where the account has its own. */
export const DealFields = ({ control }: DealFieldsProps) => {
  const writesDeals = useWatch({ control, name: 'writesDeals' });
  return (
    <>
      <CheckboxInput control={control} name="writesDeals" label="Also make a deal of each lead" />
      {writesDeals && (
        <>
          <TextInput
            control={control}
            name="pipeline"
            label="Pipeline"
            maxLength={100}
            help="Left blank, your default one"
          />
          <Box component="fieldset" sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Typography variant="small" component="legend" sx={{ p: 0, mb: 1 }}>
              Deal stages, if yours have other names. Left blank: the first, the second and the last open stage, closed
              won, closed lost.
            </Typography>
            {leadStages.map((stage) => (
              <TextInput
                key={stage}
                control={control}
                name={`stages.${stage}`}
                label={`Stage for: ${leadStageNames[stage]}`}
                maxLength={100}
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
};
