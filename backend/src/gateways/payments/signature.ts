import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed word may lie behind or ahead of our clock. */
const window = 300;

const macOf = (secret: string, moment: number, body: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(`${moment}.`).update(body).digest();

/** A `Stripe-Signature` header (scheme v1). */
export const signatureOf = (body: string | Buffer, secret: string, now: Date): string => {
  const moment = Math.floor(now.getTime() / 1_000);
  return `t=${moment},v1=${macOf(secret, moment, body).toString('hex')}`;
};

/** Null where the header has no readable time. */
export const signedAt = (signature: string): number | null => {
  const [, moment] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? [];
  return moment === undefined ? null : Number(moment);
};

/** Stripe's SDK looks at the past alone. */
export const isWithinWindow = (signature: string, now: Date): boolean => {
  const moment = signedAt(signature);
  return moment !== null && Math.abs(moment - now.getTime() / 1_000) <= window;
};

export const isSigned = (body: Buffer, signature: string, secret: string, now: Date): boolean => {
  const moment = signedAt(signature);
  if (moment === null || !isWithinWindow(signature, now)) return false;
  const right = macOf(secret, moment, body);
  return [...signature.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].some(([, hex = '']) =>
    timingSafeEqual(Buffer.from(hex, 'hex'), right),
  );
};
