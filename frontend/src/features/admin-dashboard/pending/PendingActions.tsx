import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Check, Send, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { smallIcon } from '../../../ui/icon';
import { ManualPaymentSwitch } from '../installers/ManualPaymentSwitch';
import { DeleteInstaller } from '../deletion/DeleteInstaller';
import { ApproveDialog } from './ApproveDialog';
import { isPaid } from './evidence';
import { RejectQuestion } from './RejectQuestion';
import { useApproval } from './useApproval';

type Asked = 'approve' | 'reject' | 'delete';

const Unverified = ({ id, installer }: { readonly id: string; readonly installer: Installer }) => {
  const { sendAgain, busy, email } = useApproval(installer);
  return (
    <>
      <Typography id={id} variant="small" component="span" sx={belowButtons}>
        Approve needs a verified email.
      </Typography>
      {email !== null && (
        <Button
          size="small"
          variant="text"
          startIcon={<Send {...smallIcon} />}
          disabled={busy}
          onClick={() => void sendAgain(email)}
        >
          Send the email again
        </Button>
      )}
    </>
  );
};

/** In a row of its own: beside them it squeezed the buttons on a phone, and pushed Delete off their row on a desk. */
const belowButtons = { flexBasis: '100%', order: 1 } as const;

const Unpaid = ({ id, installer }: { readonly id: string; readonly installer: Installer }) => (
  <>
    <Typography id={id} variant="small" component="span" sx={belowButtons}>
      {installer.refundedAt === null ? 'Approve needs a payment.' : 'Refunded: Approve needs a new payment.'}
    </Typography>
    <ManualPaymentSwitch installer={installer} />
  </>
);

/** What can be decided on one that waits, or on one that was turned down. */
export const PendingActions = ({ installer }: { readonly installer: Installer }) => {
  const [asked, setAsked] = useState<Asked>();
  const { takeBack, busy } = useApproval(installer);
  const reasonId = useId();
  const close = () => setAsked(undefined);
  const isVerified = installer.verifiedAt !== null;
  const isReady = isVerified && isPaid(installer);
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: { xs: 2, md: '12px 24px' },
        borderTop: '1px solid var(--line)',
        '& > button': { minHeight: { xs: 44, md: 40 } },
      }}
    >
      {installer.rejectedAt === null ? (
        <>
          <Button
            variant="contained"
            startIcon={<Check {...smallIcon} />}
            disabled={!isReady}
            aria-describedby={isReady ? undefined : reasonId}
            onClick={() => setAsked('approve')}
            sx={{ flex: { xs: 1, sm: 'none' } }}
          >
            Approve
          </Button>
          <Button onClick={() => setAsked('reject')} sx={{ flex: { xs: 1, sm: 'none' } }}>
            Reject
          </Button>
          {!isVerified && <Unverified id={reasonId} installer={installer} />}
          {isVerified && !isReady && <Unpaid id={reasonId} installer={installer} />}
        </>
      ) : (
        <Button startIcon={<Undo2 {...smallIcon} />} disabled={busy} onClick={() => void takeBack()}>
          Take the rejection back
        </Button>
      )}
      <Button
        variant="text"
        color="error"
        startIcon={<Trash2 {...smallIcon} />}
        onClick={() => setAsked('delete')}
        sx={{ ml: 'auto' }}
      >
        Delete
      </Button>
      {asked === 'approve' && <ApproveDialog installer={installer} onClose={close} />}
      {asked === 'reject' && <RejectQuestion installer={installer} onClose={close} />}
      {asked === 'delete' && <DeleteInstaller installer={installer} onClose={close} />}
    </Box>
  );
};
