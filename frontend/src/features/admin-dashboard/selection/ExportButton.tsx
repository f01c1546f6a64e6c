import Button from '@mui/material/Button';
import { installersCsv } from '@pilotlight/contracts/http/many-installers';
import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { download } from '../../../api/download';
import { saveFile } from '../../../shared/files/save-file';
import { formatCount } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import type { InstallersView } from '../installers/installers-view';

/** Saves all that the list finds as a table; while it comes in, how many rows have, and the way to cancel. */
export const ExportButton = ({ view }: { readonly view: InstallersView }) => {
  const [rows, setRows] = useState<number | null>(null);
  const cancel = useRef<AbortController>(null);
  const { page: _, ...query } = view;
  const save = async () => {
    const controller = new AbortController();
    cancel.current = controller;
    setRows(0);
    try {
      const file = await download({
        route: installersCsv,
        params: {},
        query,
        signal: controller.signal,
        onLines: (_headers, lines) => setRows(Math.max(0, lines - 1)),
      });
      if (file) saveFile(`installers-${new Date().toISOString().slice(0, 10)}.csv`, file);
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: 'Not exported', description });
    } finally {
      setRows(null);
    }
  };
  return rows === null ? (
    <Button startIcon={<Download {...smallIcon} />} onClick={() => void save()}>
      Export CSV
    </Button>
  ) : (
    <Button startIcon={<X {...smallIcon} />} onClick={() => cancel.current?.abort()}>
      {formatCount(rows)} rows · Cancel
    </Button>
  );
};
