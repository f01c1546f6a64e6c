import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { MessageSquareQuote } from 'lucide-react';
import { useRef, useState } from 'react';
import { icon } from '../../../ui/icon';
import { useSavedRepliesQuery } from './saved-replies.api';
import { SavedRepliesDialog } from './SavedRepliesDialog';

interface SavedReplyMenuProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChoose: (text: string) => void;
}

/** The words that the firm keeps: chosen ones go into the reply, where they can still be changed. */
export const SavedReplyMenu = ({ open, onOpen, onChoose }: SavedReplyMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const { data } = useSavedRepliesQuery({});
  const close = () => onOpen(false);
  return (
    <>
      <Tooltip title="Saved replies (/)">
        <IconButton
          ref={button}
          aria-label="Saved replies"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => onOpen(true)}
          sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, color: 'var(--flame-deep)' }}
        >
          <MessageSquareQuote {...icon} />
        </IconButton>
      </Tooltip>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { maxWidth: 360, maxHeight: 320 } } }}
      >
        {(data?.replies ?? []).map(({ name, text }, index) => (
          <MenuItem
            key={index}
            onClick={() => {
              close();
              onChoose(text);
            }}
          >
            <ListItemText primary={name} secondary={text} slotProps={{ secondary: { noWrap: true } }} />
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            setEditing(true);
          }}
        >
          {data?.replies.length ? 'Edit saved replies' : 'Add a saved reply'}
        </MenuItem>
      </Menu>
      {editing && data && <SavedRepliesDialog saved={data} onClose={() => setEditing(false)} />}
    </>
  );
};
