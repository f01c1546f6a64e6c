import type { Client } from 'pg';

/**
 * Conversations straight into the read model, the newest first: half are leads, of 10,000 installers; each with its steps, and how long
 * they took.
 */
const fill = `
  insert into read.lead_journeys
    (session_id, slug, lead_day, came_at, intent, grade, outward, stage, contacted_at, quoted_at, won_at, lost_at, value_pence, asked_at,
     answered_at, person_at, response_seconds, first_contact_seconds, contacted_seconds, quoted_seconds, won_seconds, lost_seconds,
     gathered, details, visits, booked, visited)
  select gen_random_uuid(), 'firm-' || n % 10000, case when is_lead then (came at time zone 'Europe/London')::date end,
         case when is_lead then came end,
         (array['emergency', 'booking', 'installation', 'quote', 'service', 'general'])[1 + n % 6], (array['A', 'B', 'C', null])[1 + n * 7 % 4],
         (array['LS', 'M', 'B', 'BD', 'WF', 'HG', 'YO', 'S', 'L', 'NE'])[1 + n * 3 % 10] || n % 20, stage, contacted, quoted, won, lost,
         case when stage = 'won' then 100000 + n % 300000 end, came - interval '2 minutes', answered, person,
         extract(epoch from answered - came)::int + 120, extract(epoch from person - came)::int, extract(epoch from contacted - came)::int,
         extract(epoch from quoted - contacted)::int, extract(epoch from won - quoted)::int, extract(epoch from lost - contacted)::int,
         '["first_name", "last_name", "phone", "postcode", "boiler_make"]', 5, '{}', false, false
    from generate_series(1, $1::int) n, lateral (select
      n % 5 < 2 or n % 10 = 7 as is_lead, (n::bigint * 7919 % 1000) / 1000.0 as share, (n::bigint * 104729 % 1000) / 1000.0 as other,
      (array['new', 'new', 'contacted', 'contacted', 'quoted', 'won', 'lost'])[1 + n * 5 % 7] as stage,
      timestamptz '2026-11-27T12:00:00Z' - n * (interval '365 days' / $1::int) as came
    ) drawn, lateral (select
      came - interval '2 minutes' + interval '1 second' * (0.3 + 3 * share) as answered, came + other * interval '10 hours' as person,
      case when stage <> 'new' then came + share * interval '8 hours' end as contacted,
      case when stage in ('quoted', 'won') then came + interval '9 hours' + other * interval '30 hours' end as quoted,
      case when stage = 'won' then came + interval '40 hours' + share * interval '300 hours' end as won,
      case when stage = 'lost' then came + interval '40 hours' + other * interval '300 hours' end as lost
    ) steps`;

/** So many of them, spread over the year that ends on 27 November 2026. */
export const fillJourneys = async (database: Client, conversations: number): Promise<void> => {
  await database.query(fill, [conversations]);
  await database.query('vacuum analyze read.lead_journeys');
};
