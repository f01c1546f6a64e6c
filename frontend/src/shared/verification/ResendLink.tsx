import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Mail } from 'lucide-react';
import { smallIcon } from '../../ui/icon';
import { useResend } from './useResend';
import { VerifyLink } from './VerifyLink';

/** Sends the verification again to an email that is known. */
export const ResendLink = ({ email }: { readonly email: string }) => {
  const { resend, sending, sent } = useResend();
  return (
    <>
      <Typography variant="small" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Mail {...smallIcon} style={{ flex: 'none' }} />
        <span>
          Nothing there? Look in junk, or{' '}
          <Link
            component="button"
            type="button"
            disabled={sending}
            onClick={() => void resend(email)}
            sx={{ fontSize: 'inherit', textDecoration: 'underline', verticalAlign: 'baseline' }}
          >
            {sending ? 'sending it again...' : 'send it again'}
          </Link>
          .
        </span>
      </Typography>
      {sent?.verificationToken && <VerifyLink token={sent.verificationToken} />}
    </>
  );
};
