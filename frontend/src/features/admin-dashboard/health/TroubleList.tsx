import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { icon } from '../../../ui/icon';
import { Panel } from '../../../ui/Panel';
import { useRedrivePoliciesMutation } from './health.api';
import type { Trouble } from './troubles';

const TryAgain = () => {
  const [redrive, { isLoading, isError, data }] = useRedrivePoliciesMutation();
  const words = isError ? 'Could not try them again' : data ? `${data.done} done, ${data.left} left` : '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="small" role="status">
        {words}
      </Typography>
      <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void redrive({})}>
        Try them again
      </Button>
    </Box>
  );
};

const Row = ({ trouble: { severity, what, cure, link, act } }: { readonly trouble: Trouble }) => {
  const Sign = severity === 'bad' ? CircleAlert : TriangleAlert;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        p: { xs: '12px 16px', md: '12px 24px' },
        '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: severity === 'bad' ? 'var(--bad)' : 'var(--warn)' }}>
        <Sign {...icon} />
      </Box>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="label" component="p">
          {what}
        </Typography>
        <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
          {cure}
        </Typography>
      </Box>
      {link && (
        <Button variant="outlined" size="small" component={RouterLink} to={link.to}>
          {link.label}
        </Button>
      )}
      {act === 'redrive' && <TryAgain />}
    </Box>
  );
};

/** What is wrong, and what to do about each. */
export const TroubleList = ({ troubles }: { readonly troubles: readonly Trouble[] }) => (
  <Panel title="What to do">
    {troubles.length === 0 ? (
      <Typography variant="body" sx={{ p: { xs: 2, md: '16px 24px' } }}>
        Nothing: all parts answer, nothing waits too long, and no message was lost.
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {troubles.map((trouble) => (
          <Row key={trouble.what} trouble={trouble} />
        ))}
      </Box>
    )}
  </Panel>
);
