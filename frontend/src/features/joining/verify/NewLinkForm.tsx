import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { resendVerification } from '@pilotlight/contracts/http/registration';
import { useForm } from 'react-hook-form';
import { useResend } from '../../../shared/verification/useResend';
import { VerifyLink } from '../../../shared/verification/VerifyLink';
import { TextInput } from '../../../ui/fields/TextInput';

/** For one whose link no longer works. */
export const NewLinkForm = () => {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(resendVerification.body),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const { resend, sending, sent } = useResend();
  const submit = handleSubmit(({ email }) => resend(email));
  return (
    <Box
      component="form"
      noValidate
      aria-label="New link"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextInput {...{ control, name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }} />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {sending ? 'Sending...' : 'Send a new link'}
      </Button>
      {sent?.verificationToken && <VerifyLink token={sent.verificationToken} />}
    </Box>
  );
};
