import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { adminLogin } from '@pilotlight/contracts/http/access';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { apiErrorFrom } from '../../api/api-error';
import { useAdminLoginMutation } from '../../shared/session/access.api';
import { adminSession } from '../../shared/session/sessions';
import { CheckboxInput } from '../../ui/fields/CheckboxInput';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { TextInput } from '../../ui/fields/TextInput';
import { toast } from '../../ui/toasts/toasts';

type Credentials = z.output<typeof adminLogin.body>;

export const AdminLoginForm = ({ onForgot }: { onForgot: () => void }) => {
  const [login, { isLoading }] = useAdminLoginMutation();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(adminLogin.body),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', rememberMe: true },
  });

  const signIn = async (credentials: Credentials) => {
    try {
      const session = await login({ body: credentials }).unwrap();
      adminSession.save(session, credentials.rememberMe);
      toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
    } catch (thrown) {
      toast({
        variant: 'destructive',
        title: 'Login failed',
        description: apiErrorFrom(thrown).reason ?? 'Invalid credentials',
      });
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="sign-in"
      onSubmit={(event) => void handleSubmit(signIn)(event)}
      sx={{ display: 'grid', gap: 3, '& .MuiOutlinedInput-root': { height: 48 } }}
    >
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        beside={
          <Link component="button" type="button" onClick={onForgot} sx={{ fontSize: 12.5 }}>
            Forgot Password?
          </Link>
        }
      />
      <CheckboxInput control={control} name="rememberMe" label="Remember me" />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isLoading}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
};
