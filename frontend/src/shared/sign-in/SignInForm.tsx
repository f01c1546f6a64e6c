import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, useState } from 'react';
import { type ApiError, apiErrorFrom, unreached } from '../../api/api-error';
import { PasswordEye } from '../../ui/fields/PasswordEye';
import { Tick } from '../../ui/fields/Tick';
import { dismissToast, type Toast, toast } from '../../ui/toasts/toasts';
import { noErrors } from './credentials';
import type { Door } from './door';
import { SignInField } from './SignInField';
import { useCredentials } from './useCredentials';

interface SignInFormProps<Session> {
  /** Fetched once somebody begins to type, as it brings the contract's schemas. */
  readonly door: () => Promise<Door<Session>>;
  /** Keeps the session, and says whom it welcomes. */
  readonly begin: (session: Session, remember: boolean) => string;
  readonly failure: (error: ApiError) => Toast;
  /** The way out for one who has forgotten the password, and whether it stands above the field or below. */
  readonly forgotten: { readonly label: string; readonly place: 'above' | 'below'; readonly onForgot: () => void };
}

/** Email, password and Remember me: the same at the admin's door and at the installers'. */
export const SignInForm = <Session,>({ door, begin, failure, forgotten }: SignInFormProps<Session>) => {
  // Where the check can't be fetched nothing is said against what is typed; Sign In tells that it failed.
  const { typed, fieldOf, remember, complete } = useCredentials(async (credentials) => {
    const opened = await door().catch(() => null);
    return opened?.errorsOf(credentials) ?? noErrors;
  });
  const [visible, setVisible] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const signIn = async () => {
    const credentials = await complete();
    if (!credentials) return;
    const opened = await door().catch((cause: unknown) => {
      toast(failure(unreached(cause)));
      return null;
    });
    if (!opened) return;
    try {
      const session = await opened.enter(credentials);
      toast({ title: 'Login successful', description: begin(session, credentials.rememberMe) });
    } catch (thrown) {
      toast(failure(apiErrorFrom(thrown)));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    setSubmitting(true);
    await signIn();
    setSubmitting(false);
  };
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
      onFocus={() => void door().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: above ? 3 : 2.5, '& .MuiOutlinedInput-root': { height: 48 } }}
    >
      <SignInField {...fieldOf('email')} label="Email" type="email" autoComplete="username" />
      <SignInField
        {...fieldOf('password')}
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        beside={above && link}
        endAdornment={<PasswordEye visible={visible} onToggle={() => setVisible(!visible)} />}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Tick name="rememberMe" label="Remember me" checked={typed.rememberMe} onChange={remember} />
        {!above && link}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={submitting}>
        {submitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
};
