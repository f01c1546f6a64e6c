import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const lives = 3_600_000;
const saidSchema = z.object({ customerId: z.string(), returnUrl: z.string(), until: z.number() });

export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
}

/** Addresses of the test payments' portal: signed (HMAC-SHA-256), for an hour. */
export class PortalTokens {
  constructor(private readonly secret: Buffer) {}

  of(customerId: string, returnUrl: string): string {
    const said = Buffer.from(JSON.stringify({ customerId, returnUrl, until: Date.now() + lives }));
    return `${said.toString('base64url')}.${this.#sign(said).toString('base64url')}`;
  }

  /** Null where it isn't ours, or no more. */
  read(token: string): PortalVisit | null {
    const [said = '', signature = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
    if (typeof said === 'string' || typeof signature === 'string') return null;
    const right = this.#sign(said);
    if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
    const { customerId, returnUrl, until } = saidSchema.parse(JSON.parse(said.toString()));
    return until > Date.now() ? { customerId, returnUrl } : null;
  }

  #sign(said: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(said).digest();
  }
}
