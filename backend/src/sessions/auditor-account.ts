import { hashPassword, passwordMatches } from '../secrets/password-hashing';
import type { DashboardCaller } from './dashboard-sessions';

export interface AuditorCredentials {
  readonly email: string;
  readonly password: string;
  /** Whether this role may be shown personal words; each look is logged. */
  readonly seesPersonalData: boolean;
}

/** The auditor, as the environment names it; where it names none, nobody can sign in as one. */
export class AuditorAccount {
  readonly email: string | null;
  readonly seesPersonalData: boolean;
  readonly #passwordHash: Promise<string> | null;

  constructor(
    credentials: AuditorCredentials | null,
    /** Follows from email and password: a session of other ones has ended. A UUID. */
    readonly credentialId: string,
  ) {
    this.email = credentials?.email ?? null;
    this.seesPersonalData = credentials?.seesPersonalData ?? false;
    this.#passwordHash = credentials ? hashPassword(credentials.password) : null;
  }

  get caller(): DashboardCaller {
    return { kind: 'auditor', credentialId: this.credentialId };
  }

  /** Takes as long for a stranger's email as for the auditor's. */
  async matches(email: string, password: string): Promise<boolean> {
    const known = email.trim().toLowerCase() === this.email?.trim().toLowerCase();
    return await passwordMatches(known ? await this.#passwordHash : null, password);
  }
}
