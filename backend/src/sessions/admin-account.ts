import { hashPassword, passwordMatches } from '../secrets/password-hashing';
import type { DashboardCaller } from './dashboard-sessions';
import { timingSafeEqual } from 'node:crypto';
import { tokenHash } from '../secrets/opaque-token';

export class AdminAccount {
  readonly tokenHash: Buffer | null;
  readonly #passwordHash: Promise<string>;

  constructor(
    readonly email: string,
    password: string,
    token: string | undefined,
    /** A UUID derived from email and password: a change of either ends the sessions. */
    readonly credentialId: string,
  ) {
    this.tokenHash = token ? tokenHash(token) : null;
    this.#passwordHash = hashPassword(password);
  }

  get caller(): DashboardCaller {
    return { kind: 'admin', credentialId: this.credentialId };
  }

  /** Whether it is the admin's own key, which isn't signed in with. */
  isKey(token: string): boolean {
    return this.tokenHash !== null && timingSafeEqual(tokenHash(token), this.tokenHash);
  }

  /** Takes as long for a stranger's email as for the admin's. */
  async matches(email: string, password: string): Promise<boolean> {
    const known = email.trim().toLowerCase() === this.email.trim().toLowerCase();
    return await passwordMatches(known ? await this.#passwordHash : null, password);
  }
}
