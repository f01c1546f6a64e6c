import { connect } from '@pilotlight/subscriptions/database-connection';

/** The time at which the seed's commands happen. */
export interface SetClock {
  /** Address of the database at which events are dated by this clock. */
  readonly databaseUrl: string;
  /** Milliseconds since 1970; goes on from there. Never back. */
  goTo(moment: number): Promise<void>;
  now(): number;
  /** Real time counts again, for this process and the database. */
  end(): Promise<void>;
}

const laid = `
  drop schema if exists seed_clock cascade;
  create schema seed_clock;
  create table seed_clock.ahead (shift interval not null);
  insert into seed_clock.ahead values ('0');
  create function seed_clock.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + shift from seed_clock.ahead';
  grant usage on schema seed_clock to public;
  grant select on seed_clock.ahead to public;`;

/** Found before PostgreSQL's own function of that name, by whoever connects at this address alone. */
const addressOf = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=seed_clock,pg_catalog,public');
  return url.href;
};

/** Sets back both clocks that the product asks: this process's, and the one by which the database dates events. */
export const setClock = async (databaseUrl: string, start: number): Promise<SetClock> => {
  const connection = await connect(databaseUrl, 'seed clock');
  // This connection writes the clock alone, once a message: a crash may lose where it stood.
  await connection.query('set synchronous_commit = off');
  await connection.query(laid);
  const own = globalThis.Date;
  let shift = start - own.now();
  const now = (): number => own.now() + shift;
  globalThis.Date = new Proxy(own, {
    construct: (target, args: readonly unknown[]) =>
      args.length === 0 ? new target(now()) : Reflect.construct(target, args),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  const moved = () =>
    connection.query({
      text: 'update seed_clock.ahead set shift = make_interval(secs => $1)',
      values: [shift / 1_000],
    });
  await moved();
  return {
    databaseUrl: addressOf(databaseUrl),
    now,
    goTo: async (moment) => {
      if (moment <= now()) return;
      shift = Math.round(moment) - own.now();
      await moved();
    },
    end: async () => {
      globalThis.Date = own;
      await connection.query('drop schema seed_clock cascade');
      await connection.end();
    },
  };
};
