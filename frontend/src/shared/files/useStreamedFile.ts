import { useRef, useState } from 'react';
import type { Route } from '@pilotlight/contracts/http/route';
import { apiErrorFrom } from '../../api/api-error';
import { download } from '../../api/download';
import { toast } from '../../ui/toasts/toasts';
import { saveFile } from './save-file';

interface Asked {
  readonly name: string;
  readonly route: Route;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Progress {
  /** Lines that have come in. */
  readonly lines: number;
  readonly headers: Headers | null;
}

/** Saves a file that the server sends as it makes it; meanwhile how far it is, and the way to cancel. */
export const useStreamedFile = () => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const leaving = useRef<AbortController>(null);
  const save = async ({ name, params = {}, ...asked }: Asked): Promise<void> => {
    const controller = new AbortController();
    leaving.current = controller;
    setProgress({ lines: 0, headers: null });
    try {
      const onLines = (headers: Headers, lines: number) => setProgress({ headers, lines });
      const file = await download({ ...asked, params, signal: controller.signal, onLines });
      if (file) saveFile(name, file);
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: 'Not exported', description });
    } finally {
      setProgress(null);
    }
  };
  return { progress, save, cancel: () => leaving.current?.abort() };
};
