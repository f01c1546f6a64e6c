import { useState } from 'react';
import { saveFile } from '../../../shared/files/save-file';
import { toast } from '../../../ui/toasts/toasts';

const address = '/api/download/wordpress-plugin';
export const pluginFile = 'pilotlight.zip';

const failed = {
  title: 'Download failed',
  description: 'Failed to download plugin. Please try again.',
  variant: 'destructive',
} as const;

/** Fetched rather than linked to, so that a failure is said here and not on a blank page. */
export const useDownload = () => {
  const [isLoading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    try {
      const answer = await fetch(address, { credentials: 'include' });
      if (!answer.ok) throw new Error(`${answer.status}`);
      saveFile(pluginFile, await answer.blob());
      toast({ title: 'Downloaded', description: `${pluginFile} is with your other downloads.` });
    } catch {
      toast(failed);
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, start };
};
