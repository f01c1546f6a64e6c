import type { PaceName } from './lead-figures';

// A lead's day stands as long as when it came: whoever reached a stage took a time to it.
const isQuoted = '(quoted_seconds is not null or won_seconds is not null)';
const isContacted = `(contacted_seconds is not null or ${isQuoted})`;

const pace = (name: PaceName, seconds: string): string =>
  `count(${seconds})::int as "${name}Of",
   round(percentile_cont(0.5) within group (order by ${seconds})) as "${name}Seconds"`;

const dayCounts = `
  select day, conversations, leads as contacts, booked, visited, hot, warm, cold, replies, reply_ms as "replyMs",
         slow_replies as "slowReplies", intents, conversations_by_hour as hours`;

/** $1 and $2 are the first day and the last; of one installer $3 is its slug. */
export const ownDaysQuery = `${dayCounts}
    from read.insights where slug = $3 and day between $1::date and $2::date`;
export const platformDaysQuery = `${dayCounts}
    from read.platform_days where day between $1::date and $2::date`;

const leadsOf = (slug: string | null): string =>
  `read.lead_journeys where ${slug === null ? '' : 'slug = $3 and '}lead_day between $1::date and $2::date`;

/** The leads of each day by intent and grade: what both periods are added up from. */
export const cohortsQuery = (slug: string | null): string => `
  select lead_day as day, intent, grade, count(*)::int as leads, count(*) filter (where ${isContacted})::int as contacted,
         count(*) filter (where ${isQuoted})::int as quoted, count(*) filter (where stage = 'won')::int as won,
         count(*) filter (where stage = 'lost')::int as lost,
         coalesce(sum(value_pence) filter (where stage = 'won'), 0)::bigint as "wonPence",
         count(value_pence) filter (where stage = 'won')::int as valued,
         coalesce(sum(details) filter (where ${isQuoted}), 0)::int as "quotedDetails"
    from ${leadsOf(slug)}
   group by lead_day, intent, grade`;

/** Of the leads with both moments: how many, and the median of the time between. */
export const pacesQuery = (slug: string | null): string => `
  select ${pace('response', 'response_seconds')},
         ${pace('firstContact', 'first_contact_seconds')},
         ${pace('toContacted', 'contacted_seconds')},
         ${pace('toQuoted', 'quoted_seconds')},
         ${pace('toWon', 'won_seconds')},
         ${pace('toLost', 'lost_seconds')}
    from ${leadsOf(slug)}`;

/** $1 is the first day of the period before, the last parameter that of the period. */
export const placesQuery = (slug: string | null): string => `
  select outward, count(*) filter (where lead_day >= $${slug === null ? 3 : 4}::date)::int as leads,
         count(*) filter (where lead_day < $${slug === null ? 3 : 4}::date)::int as before
    from ${leadsOf(slug)} and outward is not null
   group by outward order by 2 desc, 3 desc, 1 limit 3000`;
