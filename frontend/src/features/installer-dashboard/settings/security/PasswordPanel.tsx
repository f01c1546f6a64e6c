import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changeOwnPassword } from '@pilotlight/contracts/http/security';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { PasswordInput } from '../../../../ui/fields/PasswordInput';
import { Panel } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from './not-done';
import { useChangeOwnPasswordMutation } from './security.api';
import { StillConnected } from './StillConnected';

const formSchema = changeOwnPassword.body
  .extend({ confirmPassword: changeOwnPassword.body.shape.newPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
type PasswordForm = z.infer<typeof formSchema>;

const blank: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password by the current one. */
export const PasswordPanel = () => {
  const [change, { isLoading, isSuccess }] = useChangeOwnPasswordMutation();
  const { control, handleSubmit, reset } = useForm<PasswordForm>({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: blank,
  });
  const save = async ({ currentPassword, newPassword }: PasswordForm) => {
    try {
      await change({ body: { currentPassword, newPassword } }).unwrap();
      reset(blank);
      toast({ title: 'Password changed', description: 'Everywhere else you are signed out. We’ve sent you an email.' });
    } catch (thrown) {
      tellNotDone("Couldn't change your password", thrown);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void handleSubmit(save)();
  };
  return (
    <Panel title="Change password">
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          p: { xs: 2, md: '16px 24px 24px' },
          '& > div': { width: '100%', maxWidth: 400 },
        }}
      >
        <PasswordInput control={control} name="currentPassword" label="Current password" />
        <PasswordInput
          control={control}
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters"
        />
        <PasswordInput
          control={control}
          name="confirmPassword"
          label="New password again"
          autoComplete="new-password"
        />
        <Typography variant="small">
          Changing it signs you out everywhere else. API keys and connections still work. Forgotten it? Your admin can
          set another one.
        </Typography>
        <Button type="submit" variant="contained" disabled={isLoading}>
          {isLoading ? 'Changing...' : 'Change password'}
        </Button>
        {isSuccess && <StillConnected />}
      </Box>
    </Panel>
  );
};
