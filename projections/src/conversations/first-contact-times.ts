import type { Overview } from '@pilotlight/contracts/http/conversations';

type Times = Readonly<Record<`${'week' | 'before'}_${'given' | 'reached' | 'seconds'}`, number | null>>;

const span = (name: string, from: string, to: string): string => {
  const given = `contact_at > ${from} and contact_at <= ${to}`;
  const waited = 'greatest(extract(epoch from person_at - contact_at), 0)';
  return `count(*) filter (where ${given})::int as ${name}_given,
          count(*) filter (where ${given} and person_at is not null)::int as ${name}_reached,
          round(percentile_cont(0.5) within group (order by ${waited})
                filter (where ${given} and person_at is not null))::int as ${name}_seconds`;
};

const now = '$2::timestamptz';
const ago = (days: number): string => `${now} - interval '${days} days'`;

/** Of the contacts that were given in the seven days up to $2, and in the seven before: how long until a person saw to them. */
export const firstContactTimes = `select ${span('week', ago(7), now)}, ${span('before', ago(14), ago(7))}
  from read.conversations where slug = $1 and contact_at > ${ago(14)}`;

export type FirstContactRow = Times;

export const firstContactOf = (row: Times | undefined): Overview['firstContact'] => ({
  week: { given: row?.week_given ?? 0, reached: row?.week_reached ?? 0, medianSeconds: row?.week_seconds ?? null },
  before: {
    given: row?.before_given ?? 0,
    reached: row?.before_reached ?? 0,
    medianSeconds: row?.before_seconds ?? null,
  },
});
