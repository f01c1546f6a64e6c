import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { adminLogin, installerLogin } from '@pilotlight/contracts/http/access';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type ApiError, apiErrorFrom } from '../../api/api-error';
import { CheckboxInput } from '../../ui/fields/CheckboxInput';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { TextInput } from '../../ui/fields/TextInput';
import { dismissToast, type Toast, toast } from '../../ui/toasts/toasts';

type Body = (typeof adminLogin | typeof installerLogin)['body'];

interface SignInFormProps {
  /** Checks what is typed, in this door's own words. */
  readonly body: Body;
  /** Opens the session, and says whom it welcomes. */
  readonly signIn: (credentials: z.output<Body>) => Promise<string>;
  readonly failure: (error: ApiError) => Toast;
  /** The way out for one who has forgotten the password, and whether it stands above the field or below. */
  readonly forgotten: { readonly label: string; readonly place: 'above' | 'below'; readonly onForgot: () => void };
}

/** Email, password and Remember me: the same at the admin's door and at the installers'. */
export const SignInForm = ({ body, signIn, failure, forgotten }: SignInFormProps) => {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(body),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const submit = handleSubmit(async (credentials) => {
    try {
      toast({ title: 'Login successful', description: await signIn(credentials) });
    } catch (thrown) {
      toast(failure(apiErrorFrom(thrown)));
    }
  });
  const above = forgotten.place === 'above';
  const forgot = () => {
    // Behind the dialog it would stay bright and be read for its own.
    dismissToast();
    forgotten.onForgot();
  };
  const link = (
    <Link component="button" type="button" onClick={forgot} sx={{ fontSize: above ? 12.5 : 14 }}>
      {forgotten.label}
    </Link>
  );
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="sign-in"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: above ? 3 : 2.5, '& .MuiOutlinedInput-root': { height: 48 } }}
    >
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordInput control={control} name="password" label="Password" beside={above && link} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <CheckboxInput control={control} name="rememberMe" label="Remember me" />
        {!above && link}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
};
