// The contract's limits and the server's words: their modules would bring the schemas along.
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PIXELS = 40_000_000;
export const MOST_IN_A_MESSAGE = 4;
export const MOST_IN_A_CHAT = 20;

export const TOO_MANY_PIXELS = 'Photos can have 40 megapixels at most';
export const UNREADABLE = "This photo can't be read. Please take or save it again.";

/** Some browsers don't know an iPhone's files by type. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const refusalOf = (
  file: Pick<File, 'type' | 'name' | 'size'>,
  inThisMessage: number,
  inThisChat: number,
): string | undefined => {
  if (inThisMessage >= MOST_IN_A_MESSAGE) return 'Up to 4 photos go with a message';
  if (inThisChat >= MOST_IN_A_CHAT) return 'A conversation can hold 20 photos. Please describe the rest in words.';
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) && !isHeic(file))
    return 'Please send a JPEG, PNG, WebP or HEIC photo';
  return file.size > MOST_BYTES ? 'Photos can have 10 MB at most' : undefined;
};
