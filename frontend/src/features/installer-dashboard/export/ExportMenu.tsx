import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { conversationCsv } from '@pilotlight/contracts/http/conversations';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { download } from '../../../api/download';
import { apiErrorFrom } from '../../../api/api-error';
import { saveFile } from '../../../shared/files/save-file';
import { useAllData } from '../../../shared/people/useAllData';
import { smallIcon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import { transcriptPagePath } from '../transcript-path';

const patienceMilliseconds = 60_000;

/** A conversation to keep or to send on: to read, for a spreadsheet, or all that is kept on its visitor. */
export const ExportMenu = ({ sessionId }: { readonly sessionId: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const allData = useAllData({ sessionId });
  const saveCsv = async () => {
    setOpen(false);
    try {
      const signal = AbortSignal.timeout(patienceMilliseconds);
      const file = await download({ route: conversationCsv, params: { sessionId }, signal, onLines: () => undefined });
      if (!file)
        return toast({ title: 'Not exported', description: 'The server took too long.', variant: 'destructive' });
      saveFile(`conversation-${sessionId.slice(0, 8)}.csv`, file);
      return toast({ title: 'Exported', description: 'The spreadsheet is in your downloads.' });
    } catch (error) {
      const description = apiErrorFrom(error).reason ?? 'Please try again.';
      return toast({ title: 'Not exported', description, variant: 'destructive' });
    }
  };
  const saveAll = () => {
    setOpen(false);
    void allData.save();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        sx={{ flex: '1 1 0' }}
        disabled={allData.busy}
        endIcon={<ChevronDown {...smallIcon} />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {allData.busy ? 'Exporting...' : 'Export'}
      </Button>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        <MenuItem component={Link} to={transcriptPagePath(sessionId)} onClick={() => setOpen(false)}>
          Transcript (print or PDF)
        </MenuItem>
        <MenuItem onClick={() => void saveCsv()}>Spreadsheet (CSV)</MenuItem>
        <MenuItem onClick={saveAll}>All data (for data requests)</MenuItem>
      </Menu>
    </>
  );
};
