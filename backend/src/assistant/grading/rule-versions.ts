import type { GradeRules } from './grading';
import { rulesOfVersion1 } from './rules-v1';

/** Every version of the rules that ever graded a lead, by its number, so that history can be graded again by any of them. */
export const ruleVersions = { 1: rulesOfVersion1 } as const satisfies Readonly<Record<number, GradeRules>>;

/** The version that new grades are given by. */
export const currentRuleVersion = 1;

/** The rules called "v1" or "1"; null where there are none of that name. */
export const rulesNamed = (name: string): GradeRules | null =>
  new Map<string, GradeRules>(Object.entries(ruleVersions)).get(name.replace(/^v/i, '')) ?? null;

/** What there is to choose from: "v1, v2". */
export const ruleVersionNames = (): string =>
  Object.keys(ruleVersions)
    .map((version) => `v${version}`)
    .join(', ');
