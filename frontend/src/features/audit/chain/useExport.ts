import { exportChain, exportCountHeader } from '@pilotlight/contracts/http/audit';
import { useEffect, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { download } from '../../../api/download';
import { saveFile } from '../../../shared/files/save-file';

export type ExportProgress =
  | { readonly step: 'running'; readonly events: number; readonly of: number | null }
  | { readonly step: 'done'; readonly events: number; readonly file: string }
  | { readonly step: 'failed'; readonly reason: string | null };

const countIn = (headers: Headers): number | null => Number(headers.get(exportCountHeader)) || null;

/** Exports one installer's chain while it is on screen; leaving cancels it. */
export const useExport = (installer: string): ExportProgress => {
  const [progress, setProgress] = useState<ExportProgress>({ step: 'running', events: 0, of: null });
  useEffect(() => {
    const cancel = new AbortController();
    const run = async () => {
      let [of, lines]: [number | null, number] = [null, 0];
      const blob = await download({
        route: exportChain,
        params: { slug: installer },
        signal: cancel.signal,
        onLines: (headers, arrived) => {
          [of, lines] = [countIn(headers), arrived];
          setProgress({ step: 'running', events: of === null ? arrived : Math.min(arrived, of), of });
        },
      });
      if (!blob) return;
      // The last line is the seal: without it the export ended early.
      if (of === null || lines !== of + 1) return setProgress({ step: 'failed', reason: 'It ended before its seal.' });
      const file = `audit-${installer}.ndjson`;
      saveFile(file, blob);
      setProgress({ step: 'done', events: of, file });
    };
    run().catch((thrown: unknown) => setProgress({ step: 'failed', reason: apiErrorFrom(thrown).reason }));
    return () => cancel.abort();
  }, [installer]);
  return progress;
};
