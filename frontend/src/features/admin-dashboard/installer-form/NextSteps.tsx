import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath, useDialogLink } from '../frame/dialog-route';

interface NextStepsProps {
  readonly installer: Installer;
  readonly onTraining: () => void;
}

/** Where one goes on from a creation: the code for the website, what the assistant knows, and a try. */
export const NextSteps = ({ installer, onTraining }: NextStepsProps) => {
  const dialog = useDialogLink();
  return (
    <Box
      component="section"
      aria-label="Next steps"
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: { xs: '12px 16px', md: '12px 24px' },
        background: 'var(--flame-soft)',
      }}
    >
      <Typography variant="label" component="p" sx={{ flex: { xs: '1 1 100%', md: 1 } }}>
        {installer.name} is created. Next:
      </Typography>
      <Button size="small" component={RouterLink} {...dialog(`${dashboardPath}/${installer.slug}/embed`)}>
        1 Embed Code
      </Button>
      <Button size="small" onClick={onTraining}>
        2 Training
      </Button>
      <Button size="small" onClick={onTraining}>
        3 Try it
      </Button>
    </Box>
  );
};
