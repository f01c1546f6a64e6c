import type { Client } from 'pg';

/** A backup was restored under the same name: nothing this process remembers holds any more. */
export class LogReplaced extends Error {
  constructor() {
    super('The event log was replaced by a restored backup');
    this.name = 'LogReplaced';
  }
}

export class LogIdentity {
  private known: string | undefined;
  private replace: () => void = () => {};
  readonly replaced = new Promise<void>((resolve) => (this.replace = resolve));

  constructor(private readonly text = 'select id from event_log.identity') {}

  /** Call on every new connection before it is used. Throws LogReplaced. */
  async check(client: Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(this.text);
    const id = rows[0]?.id;
    this.known ??= id;
    if (this.known === id) return;
    this.replace();
    throw new LogReplaced();
  }
}
