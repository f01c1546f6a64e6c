import type { KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './sealing';

export const encryptedMark = 'aes1:';

export interface FieldPlace {
  readonly stream: string;
  readonly type: string;
}

const nameOf = ({ stream, type }: FieldPlace): string => `${stream}\n${type}`;

/** AES-256-GCM as text: `aes1:` and base64 of nonce, tag and ciphertext. */
export const encryptField = (key: KeyObject, place: FieldPlace, text: string): string =>
  encryptedMark + encrypt(key, nameOf(place), Buffer.from(text)).toString('base64');

export const isEncrypted = (stored: string): boolean => stored.startsWith(encryptedMark);

export const decryptField = (key: KeyObject, place: FieldPlace, stored: string): string =>
  decrypt(key, nameOf(place), Buffer.from(stored.slice(encryptedMark.length), 'base64')).toString();
