/** What a process is to a read model: the one that keeps it, one that would take over, or neither while the database is out of reach. */
export type RunnerRole = 'owner' | 'standby' | 'none';

/** What a process has done for a read model since its start. */
export interface RunnerProgress {
  readonly model: string;
  readonly role: RunnerRole;
  /** Events of the batches that were committed, whether or not they concern the model. */
  readonly events: number;
  readonly batches: number;
}
