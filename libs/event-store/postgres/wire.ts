import { Client } from 'pg';
import { connectionTo } from './connection';
import type { LogIdentity } from './log-identity';

const channel = 'event_log';
const firstPause = 100;
const longestPause = 5_000;
/** Milliseconds between notifications, and to gather them: the appends' own work goes first. */
const [apart, gather] = [50, 5];

/** Tells other processes of new events: a hint only, the feed polls too. Never part of an append: NOTIFY makes commits queue. */
export class Wire {
  private client: Client | undefined;
  private telling: NodeJS.Timeout | undefined;
  private untold = false;
  private toldAt = 0;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private connecting: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly identity: LogIdentity,
    private readonly heard: () => void,
  ) {
    this.connecting = this.connect(firstPause);
  }

  tell(): void {
    this.untold = true;
    if (this.telling) return;
    const wait = Math.max(this.toldAt + apart - performance.now(), gather);
    this.telling = setTimeout(() => void this.notify(), wait).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.telling);
    await this.connecting;
    await this.client?.end().catch(() => {});
  }

  private async notify(): Promise<void> {
    this.untold = false;
    this.toldAt = performance.now();
    await this.client?.query({ name: 'tell', text: `notify ${channel}` }).catch(() => {});
    this.telling = undefined;
    if (this.untold && !this.closed) this.tell();
  }

  private async connect(pause: number): Promise<void> {
    const client = new Client({ ...connectionTo(this.url, 'wake-up'), options: '-c synchronous_commit=off' });
    let lost = false;
    const reconnect = (): void => {
      if (lost || this.closed) return;
      lost = true;
      if (this.client === client) this.client = undefined;
      client.end().catch(() => {});
      this.timer = setTimeout(() => {
        this.connecting = this.connect(Math.min(pause * 2, longestPause));
      }, pause).unref();
    };
    client.on('error', reconnect);
    client.on('end', reconnect);
    try {
      await client.connect();
      await this.identity.check(client);
      const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own');
      client.on('notification', ({ processId }) => {
        if (processId !== rows[0]?.own) this.heard();
      });
      await client.query(`listen ${channel}`);
      if (this.closed) await client.end();
      else this.client = client;
      pause = firstPause;
      this.heard();
    } catch {
      reconnect();
    }
  }
}
