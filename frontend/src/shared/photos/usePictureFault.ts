import { errorSchema } from '@pilotlight/contracts/http/common';
import { photoMissing } from '@pilotlight/contracts/http/photos';
import { useState } from 'react';

/** Why there is no picture: its file is lost, or it can't be had just now. */
export type PictureFault = 'missing' | 'unavailable';

export const faultWords: Readonly<Record<PictureFault, string>> = {
  missing: 'This photo is missing',
  unavailable: "This photo can't be shown at the moment",
};

/** An image tells nothing but that it failed: the server's own word is asked for. */
const askWhy = async (url: string): Promise<PictureFault> => {
  try {
    const answer = await fetch(url, { credentials: 'include' });
    const { data } = errorSchema.safeParse(answer.ok ? null : await answer.json());
    return data?.code === photoMissing ? 'missing' : 'unavailable';
  } catch {
    return 'unavailable';
  }
};

/** What is wrong with the picture at an address, once `onError` of its image was called; a new address is tried anew. */
export const usePictureFault = (
  url: string | undefined,
): { readonly fault: PictureFault | undefined; readonly onError: () => void } => {
  const [found, setFound] = useState<{ readonly url: string; readonly fault: PictureFault }>();
  const onError = () => {
    if (url === undefined) return;
    setFound({ url, fault: 'unavailable' });
    void askWhy(url).then((fault) => setFound({ url, fault }));
  };
  return { fault: found && found.url === url ? found.fault : undefined, onError };
};
