import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { PartHost } from '../lazy-parts';
import type { Photo } from './photo';
import { shrink } from './shrink';
import { upload } from './upload';

/** Shrinks photos one at a time, for a decoded one is large; sends them one at a time, for a phone's line is narrow. */
export const createSender = (
  { api, within, ask, refuse, draw }: PartHost,
  onRefused: (photo: Photo, problem: string) => void,
) => {
  let making = Promise.resolve();
  let sending = Promise.resolve();

  const name = (photo: Photo): void =>
    void within((session) => ask(`files/${photo.id}/slot`, session, { slot: photo.slot })).catch(() => undefined);

  const made = async (photo: Photo): Promise<void> => {
    if (!(photo.file instanceof File)) return;
    Object.assign(photo, await shrink(photo.file, (problem) => refuse(400, problem)));
    draw();
  };

  const send = async (photo: Photo): Promise<void> => {
    const { signal } = photo.leaving;
    await photo.made;
    signal.throwIfAborted();
    const { file } = photo;
    if (!file) return;
    const onProgress = (progress: number) => {
      photo.progress = progress;
      draw();
    };
    photo.id = await within((session) => upload({ address: `${api}files`, session, file, signal, refuse, onProgress }));
    if (photo.slot) name(photo);
  };

  return {
    start(photo: Photo): void {
      photo.problem = '';
      photo.progress = 0;
      photo.made ??= making.then(() => made(photo));
      making = photo.made.catch(() => undefined);
      photo.up = sending.then(() => send(photo));
      sending = photo.up
        .catch((error: unknown) => {
          const refused = error instanceof Error && 'status' in error;
          photo.problem = refused ? error.message : 'Not sent';
          if (refused) onRefused(photo, error.message);
        })
        .then(draw);
      draw();
    },
    tag(photo: Photo, slot: PhotoSlot | null): void {
      photo.slot = slot;
      if (photo.id) name(photo);
      draw();
    },
  };
};
