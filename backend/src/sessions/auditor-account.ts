import { hashPassword, passwordMatches } from '../secrets/password-hashing';
import type { DashboardCaller } from './dashboard-sessions';

export interface AuditorCredentials {
  readonly email: string;
  readonly password: string;
  /** Whether this role may see personal words; each access is logged. */
  readonly seesPersonalData: boolean;
}

/** Where the environment names none, nobody can sign in as one. */
export class AuditorAccount {
  readonly email: string | null;
  readonly seesPersonalData: boolean;
  readonly #passwordHash: Promise<string> | null;

  constructor(
    credentials: AuditorCredentials | null,
    readonly credentialId: string,
  ) {
    this.email = credentials?.email ?? null;
    this.seesPersonalData = credentials?.seesPersonalData ?? false;
    this.#passwordHash = credentials ? hashPassword(credentials.password) : null;
  }

  get caller(): DashboardCaller {
    return { kind: 'auditor', credentialId: this.credentialId };
  }

  async matches(email: string, password: string): Promise<boolean> {
    const known = email.trim().toLowerCase() === this.email?.trim().toLowerCase();
    return await passwordMatches(known ? await this.#passwordHash : null, password);
  }
}
