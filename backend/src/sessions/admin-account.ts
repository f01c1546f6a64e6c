import { hashPassword, passwordMatches } from '../secrets/password-hashing';
import { tokenHash } from '../secrets/opaque-token';

/** The platform admin, as the environment names it. */
export class AdminAccount {
  readonly tokenHash: Buffer | null;
  readonly #passwordHash: Promise<string>;

  constructor(
    readonly email: string,
    password: string,
    token: string | undefined,
  ) {
    this.tokenHash = token ? tokenHash(token) : null;
    this.#passwordHash = hashPassword(password);
  }

  /** Takes as long for a stranger's email as for the admin's. */
  async matches(email: string, password: string): Promise<boolean> {
    const known = email.trim().toLowerCase() === this.email.trim().toLowerCase();
    return await passwordMatches(known ? await this.#passwordHash : null, password);
  }
}
