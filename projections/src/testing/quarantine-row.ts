import type { Client } from 'pg';

export interface QuarantineRow {
  readonly model: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly event_type: string;
  readonly reason: string;
  readonly since: Date;
  readonly attempts: number;
}

export const quarantineRows = async (superuser: Client): Promise<QuarantineRow[]> =>
  (await superuser.query<QuarantineRow>('select * from read.quarantine order by model, stream')).rows;
