import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RegistrationForm } from '@pilotlight/contracts/http/registration';
import { ArrowRight } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { PasswordInput } from '../../../ui/fields/PasswordInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { icon } from '../../../ui/icon';
import { PasswordMeter } from './PasswordMeter';

interface BusinessFormProps {
  readonly control: Control<RegistrationForm>;
  /** Paid for already: the email that paid stands, and the button registers. */
  readonly paid: boolean;
  readonly busy: boolean;
  /** What the server had against the email. */
  readonly emailRefusal: string;
  readonly onSubmit: () => void;
}

const withScheme = (typed: string): string => {
  const website = typed.trim();
  return website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
};

/** The first step: who registers. */
export const BusinessForm = ({ control, paid, busy, emailRefusal, onSubmit }: BusinessFormProps) => {
  const password = useWatch({ control, name: 'password' });
  const next = paid ? 'Finish Registration' : 'Continue to Payment';
  const doing = paid ? 'Registering...' : 'One moment...';
  return (
    <Box
      component="form"
      noValidate
      aria-label="Your business"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <TextInput {...{ control, name: 'businessName', label: 'Business name', autoComplete: 'organization' }} />
      <TextInput {...{ control, name: 'contactName', label: 'Contact name', autoComplete: 'name' }} />
      <TextInput
        {...{ control, name: 'email', label: 'Email', type: 'email', autoComplete: 'username', refusal: emailRefusal }}
        disabled={paid}
        help={paid ? 'The email that paid; it can’t be changed now.' : undefined}
      />
      <div>
        <PasswordInput {...{ control, name: 'password', label: 'Password', autoComplete: 'new-password' }} />
        <PasswordMeter password={password} />
      </div>
      <PasswordInput
        {...{ control, name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr',
          gap: 2,
          alignItems: 'start',
          '@media (min-width: 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput {...{ control, name: 'phone', label: 'Phone (optional)', type: 'tel', autoComplete: 'tel' }} />
        <TextInput
          {...{ control, name: 'postcode', label: 'Service-area postcode', autoComplete: 'postal-code' }}
          onLeave={(typed) => typed.toUpperCase()}
        />
      </Box>
      <TextInput
        {...{ control, name: 'website', label: 'Website', type: 'url', autoComplete: 'url', onLeave: withScheme }}
        help="Where your chat will appear."
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={busy}
        endIcon={!busy && <ArrowRight {...icon} />}
      >
        {busy ? doing : next}
      </Button>
    </Box>
  );
};
