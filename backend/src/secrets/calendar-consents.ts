import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from './opaque-token';

const rowSchema = z.object({ sealed: z.instanceof(Buffer) });

/** Whose consent it is: an installer's, in the session that is named by its token. */
export interface ConsentOf {
  readonly slug: string;
  readonly sessionToken: string;
}

export interface ConsentBegun {
  readonly state: string;
  /** Of PKCE (S256), to go along with the state. */
  readonly challenge: string;
}

const nameOf = (state: string): string => `calendar-consent ${tokenHash(state).toString('hex')}`;

/** Consents under way at Google: ten minutes, in the session that began them, once (RFC 9700). */
export class CalendarConsents {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  async begin({ slug, sessionToken }: ConsentOf): Promise<ConsentBegun> {
    const [state, verifier] = [newToken(), newToken()];
    const sealed = this.sealing.seal(nameOf(state), Buffer.from(verifier));
    await this.pool.query(
      `insert into access.calendar_consents (state_hash, slug, session_hash, sealed, expires_at)
       values ($1, $2, $3, $4, now() + interval '10 minutes')`,
      [tokenHash(state), slug, tokenHash(sessionToken), sealed],
    );
    return { state, challenge: createHash('sha256').update(verifier).digest('base64url') };
  }

  /** PKCE's verifier; null where the state is another session's, used already or too old. */
  async take(state: string, { slug, sessionToken }: ConsentOf): Promise<string | null> {
    const { rows } = await this.pool.query(
      `delete from access.calendar_consents
        where state_hash = $1 and slug = $2 and session_hash = $3 and expires_at > now() returning sealed`,
      [tokenHash(state), slug, tokenHash(sessionToken)],
    );
    const [row] = z.array(rowSchema).parse(rows);
    return row ? this.sealing.open(nameOf(state), row.sealed).toString() : null;
  }
}
