import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { saveFile } from '../../../shared/files/save-file';
import { toast } from '../../../ui/toasts/toasts';

interface Downloading {
  readonly name: string;
  /** In milliseconds. */
  readonly patience: number;
  readonly fetchFile: (signal: AbortSignal) => Promise<Blob | null>;
}

/** Saves a file that the server makes, or says why it couldn't. */
export const useDownload = () => {
  const [busy, setBusy] = useState(false);
  const save = async ({ name, patience, fetchFile }: Downloading): Promise<void> => {
    setBusy(true);
    try {
      const file = await fetchFile(AbortSignal.timeout(patience));
      if (file) saveFile(name, file);
      else toast({ title: 'Not downloaded', description: 'The server took too long.', variant: 'destructive' });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ title: 'Not downloaded', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
