import { canonicalJson, isObject } from './canonical-json';
import type { Link } from './chain-link';
import type { Seal } from './seal';

/** Each without its LF. Keys are base64url, hashes hex, the event canonical JSON. */
export interface LineParts {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
  readonly event: string;
}

export const lineOf = ({ number, previous, hash, event }: LineParts): string =>
  `{"number":${number},"previous":"${previous}","hash":"${hash}","event":${event}}`;

export const linkLine = ({ number, previous, hash, event }: Link): string =>
  lineOf({ number, previous: previous.toString('hex'), hash: hash.toString('hex'), event: canonicalJson(event) });

export const sealLine = ({ chain, count, head, at, signature, publicKey }: Seal): string =>
  canonicalJson({
    seal: {
      chain,
      count,
      head: head.toString('hex'),
      at,
      signature: signature.toString('base64url'),
      publicKey: publicKey.toString('base64url'),
    },
  });

export interface ReadLink extends LineParts {
  readonly tenant: unknown;
}

const toLink = ({ number, previous, hash, event }: Readonly<Record<string, unknown>>): ReadLink | null =>
  typeof number === 'number' && typeof previous === 'string' && typeof hash === 'string' && isObject(event)
    ? { number, previous, hash, event: canonicalJson(event), tenant: event['tenant'] }
    : null;

const toSeal = (value: unknown): Seal | null => {
  if (!isObject(value)) return null;
  const { chain, count, head, at, signature, publicKey } = value;
  const isRead = typeof chain === 'string' && typeof count === 'number' && typeof at === 'string';
  if (!isRead || typeof head !== 'string' || typeof signature !== 'string' || typeof publicKey !== 'string')
    return null;
  return {
    chain,
    count,
    at,
    head: Buffer.from(head, 'hex'),
    signature: Buffer.from(signature, 'base64url'),
    publicKey: Buffer.from(publicKey, 'base64url'),
  };
};

export type ReadLine =
  { readonly kind: 'link'; readonly link: ReadLink } | { readonly kind: 'seal'; readonly seal: Seal };

const read = (bytes: Buffer): ReadLine | null => {
  const value: unknown = JSON.parse(bytes.toString());
  if (!isObject(value)) return null;
  const seal = toSeal(value['seal']);
  if (seal) return Buffer.from(sealLine(seal)).equals(bytes) ? { kind: 'seal', seal } : null;
  const link = toLink(value);
  return link && Buffer.from(lineOf(link)).equals(bytes) ? { kind: 'link', link } : null;
};

/** Null for any other bytes: even a space or the order of members counts. */
export const readLine = (bytes: Buffer): ReadLine | null => {
  try {
    return read(bytes);
  } catch {
    // No JSON, or nested too deep to be walked.
    return null;
  }
};
