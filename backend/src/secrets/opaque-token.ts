import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Enough to recognise a token, useless as one. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
