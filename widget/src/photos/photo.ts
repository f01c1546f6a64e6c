import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

export interface Photo {
  readonly key: string;
  picture: ImageBitmap | null;
  slot: PhotoSlot | null;
  file: Blob | null;
  made: Promise<void> | undefined;
  id: string | null;
  progress: number;
  problem: string;
  /** Sent by a person of the firm. */
  isFirms?: true | undefined;
  up: Promise<void>;
  leaving: AbortController;
}

export const isOnItsWay = ({ id, problem }: Photo): boolean => !id && !problem;

let count = 0;

export const newPhoto = (file: File | null, id: string | null = null, slot: PhotoSlot | null = null): Photo => ({
  key: `photo-${(count += 1)}`,
  picture: null,
  slot,
  file,
  made: undefined,
  id,
  progress: 0,
  problem: '',
  up: Promise.resolve(),
  leaving: new AbortController(),
});
