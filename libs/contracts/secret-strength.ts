const placeholders = /change[-_ ]?me|example|default|password|pilotlight|secret/i;
const repeated = /^(.{1,16}?)\1+.{0,15}$/s;

/** "abcdefgh01234567": most characters follow the one before them. */
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

/** Names the variable, never its value. Null where production may start on it. */
export const secretFault = (
  name: string,
  value: string | undefined,
  least: number,
  unit: 'characters' | 'bytes',
): string | null => {
  if (!value) return `${name} is missing`;
  return isWeak(value, least) ? `${name} is weak: at least ${least} ${unit}, random, no sample value` : null;
};

export const masterKeyFault = (value: string | undefined): string | null =>
  secretFault('MASTER_KEY', value, 32, 'bytes');
