import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { originOf } from '@pilotlight/contracts/values/allowed-domain';
import { brandColours, brandProperties } from '@pilotlight/contracts/values/brand/brand-colours';
import { type Branding, brandingSchema } from '@pilotlight/contracts/values/branding';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { chipIcon } from '../../ui/icon';
import { Segmented } from '../../ui/Segmented';
import { PretendWebsite } from './PretendWebsite';
import { useWidgetPreview, type PreviewState } from './useWidgetPreview';

interface WidgetPreviewProps {
  readonly name: string;
  readonly branding: Branding;
  /** The website that is drawn behind the widget. */
  readonly website: string;
  readonly state: PreviewState;
  /** On a desk it takes all the height that there is. */
  readonly fills?: boolean;
}

const height = 600;

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

// As high and as wide as the website leaves room for: the widget is 720 by 380 px. CSS divides lengths through an angle only.
const fitted = 'scale(min(tan(atan2(100cqh - 56px, 720px)), tan(atan2(100cqw - 24px, 380px))))';

/** The last branding that was valid: a colour half typed doesn't blank the preview. */
const useValid = (branding: Branding): Branding => {
  const parsed = brandingSchema.safeParse(branding);
  const [valid, setValid] = useState(branding);
  if (parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(valid)) setValid(parsed.data);
  return valid;
};

/** In which state the widget is shown. */
export const PreviewChoice = (props: {
  readonly value: PreviewState;
  readonly onChange: (state: PreviewState) => void;
}) => (
  <Segmented<PreviewState>
    {...props}
    label="Show the widget"
    options={[
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
      { value: 'phone', label: 'Phone' },
    ]}
  />
);

/** The real widget on a website of the installer's, redrawn on each keystroke. */
export const WidgetPreview = ({ name, branding, website, state, fills = false }: WidgetPreviewProps) => {
  const shown = useValid(branding);
  const colours = brandProperties(shown);
  const { stage, failed } = useWidgetPreview({ name: name || 'Your business', branding: shown, colours, state });
  const origin = originOf(website.trim());
  return (
    <>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: { xs: height, lg: fills ? 'auto' : height },
          // Its size doesn't come of what is in it: where it can't grow it has to be told.
          flex: { xs: 'none', lg: fills ? 1 : 'none' },
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
        <PretendWebsite name={name} colour={brandColours(shown.primaryColour, shown.accentColour).light.link} />
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
    </>
  );
};
