import { connectionTo, withClient } from '@pilotlight/event-store/postgres/connection';
import { migratePolicies } from './policy-schema';

export interface SetAsideEvent {
  readonly policy: string;
  readonly stream: string;
  readonly revision: number;
}

/** What policies couldn't react to, over all processes; oldest first. */
export class SetAsideEvents {
  constructor(private readonly databaseUrl: string) {}

  async all(): Promise<readonly SetAsideEvent[]> {
    return await withClient(this.#connection(), async (client) => {
      await migratePolicies(client);
      const { rows } = await client.query<SetAsideEvent>(
        'select policy, stream, revision from policies.set_aside order by at, stream, revision',
      );
      return rows;
    });
  }

  async forget({ policy, stream, revision }: SetAsideEvent): Promise<void> {
    await withClient(this.#connection(), (client) =>
      client.query('delete from policies.set_aside where policy = $1 and stream = $2 and revision = $3', [
        policy,
        stream,
        revision,
      ]),
    );
  }

  #connection() {
    return connectionTo(this.databaseUrl, 'policies');
  }
}
