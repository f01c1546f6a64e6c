import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Lock } from 'lucide-react';
import { useAuditorSession } from '../../../shared/session/sessions';
import { smallIcon } from '../../../ui/icon';

interface ShowPersonalDataProps {
  /** Whether anything is hidden here. */
  readonly hidden: boolean;
  readonly shown: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
}

/** Shows hidden words where the role allows it, and says that the look is logged. */
export const ShowPersonalData = ({ hidden, shown, busy, onShow }: ShowPersonalDataProps) => {
  const session = useAuditorSession();
  if (shown) return 'shown, and logged';
  if (!hidden) return 'none here';
  if (!session?.seesPersonalData) return 'not for your role';
  return (
    <Link component="button" type="button" disabled={busy} onClick={onShow}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Lock {...smallIcon} />
        Show, and log it
      </Box>
    </Link>
  );
};
