import type { Client } from 'pg';

/**
 * Leads straight into the read model, half a minute apart: a tenth of them one installer's, the others' of 500. Names, places and topics come
 * as often as in a town; one in 50,000 is called Zebedee.
 */
const fill = `
  insert into read.leads
    (session_id, slug, lead_at, started_at, changed_at, grade, intent, stage, lost_reason, area, emergency, facts, symptoms, first_words, topic, search, terms)
  select gen_random_uuid(), slug, at, at, at, grade, intent, stage, null, area, n % 50 = 0,
         jsonb_build_object('first_name', first, 'last_name', last, 'phone', '+44' || substr(phone, 2), 'email', first || '@example.com',
                            'postcode', area || n % 20 || ' ' || n % 9 || 'AB'),
         '', '', topic,
         lower(concat_ws(E'\\n', first || ' ' || last, first || '@example.com', '+44' || substr(phone, 2), '44' || substr(phone, 2), phone,
                         area || n % 20 || ' ' || n % 9 || 'ab', area || n % 20 || n % 9 || 'ab', town, topic)),
         array['t:' || slug, 'g:' || grade, 'i:' || intent, 's:' || stage, 'a:' || area]
    from generate_series($1::bigint, $2::bigint) n, lateral (select
      timestamptz '2026-11-27T12:00:00Z' - n * interval '30 seconds' as at,
      case when n % 10 = 0 then 'busiest' else 'firm-' || (n * 7919 % 500) end as slug,
      (array['A', 'A', 'B', 'B', 'B', 'C', 'C', 'none'])[1 + n * 5 % 8] as grade,
      (array['emergency', 'booking', 'installation', 'quote', 'service', 'general', 'none'])[1 + n * 11 % 7] as intent,
      (array['new', 'new', 'new', 'contacted', 'contacted', 'quoted', 'won', 'lost'])[1 + n * 3 % 8 + 0] as stage,
      1 + floor(10 * power((n * 7919 % 1000) / 1000.0, 2))::int as place,
      case when n % 50000 = 49999 then 'zebedee'
           else (array['amy', 'bob', 'carl', 'dawn', 'ed', 'fay', 'gus', 'holly', 'ian', 'jo'])[1 + (n * 31) % 10] || n % 97 end as first,
      (array['smith', 'jones', 'taylor', 'brown', 'patel', 'khan', 'wilson', 'davies', 'evans', 'thomas'])[1 + (n * 17) % 10] || n % 211 as last,
      '07' || lpad((n * 999983 % 1000000000)::text, 9, '0') as phone,
      (array['No hot water', 'New boiler', 'Service or repair', 'Leak', 'Noisy boiler', 'Quote', 'Losing pressure'])[1 + n * 3 % 7] as topic
    ) said, lateral (select
      (array['LS', 'M', 'B', 'BD', 'WF', 'HG', 'YO', 'S', 'L', 'NE'])[place] as area,
      (array['Leeds', 'Manchester', 'Birmingham', 'Bradford', 'Wakefield', 'Harrogate', 'York', 'Sheffield', 'Liverpool', 'Newcastle'])[place] as town
    ) where_from`;

/** More of them, from the `from`th to the `to`th, the newest first. */
export const fillLeads = async (database: Client, from: number, to: number): Promise<void> => {
  await database.query(fill, [from, to]);
  await database.query('vacuum analyze read.leads');
};
