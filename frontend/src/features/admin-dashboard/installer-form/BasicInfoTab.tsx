import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordInput } from '../../../ui/fields/PasswordInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { type FormFields, type FormValues, withSchemes } from '../form-values';

interface BasicInfoTabProps {
  readonly form: UseFormReturn<FormFields, unknown, FormValues>;
  readonly isNew: boolean;
}

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 2, md: '24px 16px' },
  alignItems: 'start',
} as const;

/** Who the installer is, how it signs in, where its chatbot may stand and how it is reached. */
export const BasicInfoTab = ({ form, isNew }: BasicInfoTabProps) => {
  const { control } = form;
  return (
    <Box sx={two}>
      <TextInput control={control} name="name" label="Business name" required maxLength={120} />
      <TextInput
        control={control}
        name="slug"
        label="Slug"
        required={isNew}
        maxLength={63}
        disabled={!isNew}
        help={isNew ? 'Used in links, e.g. smith-heating. It can’t be changed later.' : 'It can’t be changed.'}
      />
      <TextInput control={control} name="contactName" label="Contact name" maxLength={120} />
      <TextInput control={control} name="phoneSms" label="Mobile for alerts" type="tel" maxLength={30} />
      <TextInput
        control={control}
        name="installerEmail"
        label="Login email"
        type="email"
        autoComplete="off"
        help="The installer signs in with it."
      />
      <PasswordInput
        control={control}
        name="installerPassword"
        label="Password"
        autoComplete="new-password"
        help={isNew ? 'At least 8 characters.' : 'Leave blank to keep the current one.'}
      />
      <TextInput
        control={control}
        name="emailInbox"
        label="Email for alerts"
        type="email"
        help="Leads and alerts go here."
      />
      <TextInput
        control={control}
        name="retentionDays"
        label="Days to keep conversations"
        required
        help="Chats are deleted this long after the last message."
        maxLength={5}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          control={control}
          name="allowedDomains"
          label="Allowed domains"
          placeholder="https://www.example.co.uk"
          help="One per line. The chat only works on these sites. Add at least one."
          multiline
          minRows={3}
          onLeave={withSchemes}
        />
      </Box>
    </Box>
  );
};
