import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from './format';
import { smallIcon } from './icon';

interface PagesProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const button = {
  border: '1px solid var(--line-strong)',
  background: 'var(--surface)',
  '&.Mui-disabled': { borderColor: 'var(--line)', background: 'var(--surface-sunk)' },
};

/** Which rows of how many are shown, and the way to those before and after. */
export const Pages = ({ page, pageSize, total, onPage }: PagesProps) => {
  const last = Math.min(page * pageSize, total);
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 3 }}
    >
      <Typography variant="small" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCount((page - 1) * pageSize + 1)} to {formatCount(last)} of {formatCount(total)}
      </Typography>
      <IconButton
        size="small"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        sx={button}
      >
        <ChevronLeft {...smallIcon} />
      </IconButton>
      <IconButton
        size="small"
        aria-label="Next page"
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
        sx={button}
      >
        <ChevronRight {...smallIcon} />
      </IconButton>
    </Box>
  );
};
