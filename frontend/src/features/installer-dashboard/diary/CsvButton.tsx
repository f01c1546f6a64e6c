import IconButton from '@mui/material/IconButton';
import { diaryCsv } from '@pilotlight/contracts/http/appointments';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { apiErrorFrom } from '../../../api/api-error';
import { download } from '../../../api/download';
import { saveFile } from '../../../shared/files/save-file';
import { icon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';

const patienceMilliseconds = 60_000;

/** Saves the visits that are shown as a table. */
export const CsvButton = ({ query }: { readonly query: z.input<typeof diaryCsv.query> }) => {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await download({
        route: diaryCsv,
        params: {},
        query,
        signal: AbortSignal.timeout(patienceMilliseconds),
        onLines: () => undefined,
      });
      if (file) saveFile(`diary-${query.from}-to-${query.to}.csv`, file);
      else toast({ title: 'Not downloaded', description: 'The server took too long.', variant: 'destructive' });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ title: 'Not downloaded', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label="Download CSV"
      disabled={busy}
      onClick={() => void save()}
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
