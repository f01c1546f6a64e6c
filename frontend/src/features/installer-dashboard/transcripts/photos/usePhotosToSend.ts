import { useEffect, useRef, useState } from 'react';
import { apiErrorFrom } from '../../../../api/api-error';
import { randomUuid } from '../../../../api/random-uuid';
import { isOnItsWay, type PhotoToSend, refusalOf } from './photos-to-send';
import { uploadPhoto } from './upload-photo';

export interface PhotosToSend {
  readonly photos: readonly PhotoToSend[];
  /** Why the last file chosen wasn't taken. */
  readonly refusal: string | null;
  /** All that were chosen are with the server. */
  readonly ready: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Forgets those that a reply took along. */
  readonly taken: (ids: readonly string[]) => void;
}

/** The photos that go with the next reply. Each is sent as it is chosen, one at a time: a phone's line is narrow. */
export const usePhotosToSend = (sessionId: string): PhotosToSend => {
  const [photos, setPhotos] = useState<readonly PhotoToSend[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const leaving = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = leaving.current;
    return () => all.forEach((each) => each.abort());
  }, []);

  const change = (key: string, now: Partial<PhotoToSend>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...now } : photo)));
  const send = async (key: string, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      change(key, { id: await uploadPhoto({ sessionId, file, signal, onProgress }) });
    } catch (error) {
      change(key, { problem: apiErrorFrom(error).reason ?? 'Not sent. Please try again.' });
    }
  };
  const start = (key: string, file: File) => {
    const left = new AbortController();
    leaving.current.set(key, left);
    queue.current = queue.current.then(() => send(key, file, left.signal));
  };

  return {
    photos,
    refusal,
    ready: photos.every(({ id }) => id !== null),
    add(files) {
      const chosen: PhotoToSend[] = [];
      let problem: string | null = null;
      for (const file of files) {
        const refused = refusalOf(file, photos.length + chosen.length);
        if (refused === null) chosen.push({ key: randomUuid(), file, progress: 0, id: null, problem: null });
        else problem = refused;
      }
      setRefusal(problem);
      setPhotos((before) => [...before, ...chosen]);
      for (const { key, file } of chosen) start(key, file);
    },
    remove(key) {
      leaving.current.get(key)?.abort();
      setRefusal(null);
      setPhotos((before) => before.filter((photo) => photo.key !== key));
    },
    retry(key) {
      const photo = photos.find((each) => each.key === key);
      if (!photo || isOnItsWay(photo)) return;
      change(key, { problem: null, progress: 0 });
      start(key, photo.file);
    },
    taken(ids) {
      setRefusal(null);
      setPhotos((before) => before.filter(({ id }) => id === null || !ids.includes(id)));
    },
  };
};
