import type { BoundedCount, LeadCounts } from '@pilotlight/contracts/http/lead-hub';
import { leadGradeFilters, leadIntentFilters, leadStageFilters } from '@pilotlight/contracts/http/leads';
import { cellsOf, type LeadsAsked, mostCounted } from './lead-cells';

export interface CellCount {
  readonly grade: string;
  readonly stage: string;
  readonly intent: string;
  readonly count: number;
}

const sum = (cells: readonly CellCount[]): BoundedCount => ({
  count: cells.reduce((total, { count }) => total + Math.min(count, mostCounted), 0),
  more: cells.some(({ count }) => count > mostCounted),
});

const within = (cells: readonly CellCount[], asked: LeadsAsked): readonly CellCount[] => {
  const [ofGrade = [], ofStage = [], ofIntent = []] = cellsOf(asked);
  return cells.filter(
    ({ grade, stage, intent }) => ofGrade.includes(grade) && ofStage.includes(stage) && ofIntent.includes(intent),
  );
};

/** Of each value of a filter, what the other filters leave of it. */
export const countsOf = (cells: readonly CellCount[], asked: LeadsAsked): LeadCounts => {
  const of = (other: Partial<LeadsAsked>) => sum(within(cells, { ...asked, ...other }));
  return {
    found: of({}),
    grade: Object.fromEntries(leadGradeFilters.map((grade) => [grade, of({ grade })])),
    intent: Object.fromEntries(leadIntentFilters.map((intent) => [intent, of({ intent })])),
    stage: Object.fromEntries(leadStageFilters.map((stage) => [stage, of({ stage })])),
  };
};
