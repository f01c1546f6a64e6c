import type { Client } from 'pg';

/** The firm that has a hundredth of all conversations; 9,999 others share the rest. */
export const busiest = 'busiest';
export const now = '2026-11-27T12:00:00Z';

/** Straight into the read models, half a minute apart, the newest first; one in 50,000 speaks of Zebedee. */
const conversations = `
  insert into read.conversations
    (session_id, slug, intent, intro_shown, urgent, stood_down, lead, grade, stage, message_count, unanswered, anybody_answers, taken_over,
     open_questions, question_ids, open_matters, moved_on_matters, contact_at, newest_message, preview, first_words, words, created_at,
     last_said_at, updated_at, search)
  select gen_random_uuid(), slug, intent, true, false, false,
         jsonb_build_object('first_name', first, 'last_name', 'nair' || n % 97, 'phone', '+447700900' || lpad((n % 1000)::text, 3, '0'),
                            'postcode', 'LS' || n % 20 || ' ' || n % 9 || 'AB'),
         grade, (array['new', 'contacted', 'quoted', 'won', 'lost'])[1 + n / 500 % 5], 8, false, true, false,
         '[]', '{}', '[]', '[]', at, said, said, said, said || ' ' || repeat('The pressure is low and the boiler shows a fault code. ', 6), at, at, at,
         lower(first || ' nair' || n % 97 || E'\\n+447700900' || lpad((n % 1000)::text, 3, '0'))
    from generate_series($1::bigint, $2::bigint) n, lateral (select
      timestamptz '${now}' - n * interval '30 seconds' as at,
      case when n % 100 = 0 then '${busiest}' else 'firm-' || n % 9999 end as slug,
      (array['emergency', 'booking', 'installation', 'quote', 'service', 'general'])[1 + n / 100 * 11 % 6] as intent,
      (array['A', 'B', 'B', 'C', null])[1 + n / 100 * 7 % 5] as grade,
      (array['priya', 'amy', 'bob', 'carl', 'dawn', 'ed', 'fay', 'gus', 'holly', 'ian'])[1 + n / 100 * 31 % 10] as first,
      case when n % 50000 = 0 then 'my dog zebedee' else 'no hot water since monday' end as said) filled`;

const insights = `
  insert into read.insights
    (slug, day, conversations, leads, hot, warm, cold, appointments, booked, visited, replies, reply_ms, slow_replies,
     intents, conversations_by_hour, leads_by_hour, appointments_by_hour)
  select 'firm-' || n, '${now.slice(0, 10)}'::date - d, n % 40, n % 11, n % 5, 0, 0, 0, 0, 0, 0, 0, 0, '{"quote": 1}', '[]', '[]', '[]'
    from generate_series(0, 9998) n, generate_series(0, 13) d
  on conflict do nothing`;

/** More of them, from the `from`th to the `to`th. */
export const fillConversations = async (database: Client, from: number, to: number): Promise<void> => {
  await database.query(conversations, [from, to]);
  await database.query(insights);
  for (const table of ['conversations', 'insights']) await database.query(`vacuum analyze read.${table}`);
};
