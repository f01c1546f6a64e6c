import type { Client } from 'pg';

/** Another log stands behind the same name: a backup was restored. Nothing that this process remembers holds any more. */
export class LogReplaced extends Error {
  constructor() {
    super('The event log was replaced by a restored backup');
    this.name = 'LogReplaced';
  }
}

/** Knows the log that was opened, and tells once when a new connection leads to another one. */
export class LogIdentity {
  private known: string | undefined;
  private replace: () => void = () => {};
  /** Resolves when the log was replaced; never otherwise. */
  readonly replaced = new Promise<void>((resolve) => (this.replace = resolve));

  /** Asks for `id`, which no two logs have in common. */
  constructor(private readonly text = 'select id from event_log.identity') {}

  /** To be asked on every new connection before it is used. Throws LogReplaced. */
  async check(client: Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(this.text);
    const id = rows[0]?.id;
    this.known ??= id;
    if (this.known === id) return;
    this.replace();
    throw new LogReplaced();
  }
}
