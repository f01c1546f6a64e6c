import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useVerifyEmailQuery } from '../../../shared/verification/verification.api';
import { useTabTitle } from '../../../ui/PageTitle';
import { FlamePanel } from '../FlamePanel';
import { JoiningPage, JoiningTitle, LoginLink } from '../JoiningPage';
import { NewLinkForm } from './NewLinkForm';

const redirectMilliseconds = 2000;
const afterwards = '/installer/login?redirect=payment';

const Verified = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(afterwards), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status">
      <JoiningTitle title="Email verified successfully!">Taking you to the login.</JoiningTitle>
    </div>
  );
};

const Failed = ({ why }: { readonly why: string }) => (
  <>
    <div role="alert">
      <JoiningTitle title="We couldn't verify your email">{why}</JoiningTitle>
    </div>
    <NewLinkForm />
    <Button href="/installer/register" size="large">
      Register Again
    </Button>
    <Button href="/installer/login" size="large">
      Back to Login
    </Button>
  </>
);

/** Verifies an email by the link that was sent to it. */
export const VerifyScreen = () => {
  useTabTitle('Verify your email');
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { isSuccess, isError } = useVerifyEmailQuery({ body: { token } }, { skip: !token });
  return (
    <JoiningPage label="Email verification" aside={<LoginLink />}>
      <FlamePanel lit={isSuccess} />
      {!token && <Failed why="No verification token provided" />}
      {isError && <Failed why="Verification failed. The link may be invalid or expired." />}
      {isSuccess && <Verified />}
      {token && !isSuccess && !isError && (
        <div role="status">
          <JoiningTitle title="Verifying your email...">This takes a moment.</JoiningTitle>
        </div>
      )}
    </JoiningPage>
  );
};
