import type { GradeRules } from './grading';
import { aboutAMonth } from './ready';
import { rulesOf } from './rules';

const aFortnight = 14;

/** Every version of the rules, by its number, so that history can be graded again by any of them. Version 2 is proposed: see what it would change. */
export const ruleVersions = {
  1: rulesOf(1, aboutAMonth),
  2: rulesOf(2, aFortnight),
} as const satisfies Readonly<Record<number, GradeRules>>;

export const currentRuleVersion = 1;

const numberOf = (name: string): string => name.replace(/^v/i, '');

export const rulesNamed = (name: string): GradeRules | null =>
  new Map<string, GradeRules>(Object.entries(ruleVersions)).get(numberOf(name)) ?? null;

export const areInForce = (name: string): boolean => numberOf(name) === String(currentRuleVersion);

/** What there is to choose from: "v1 (in force), v2". */
export const ruleVersionNames = (): string =>
  Object.keys(ruleVersions)
    .map((version) => `v${version}${areInForce(version) ? ' (in force)' : ''}`)
    .join(', ');
