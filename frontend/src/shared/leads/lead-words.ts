import type { BoundedCount, LeadRow, StageOutcome } from '@pilotlight/contracts/http/lead-hub';
import { type LeadStage, leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { formatCount } from '../../ui/format';

export const leadsInWords = (count: number): string => `${formatCount(count)} ${count === 1 ? 'lead' : 'leads'}`;

/** "1,000+" where counting further would take too long. */
export const boundedInWords = ({ count, more }: BoundedCount): string => `${formatCount(count)}${more ? '+' : ''}`;

/** What to call a lead: the name, else the outward part of the postcode, else "Visitor". */
export const leadName = ({ name, postcode }: Pick<LeadRow, 'name' | 'postcode'>): string => {
  if (name) return name;
  const [outward] = postcode?.split(' ') ?? [];
  return outward ? `Visitor from ${outward}` : 'Visitor';
};

const countOf = (outcomes: readonly StageOutcome[], wanted: StageOutcome['outcome']): number =>
  outcomes.filter(({ outcome }) => outcome === wanted).length;

/** What came of all: "10 marked won, 1 was so before, 1 failed, 3 left as they were." */
export const outcomesInWords = (outcomes: readonly StageOutcome[], stage: LeadStage | null, wanted: number): string => {
  const [changed, unchanged, failed] = [
    countOf(outcomes, 'changed'),
    countOf(outcomes, 'unchanged'),
    countOf(outcomes, 'failed'),
  ];
  const left = wanted - outcomes.length;
  const parts = [
    `${formatCount(changed)} ${stage ? `marked ${leadStageNames[stage].toLowerCase()}` : 'put back'}`,
    unchanged > 0 && `${formatCount(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so before`,
    failed > 0 && `${formatCount(failed)} failed`,
    left > 0 && `${formatCount(left)} left as ${left === 1 ? 'it was' : 'they were'}`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
};
