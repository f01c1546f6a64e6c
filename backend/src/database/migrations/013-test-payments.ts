import type { Knex } from 'knex';

/** What the test payments know: customers as documents, the webhooks they have to send, and a clock that can be moved. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.test_payments (
      account_id text primary key,
      document jsonb not null,
      changed_at bigint not null,
      due_at bigint);
    create index test_payments_due on access.test_payments (due_at) where due_at is not null;
    create table access.test_payment_names (
      name text primary key,
      account_id text not null references access.test_payments);
    create table access.test_payment_events (
      id text primary key,
      serial bigint generated always as identity,
      body text not null,
      not_before timestamptz not null default now());
    create index test_payment_events_waiting on access.test_payment_events (not_before, serial);
    create table access.test_payment_clock (
      only_one boolean primary key default true check (only_one),
      ahead bigint not null)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table access.test_payment_clock, access.test_payment_events, access.test_payment_names, access.test_payments`);
};
