const placeholders = /change[-_ ]?me|example|default|password|pilotlight|secret/i;
/** A few signs over and over. */
const repeated = /^(.{1,16}?)\1+.{0,15}$/s;

/** "abcdefgh01234567": most signs follow the one before them. */
const isCounted = (value: string): boolean => {
  let following = 0;
  for (let index = 1; index < value.length; index += 1)
    if (Math.abs(value.charCodeAt(index) - value.charCodeAt(index - 1)) === 1) following += 1;
  return following > value.length / 2;
};

const isWeak = (value: string, bytes: number): boolean =>
  Buffer.byteLength(value) < bytes ||
  new Set(value).size < 8 ||
  repeated.test(value) ||
  isCounted(value) ||
  (value.length < 64 && placeholders.test(value));

/** What keeps production from starting on a secret: that it is missing or weak, in words that name the variable, never its value. Null where nothing does. */
export const secretFault = (
  name: string,
  value: string | undefined,
  least: number,
  unit: 'characters' | 'bytes',
): string | null => {
  if (!value) return `${name} is missing`;
  return isWeak(value, least) ? `${name} is weak: at least ${least} ${unit}, random, no sample value` : null;
};

/** The same of the one secret that a backend and its workers share. */
export const masterKeyFault = (value: string | undefined): string | null =>
  secretFault('MASTER_KEY', value, 32, 'bytes');
