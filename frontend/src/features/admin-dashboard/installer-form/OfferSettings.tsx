import Box from '@mui/material/Box';
import { intents } from '@pilotlight/contracts/values/intent';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { intentNames } from '../../../shared/conversations/IntentBadge';
import { SelectInput } from '../../../ui/fields/SelectInput';
import { TextInput } from '../../../ui/fields/TextInput';
import type { FormFields, FormValues } from '../form-values';
import { SettingsSection } from './SettingsSection';

const finance = [
  { value: 'unsaid', label: 'Not told yet' },
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
] as const;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' } as const;
const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
} as const;

/** What the assistant can say of call-outs and finance, and what it is told besides by kind of enquiry. */
export const OfferSettings = ({ form }: { readonly form: UseFormReturn<FormFields, unknown, FormValues> }) => {
  const { control } = form;
  const offered = useWatch({ control, name: 'profile.finance' });
  return (
    <Box sx={{ ...stack, pb: 3, mb: 3, borderBottom: '1px solid var(--line)' }}>
      <SettingsSection title="Where they work from">
        <Box sx={two}>
          <TextInput
            control={control}
            name="profile.postcode"
            label="Service postcode"
            maxLength={10}
            help="Their base. The areas they cover are in Training."
          />
        </Box>
      </SettingsSection>
      <SettingsSection title="Call-outs" aside="Said unless Training says otherwise">
        <Box sx={two}>
          <TextInput control={control} name="profile.fee" label="Call-out fee in pounds" maxLength={10} />
          <TextInput
            control={control}
            name="profile.hours"
            label="Call-out hours"
            placeholder="Every day, 7am to 10pm"
            maxLength={200}
          />
        </Box>
      </SettingsSection>
      <SettingsSection title="Finance" aside="Said unless Training says otherwise">
        <Box sx={two}>
          <SelectInput control={control} name="profile.finance" label="Paying monthly" options={finance} />
          {offered === 'yes' && (
            <>
              <TextInput control={control} name="profile.provider" label="Lender" maxLength={120} />
              <TextInput
                control={control}
                name="profile.apr"
                label="Rate, in the lender’s words"
                placeholder="9.9% APR representative"
                maxLength={200}
              />
            </>
          )}
        </Box>
      </SettingsSection>
      <SettingsSection title="Prompts by kind of enquiry" aside="Used when AI replies are switched on">
        <Box sx={two}>
          {intents.map((intent) => (
            <TextInput
              key={intent}
              control={control}
              name={`profile.prompts.${intent}`}
              label={intentNames[intent]}
              multiline
              minRows={2}
            />
          ))}
        </Box>
      </SettingsSection>
    </Box>
  );
};
