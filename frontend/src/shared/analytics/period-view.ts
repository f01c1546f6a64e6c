import { longestPeriod, type Period } from '@pilotlight/contracts/http/analytics';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';

export const periods = ['7', '30', '90', 'month', 'custom'] as const;
export type PeriodName = (typeof periods)[number];

export const periodNames = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  month: 'This month',
  custom: 'Custom',
} as const satisfies Record<PeriodName, string>;

const viewSchema = z.object({
  period: z.enum(periods).catch('30'),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
type View = z.infer<typeof viewSchema>;

/** Custom days that are none, or too many, count as the last thirty. */
const daysOf = ({ period, from, to }: View, today: string): Period => {
  switch (period) {
    case '7':
    case '30':
    case '90':
      return { from: addDays(today, 1 - Number(period)), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'custom': {
      const isPeriod = from && to && from <= to && addDays(from, longestPeriod) > to;
      return isPeriod ? { from, to } : { from: addDays(today, -29), to: today };
    }
  }
};

/** The period in the address, and the way to another one. */
export const usePeriodView = () => {
  const [address, setAddress] = useSearchParams();
  const view = viewSchema.parse(Object.fromEntries(address));
  const [{ day: today }] = useState(() => londonTime(new Date().toISOString()));
  const days = daysOf(view, today);
  return {
    name: view.period,
    days,
    today,
    choose: (period: PeriodName) =>
      setAddress(period === 'custom' ? { period, ...days } : { period }, { preventScrollReset: true }),
    show: (chosen: Period) => setAddress({ period: 'custom', ...chosen }, { preventScrollReset: true }),
  };
};
