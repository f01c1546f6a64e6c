import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { X } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { icon } from '../../../ui/icon';
import { Launcher } from '../../../ui/Launcher';
import { contrastInWords } from '../../../shared/branding/contrast';
import type { FormFields, FormValues } from '../form-values';

interface DialogHeadProps {
  readonly titleId: string;
  readonly form: UseFormReturn<FormFields, unknown, FormValues>;
  readonly installer: Installer | null;
  readonly busy: boolean;
  readonly onClose: () => void;
}

const neutral = '#cfcbc2';

/** Whom the dialog is about, by its launcher as it is being set. */
export const DialogHead = ({ titleId, form, installer, busy, onClose }: DialogHeadProps) => {
  const { name, slug, branding } = useWatch({ control: form.control, compute: (fields) => fields });
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: { xs: '12px 8px 4px 16px', md: '20px 20px 8px 24px' },
      }}
    >
      <Launcher
        icon={branding.icon}
        colour={contrastInWords(branding.primaryColour) === null ? neutral : branding.primaryColour}
        lit={installer?.suspendedAt === null}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="head" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {installer ? installer.name : 'New Installer'}
        </Typography>
        <Typography variant="small" sx={{ minHeight: 18, overflowWrap: 'anywhere' }}>
          {installer ? slug : [name, slug].filter(Boolean).join(', ')}
        </Typography>
      </Box>
      <IconButton aria-label="Close" onClick={onClose} disabled={busy}>
        <X {...icon} />
      </IconButton>
    </Box>
  );
};
