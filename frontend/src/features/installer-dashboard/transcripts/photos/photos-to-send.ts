import { photoLimits } from '@pilotlight/contracts/http/photos';

/** A photo chosen for a reply: on its way until it has an id or a problem. */
export interface PhotoToSend {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly id: string | null;
  readonly problem: string | null;
}

export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,.heic';

/** Some browsers don't know an iPhone's files by type. */
const isPhoto = ({ type, name }: File): boolean =>
  /^image\/(jpeg|png|webp|hei[cf])$/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file isn't taken, in the server's words. */
export const refusalOf = (file: File, chosen: number): string | null => {
  if (chosen >= photoLimits.aMessage) return `Up to ${photoLimits.aMessage} photos go with a message`;
  if (!isPhoto(file)) return 'Please send a JPEG, PNG, WebP or HEIC photo';
  return file.size > photoLimits.bytes ? 'Photos can have 10 MB at most' : null;
};

export const isOnItsWay = ({ id, problem }: PhotoToSend): boolean => id === null && problem === null;

/** What a reply without words says. */
export const wordsFor = (photos: number): string => (photos === 1 ? 'Here’s a photo' : `Here are ${photos} photos`);

/** "Sending photo 1 of 2": how far they are, for the reader. */
export const standingOf = (photos: readonly PhotoToSend[]): string => {
  const at = photos.findIndex(isOnItsWay);
  if (at >= 0) return `Sending photo ${at + 1} of ${photos.length}`;
  const failed = photos.find(({ problem }) => problem !== null);
  if (failed) return failed.problem ?? '';
  return photos.length === 1 ? '1 photo ready to send' : `${photos.length} photos ready to send`;
};
