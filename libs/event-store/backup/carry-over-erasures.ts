import type { Client } from 'pg';
import { z } from 'zod';
import { connectionTo, withClient } from '../postgres/connection';

export const erasureSchema = z.object({
  subject: z.string(),
  tenant: z.string(),
  session_id: z.guid().nullable(),
  cause: z.string(),
  erased_at: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const ledgerColumns = ['subject', 'tenant', 'session_id', 'cause', 'erased_at'] as const;

export const erasuresIn = async (client: Client): Promise<readonly Erasure[]> => {
  const { rows: there } = await client.query<{ ledger: string | null }>(
    `select to_regclass('personal_data.erasures')::text as ledger`,
  );
  if (!there[0]?.ledger) return [];
  const { rows } = await client.query(
    'select subject, tenant, session_id, cause, erased_at::text from personal_data.erasures',
  );
  return z.array(erasureSchema).parse(rows);
};

const applyText = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[]) g(${ledgerColumns.join(', ')})),
  ledger as (
    insert into personal_data.erasures (${ledgerColumns.join(', ')}) select * from given
    on conflict (subject) do nothing returning subject),
  destroyed as (
    insert into personal_data.keys (subject, tenant, wrapped)
    select subject, tenant, null::bytea from personal_data.erasures union select subject, tenant, null from given
    on conflict (subject) do update set wrapped = null)
  select count(*)::int as count from ledger`;

/** Log and read models of a restored database have yet to hear of every erasure; the ledger knows them all. */
const reopen = 'update personal_data.erasures set finished_at = null, cleared_at = null';

/** Whoever was erased since the backup is erased again: keys are destroyed before anybody can read the restored database. */
export class CarriedErasures {
  private readonly known = new Set<string>();
  private first = true;
  private unheardOf = 0;

  constructor(private readonly to: string) {}

  get count(): number {
    return this.unheardOf;
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    const distinct = [...new Map(erasures.map((each) => [each.subject, each])).values()];
    const further = distinct.filter(({ subject }) => !this.known.has(subject));
    if (further.length === 0 && !this.first) return;
    await withClient(connectionTo(this.to, 'restore'), async (client) => {
      const values = ledgerColumns.map((column) => further.map((each) => each[column]));
      const { rows } = await client.query<{ count: number }>(applyText, values);
      await client.query(reopen);
      this.unheardOf += rows[0]?.count ?? 0;
    });
    this.first = false;
    for (const { subject } of further) this.known.add(subject);
  }
}
