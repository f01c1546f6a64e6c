import IconButton from '@mui/material/IconButton';
import { diaryCsv } from '@pilotlight/contracts/http/appointments';
import { Download } from 'lucide-react';
import type { z } from 'zod';
import { download } from '../../../api/download';
import { icon } from '../../../ui/icon';
import { useDownload } from './useDownload';

const patienceMilliseconds = 60_000;

/** Saves the visits that are shown as a table. */
export const CsvButton = ({ query }: { readonly query: z.input<typeof diaryCsv.query> }) => {
  const { busy, save } = useDownload();
  const saveDiary = () =>
    save({
      name: `diary-${query.from}-to-${query.to}.csv`,
      patience: patienceMilliseconds,
      fetchFile: (signal) => download({ route: diaryCsv, params: {}, query, signal, onLines: () => undefined }),
    });
  return (
    <IconButton
      aria-label="Download CSV"
      disabled={busy}
      onClick={() => void saveDiary()}
      sx={{
        width: { xs: 44, md: 40 },
        height: { xs: 44, md: 40 },
        border: '1px solid var(--line-strong)',
        background: 'var(--surface)',
      }}
    >
      <Download {...icon} />
    </IconButton>
  );
};
