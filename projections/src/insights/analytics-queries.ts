const isQuoted = '(quoted_at is not null or won_at is not null)';
const isContacted = `(contacted_at is not null or ${isQuoted})`;

const stages = `
  count(*)::int as leads, count(*) filter (where ${isContacted})::int as contacted,
  count(*) filter (where ${isQuoted})::int as quoted, count(*) filter (where stage = 'won')::int as won,
  count(*) filter (where stage = 'lost')::int as lost,
  coalesce(sum(value_pence) filter (where stage = 'won'), 0)::bigint as "wonPence",
  count(value_pence) filter (where stage = 'won')::int as valued`;

/** Of the leads with both moments: how many, and the median of the time between. */
const pace = (name: string, from: string, to: string): string =>
  `count(${to} - ${from})::int as "${name}Of",
   round(percentile_cont(0.5) within group (order by greatest(date_part('epoch', ${to} - ${from}), 0))
         filter (where ${to} is not null and ${from} is not null)) as "${name}Seconds"`;

const atLatest = 'coalesce(quoted_at, contacted_at, came_at)';

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

export const figuresQuery = (slug: string | null): string => `
  select ${stages},
         count(*) filter (where grade in ('A', 'B'))::int as worthy,
         (avg(details) filter (where ${isQuoted}))::float8 as details,
         ${pace('response', 'asked_at', 'answered_at')},
         ${pace('firstContact', 'came_at', 'person_at')},
         ${pace('toContacted', 'came_at', 'contacted_at')},
         ${pace('toQuoted', 'coalesce(contacted_at, came_at)', 'quoted_at')},
         ${pace('toWon', atLatest, 'won_at')},
         ${pace('toLost', atLatest, 'lost_at')}
    from ${leadsOf(slug)}`;

export const groupsQuery = (slug: string | null): string => `
  select case when grouping(lead_day) = 0 then 'day' when grouping(intent) = 0 then 'intent' else 'grade' end as kind,
         lead_day as day, intent, grade, ${stages}
    from ${leadsOf(slug)}
   group by grouping sets ((lead_day), (intent), (grade))`;

/** $1 is the first day of the period before, the last parameter that of the period. */
export const placesQuery = (slug: string | null): string => `
  select outward, count(*) filter (where lead_day >= $${slug === null ? 3 : 4}::date)::int as leads,
         count(*) filter (where lead_day < $${slug === null ? 3 : 4}::date)::int as before
    from ${leadsOf(slug)} and outward is not null
   group by outward order by 2 desc, 3 desc, 1 limit 3000`;
