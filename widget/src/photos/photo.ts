import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

/** One photo of the visitor's, from when it was chosen. */
export interface Photo {
  readonly key: string;
  /** Square, for a thumbnail; null where this browser can't show it. */
  picture: ImageBitmap | null;
  slot: PhotoSlot | null;
  /** What goes up; null where it came back from an earlier visit. */
  file: Blob | null;
  /** Settles when it is as small as it should go up, or rejects. */
  made: Promise<void> | undefined;
  /** The server's, once it is up. */
  id: string | null;
  /** 0 to 1. */
  progress: number;
  /** Why it isn't up, in words for the visitor. */
  problem: string;
  /** Settles when it is up, or rejects. */
  up: Promise<void>;
  leaving: AbortController;
}

export const isOnItsWay = ({ id, problem }: Photo): boolean => !id && !problem;

let count = 0;

/** A photo that was chosen here, or one that the server has kept under an id. */
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
