import type { Knex } from 'knex';

/**
 * Where installers have their leads sent, addresses and secrets sealed, and what was sent. No word of a visitor but in an answer: a
 * message is made of the log when it goes out.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.connections (
      id uuid primary key,
      slug text not null,
      kind text not null check (kind in ('webhook', 'hubspot')),
      name text not null,
      host text not null,
      events text[] not null,
      sealed bytea not null,
      enabled boolean not null default true,
      off_reason text check (off_reason in ('installer', 'admin', 'gone', 'failing')),
      created_at timestamptz not null,
      on_since timestamptz not null,
      former_until timestamptz,
      failing_since timestamptz,
      last_delivered_at timestamptz,
      check (enabled = (off_reason is null))
    );
    create index connections_slug on access.connections (slug, created_at);
    create table access.lead_deliveries (
      id uuid primary key,
      connection_id uuid not null references access.connections on delete cascade,
      slug text not null,
      -- The visitor's conversation, or an appointment made by hand: whose erasure takes the row.
      subject_id uuid,
      appointment_id uuid,
      event text not null,
      happened_at timestamptz not null,
      change jsonb,
      status text not null default 'waiting'
        check (status in ('waiting', 'sending', 'delivered', 'failed', 'unknown', 'cancelled')),
      cancelled text check (cancelled in ('erased', 'suspended', 'off', 'unreachable-lead')),
      attempts int not null default 0,
      -- How many of them count for the back-off: a redelivery begins anew.
      tries int not null default 0,
      next_attempt_at timestamptz,
      sending_since timestamptz,
      external_id text,
      created_at timestamptz not null default now(),
      check ((status = 'waiting') = (next_attempt_at is not null)),
      check ((status = 'sending') = (sending_since is not null)),
      check ((status = 'cancelled') = (cancelled is not null))
    );
    create index lead_deliveries_connection on access.lead_deliveries (connection_id, created_at, id);
    create index lead_deliveries_subject on access.lead_deliveries (slug, subject_id);
    create index lead_deliveries_open on access.lead_deliveries (coalesce(next_attempt_at, sending_since))
      where status in ('waiting', 'sending');
    -- One at a time of a lead to a target: two at once would make two contacts of somebody without an email.
    create unique index lead_deliveries_sending on access.lead_deliveries (connection_id, subject_id) where status = 'sending';
    create index lead_deliveries_created on access.lead_deliveries (created_at);
    create table access.lead_delivery_attempts (
      delivery_id uuid not null references access.lead_deliveries on delete cascade,
      attempt int not null,
      at timestamptz not null default now(),
      status int,
      problem text,
      milliseconds int,
      answer text not null default '',
      primary key (delivery_id, attempt)
    )`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.lead_delivery_attempts, access.lead_deliveries, access.connections');
};
