import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditedValue } from '@pilotlight/contracts/http/audit';
import { Lock } from 'lucide-react';
import { useAuditorSession } from '../../../shared/session/sessions';
import { smallIcon } from '../../../ui/icon';

interface ShowPersonalDataProps {
  /** The values of which some may be personal. */
  readonly values: readonly AuditedValue[];
  readonly shown: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
}

/** Shows hidden words where the role allows it, and says that the look is logged. */
export const ShowPersonalData = ({ values, shown, busy, onShow }: ShowPersonalDataProps) => {
  const session = useAuditorSession();
  if (shown) return 'shown, and logged';
  if (!values.some(({ kind }) => kind === 'hidden'))
    return values.some(({ kind }) => kind === 'erased') ? 'erased' : 'none here';
  if (!session?.seesPersonalData) return 'You can’t see personal data';
  return (
    <Link component="button" type="button" disabled={busy} onClick={onShow}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Lock {...smallIcon} />
        Show, and log it
      </Box>
    </Link>
  );
};
