import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';
import { icon } from '../../../ui/icon';
import { formatCount } from '../../../ui/format';
import { useFreshConversations } from './fresh-conversations';

interface FreshPillProps {
  /** A search or a grade is set: whether what is new belongs to it isn't known here. */
  readonly filtered: boolean;
  readonly onShow: () => void;
}

/** Above the list, over its first row: what is new comes when it is asked for. */
export const FreshPill = ({ filtered, onShow }: FreshPillProps) => {
  const { size } = useFreshConversations();
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', top: 0, height: 0, zIndex: 2, display: 'grid', justifyItems: 'center' }}
    >
      {size > 0 && (
        <Button
          variant="contained"
          onClick={onShow}
          startIcon={<ArrowUp {...icon} />}
          sx={{ minHeight: 44, height: 44, mt: 1, borderRadius: '22px', boxShadow: 3 }}
        >
          {filtered ? 'New activity' : `${formatCount(size)} new`}
        </Button>
      )}
    </Box>
  );
};
