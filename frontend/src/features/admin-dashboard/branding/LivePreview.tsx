import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Branding } from '@pilotlight/contracts/values/branding';
import { useState } from 'react';
import type { PreviewState } from '../../../shared/branding/useWidgetPreview';
import { PreviewChoice, WidgetPreview } from '../../../shared/branding/WidgetPreview';

interface LivePreviewProps {
  readonly name: string;
  readonly branding: Branding;
  /** The website that is drawn behind the widget. */
  readonly website: string;
}

// Beside the fields it keeps to the height that the dialog's tab has, so that the launcher is never below the fold.
const sheet = {
  position: { lg: 'sticky' },
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: { lg: 'min(704px, 100cqh)' },
  p: { xs: 2, md: 3 },
} as const;

/** The widget beside the fields that make it. */
export const LivePreview = (widget: LivePreviewProps) => {
  const [state, setState] = useState<PreviewState>('open');
  return (
    <Box
      component="aside"
      aria-label="Live preview"
      sx={{ minWidth: 0, background: 'var(--surface-sunk)', borderLeft: { lg: '1px solid var(--line)' } }}
    >
      <Box sx={sheet}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', flex: 'none', justifyContent: 'space-between', gap: 1, mb: 2 }}
        >
          <Typography variant="subhead" component="h3">
            Live preview
          </Typography>
          <PreviewChoice value={state} onChange={setState} />
        </Box>
        <WidgetPreview {...widget} state={state} fills />
      </Box>
    </Box>
  );
};
