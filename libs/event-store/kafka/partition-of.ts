const seed = 0x9747b28c;
const mix = 0x5bd1e995;

const scrambled = (word: number): number => {
  const product = Math.imul(word, mix);
  return Math.imul(product ^ (product >>> 24), mix);
};

/** Kafka's own hash of a key (murmur2), so that any Kafka client finds a tenant where this one put it. */
const murmur2 = (bytes: Buffer): number => {
  const whole = bytes.length - (bytes.length % 4);
  let hash = seed ^ bytes.length;
  for (let at = 0; at < whole; at += 4) hash = Math.imul(hash, mix) ^ scrambled(bytes.readInt32LE(at));
  if (whole < bytes.length) hash = Math.imul(hash ^ bytes.readUIntLE(whole, bytes.length - whole), mix);
  hash = Math.imul(hash ^ (hash >>> 13), mix);
  return hash ^ (hash >>> 15);
};

export const keyOf = (tenant: string | null): string => tenant ?? '';

export const partitionOf = (tenant: string | null, partitions: number): number =>
  (murmur2(Buffer.from(keyOf(tenant))) & 0x7fffffff) % partitions;
