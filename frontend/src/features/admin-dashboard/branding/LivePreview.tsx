import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Branding } from '@pilotlight/contracts/values/branding';
import { originOf } from '@pilotlight/contracts/values/allowed-domain';
import { brandingSchema } from '@pilotlight/contracts/values/branding';
import { brandProperties } from '@pilotlight/contracts/values/brand/brand-colours';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { chipIcon } from '../../../ui/icon';
import { Segmented } from '../../../ui/Segmented';
import { PretendWebsite } from './PretendWebsite';
import { useWidgetPreview, type PreviewState } from './useWidgetPreview';

interface LivePreviewProps {
  readonly name: string;
  readonly branding: Branding;
  /** The website that is drawn behind the widget. */
  readonly website: string;
}

const addressBar = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 40,
  px: 8,
  background: '#f1efea',
  borderBottom: '1px solid #e4e1da',
  color: '#55636f',
  '& i': { position: 'absolute', left: 12, width: 8, height: 8, borderRadius: '50%', background: '#cfcbc2' },
  '& i + i': { left: 26 },
  '& i + i + i': { left: 40 },
  '& span': { display: 'flex', alignItems: 'center', gap: 0.75, maxWidth: '100%' },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', font: 'inherit' },
} as const;

// Beside the fields it keeps to the height that the dialog's tab has, so that the launcher is never below the fold.
const sheet = {
  position: { lg: 'sticky' },
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: { lg: 'min(704px, 100cqh)' },
  p: { xs: 2, md: 3 },
} as const;

// As high as the website leaves room for under its address bar: the widget is 720 px. CSS divides lengths through an angle only.
const fitted = 'scale(tan(atan2(100cqh - 56px, 720px)))';

/** The last branding that was valid: a colour half typed doesn't blank the preview. */
const useValid = (branding: Branding): Branding => {
  const parsed = brandingSchema.safeParse(branding);
  const [valid, setValid] = useState(branding);
  if (parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(valid)) setValid(parsed.data);
  return valid;
};

/** The real widget on a website of the installer's, redrawn on each keystroke. */
export const LivePreview = ({ name, branding, website }: LivePreviewProps) => {
  const [state, setState] = useState<PreviewState>('open');
  const shown = useValid(branding);
  const colours = brandProperties(shown);
  const { stage, failed } = useWidgetPreview({ name: name || 'Your business', branding: shown, colours, state });
  const origin = originOf(website.trim());
  return (
    <Box
      component="aside"
      aria-label="Live preview"
      sx={{
        minWidth: 0,
        background: 'var(--surface-sunk)',
        borderLeft: { lg: '1px solid var(--line)' },
      }}
    >
      <Box sx={sheet}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', flex: 'none', justifyContent: 'space-between', gap: 1, mb: 2 }}
        >
          <Typography variant="subhead" component="h3">
            Live preview
          </Typography>
          <Segmented<PreviewState>
            label="Show the widget"
            value={state}
            options={[
              { value: 'open', label: 'Open' },
              { value: 'closed', label: 'Closed' },
              { value: 'phone', label: 'Phone' },
            ]}
            onChange={setState}
          />
        </Box>
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            height: { xs: 600, lg: 'auto' },
            flex: 1,
            containerType: 'size',
            borderRadius: '12px',
            overflow: 'hidden',
            background: '#fff',
            color: '#14263a',
            boxShadow: '0 0 0 1px var(--line), var(--shadow)',
          }}
        >
          <Typography variant="small" component="div" sx={addressBar}>
            <i />
            <i />
            <i />
            <span>
              <Lock {...chipIcon} style={{ flex: 'none' }} />
              <b>{origin === null ? 'your website' : new URL(origin).host}</b>
            </span>
          </Typography>
          <PretendWebsite name={name} colour={shown.primaryColour} />
          <Box
            ref={stage}
            sx={{
              position: 'absolute',
              bottom: 12,
              ...(state === 'closed' ? { maxWidth: 'calc(100% - 32px)' } : { width: 380 }),
              ...(shown.position === 'bottom-left' ? { left: 16 } : { right: 16 }),
              ...(state === 'phone' && { left: 'calc(50% - 180px)', right: 'auto', width: 360 }),
              transform: state === 'closed' ? 'none' : fitted,
              transformOrigin: state === 'phone' ? 'bottom' : shown.position.replace('-', ' '),
            }}
          />
        </Box>
        {failed && (
          <Typography variant="small" role="status" sx={{ mt: 1 }}>
            This browser can't show the preview. What you set is saved all the same.
          </Typography>
        )}
      </Box>
    </Box>
  );
};
