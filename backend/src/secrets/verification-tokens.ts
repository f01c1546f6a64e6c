import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';

export interface Verification {
  readonly slug: string;
  readonly verificationId: string;
}

const [idBytes, signatureBytes] = [16, 32];

/** Installer and link, signed (HMAC-SHA-256), in letters that no mail program breaks: nothing of it has to be kept. */
export class VerificationTokens {
  constructor(private readonly secret: Buffer) {}

  of(slug: string, verificationId: string): string {
    const said = Buffer.concat([parse(verificationId), Buffer.from(slug)]);
    return Buffer.concat([this.#sign(said), said]).toString('base64url');
  }

  /** Null where the token isn't ours. Whether it still counts, the installer's own state says. */
  read(token: string): Verification | null {
    const bytes = Buffer.from(token, 'base64url');
    const [signature, said] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)];
    const right = this.#sign(said);
    if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
    const verificationId = stringify(said.subarray(0, idBytes));
    return validate(verificationId) ? { slug: said.subarray(idBytes).toString(), verificationId } : null;
  }

  #sign(said: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(said).digest();
  }
}
