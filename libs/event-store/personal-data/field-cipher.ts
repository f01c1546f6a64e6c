import type { KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './sealing';

/** How a stored field tells that it is ciphertext; the number is that of the form. */
const mark = 'aes1:';

/** Where a field stands: its ciphertext opens nowhere else. */
export interface FieldPlace {
  readonly stream: string;
  readonly type: string;
}

const nameOf = ({ stream, type }: FieldPlace): string => `${stream}\n${type}`;

/** AES-256-GCM as text: `aes1:` and base64 of nonce, tag and ciphertext. */
export const encryptField = (key: KeyObject, place: FieldPlace, text: string): string =>
  mark + encrypt(key, nameOf(place), Buffer.from(text)).toString('base64');

export const isEncrypted = (stored: string): boolean => stored.startsWith(mark);

/** Throws where the key or the place is another one, or a letter was changed. */
export const decryptField = (key: KeyObject, place: FieldPlace, stored: string): string =>
  decrypt(key, nameOf(place), Buffer.from(stored.slice(mark.length), 'base64')).toString();
