import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import type { Pool } from 'pg';
import { reaching } from '../../postgres/connection';
import type { DataSubject } from '@pilotlight/contracts/slices/slice';
import { sessionOf, subjectName } from '../data-subject';
import type { KeyRing } from '../key-ring';

export interface Erasure extends DataSubject {
  readonly cause: ErasureCause;
}

interface ErasureRow {
  readonly tenant: string;
  readonly session_id: string | null;
  readonly cause: ErasureCause;
}

const destroyText = `
  with ledger as (
    insert into personal_data.erasures (subject, tenant, session_id, cause) values ($1, $2, $3, $4)
    on conflict (subject) do nothing)
  insert into personal_data.keys (subject, tenant, wrapped) values ($1, $2, null)
  on conflict (subject) do update set wrapped = null`;

const unfinishedText =
  'select tenant, session_id, cause from personal_data.erasures where finished_at is null order by erased_at limit 1000';

export class ErasureLedger {
  constructor(
    private readonly pool: Pool,
    private readonly keys: KeyRing,
  ) {}

  /** Destroys the key for good and records it, in one statement. Idempotent. Throws StoreUnavailable. */
  async destroy(erasure: Erasure): Promise<void> {
    const { slug, sessionId, cause } = erasure;
    const subject = subjectName(erasure);
    await reaching(() => this.pool.query(destroyText, [subject, slug, sessionId, cause]));
    this.keys.forget(subject);
  }

  /** Sessions of an installer's visitors whose keys are there still, whether or not the log has a word of them. */
  async keptOf(slug: string): Promise<readonly string[]> {
    const { rows } = await reaching(() =>
      this.pool.query<{ subject: string }>(
        `select subject from personal_data.keys where tenant = $1 and wrapped is not null and subject <> $2`,
        [slug, subjectName({ slug, sessionId: null })],
      ),
    );
    return rows.flatMap(({ subject }) => sessionOf(subject) ?? []);
  }

  async finish(subject: DataSubject): Promise<void> {
    await reaching(() =>
      this.pool.query(
        'update personal_data.erasures set finished_at = now() where subject = $1 and finished_at is null',
        [subjectName(subject)],
      ),
    );
  }

  async unfinished(): Promise<readonly Erasure[]> {
    const { rows } = await reaching(() => this.pool.query<ErasureRow>(unfinishedText));
    return rows.map(({ tenant, session_id, cause }) => ({ slug: tenant, sessionId: session_id, cause }));
  }
}
