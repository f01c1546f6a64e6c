import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { installerLogin } from '@pilotlight/contracts/http/access';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { apiErrorFrom } from '../../api/api-error';
import { useInstallerLoginMutation } from '../../shared/session/access.api';
import { installerSession } from '../../shared/session/sessions';
import { CheckboxInput } from '../../ui/fields/CheckboxInput';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { TextInput } from '../../ui/fields/TextInput';
import { toast } from '../../ui/toasts/toasts';
import { loginFailure } from './login-failure';

type Credentials = z.output<typeof installerLogin.body>;

export const InstallerLoginForm = ({ onForgot }: { onForgot: () => void }) => {
  const [login, { isLoading }] = useInstallerLoginMutation();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(installerLogin.body),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', rememberMe: true },
  });

  const signIn = async (credentials: Credentials) => {
    try {
      const { token, installer } = await login({ body: credentials }).unwrap();
      const { name, slug, installerEmail: email } = installer;
      installerSession.save({ token, email, slug, name }, credentials.rememberMe);
      toast({ title: 'Login successful', description: `Welcome ${name}` });
    } catch (thrown) {
      toast(loginFailure(apiErrorFrom(thrown)));
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="sign-in"
      onSubmit={(event) => void handleSubmit(signIn)(event)}
      sx={{ display: 'grid', gap: 2.5, '& .MuiOutlinedInput-root': { height: 48 } }}
    >
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordInput control={control} name="password" label="Password" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <CheckboxInput control={control} name="rememberMe" label="Remember me" />
        <Link component="button" type="button" onClick={onForgot} sx={{ fontSize: 14 }}>
          Forgot password?
        </Link>
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isLoading}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
};
