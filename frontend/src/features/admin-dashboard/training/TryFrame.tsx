import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/Segmented';

export type WayToTry = 'preview' | 'history';

interface TryFrameProps {
  /** Of a page or in a dialog. */
  readonly as: 'section' | 'aside';
  readonly title: string;
  readonly way: WayToTry;
  readonly onWay: (way: WayToTry) => void;
  /** The draft as it was saved is tried, not what is being typed. */
  readonly unsaved: boolean;
  /** Whom it is tried as. */
  readonly choice?: ReactNode;
  readonly sx: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;
  readonly children: ReactNode;
}

/** Around both ways to see what the saved draft would change, before anybody else sees it. */
export const TryFrame = ({ as, title, way, onWay, unsaved, choice, sx, children }: TryFrameProps) => (
  <Box
    component={as}
    aria-label="Try the draft"
    sx={[
      {
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        pt: { xs: 2, md: 3 },
        background: 'var(--surface-sunk)',
      },
      sx,
    ]}
  >
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subhead" component={as === 'aside' ? 'h3' : 'h2'}>
          {title}
        </Typography>
        <Segmented
          label="Way to try"
          value={way}
          options={[
            { value: 'preview', label: 'Preview' },
            { value: 'history', label: 'Try it on history' },
          ]}
          onChange={onWay}
        />
      </Box>
      {unsaved && (
        <Typography variant="small">The saved draft is tried. Save Draft to try what you are writing.</Typography>
      )}
      {choice}
    </Box>
    {children}
  </Box>
);
