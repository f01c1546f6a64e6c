/** `none` while the database is out of reach. */
export type RunnerRole = 'owner' | 'standby' | 'none';

export interface RunnerProgress {
  readonly model: string;
  readonly role: RunnerRole;
  readonly events: number;
  readonly batches: number;
}
