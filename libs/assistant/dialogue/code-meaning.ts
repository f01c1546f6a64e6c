import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { CodeKind } from '../understanding/home/maker-codes';
import { codesOfMake } from '../understanding/home/maker-codes';

const meanings: Readonly<Record<CodeKind, string>> = {
  'low-pressure': 'that the water pressure is low',
  'high-pressure': 'that the water pressure is too high',
  ignition: 'that it tried to light and couldn’t',
  'flame-lost': 'that the flame went out',
  overheat: 'that it got too hot and switched itself off',
  fan: 'a fault of the fan',
  sensor: 'a fault of a sensor',
  circulation: 'that the water isn’t moving round as it should',
  electronics: 'a fault of its electronics',
  resets: 'that it was reset too often in a short time',
};

export const kindOfCode = ({ fault_code: code = '', boiler_make }: LeadFacts): CodeKind | null =>
  codesOfMake(boiler_make)?.kinds.get(code) ?? null;

const canBeReset: ReadonlySet<CodeKind> = new Set<CodeKind>(['ignition', 'flame-lost', 'overheat']);

/** Says what a code usually means: models differ, and the table was not taken from the makers' own manuals. What can be done about it is said by `help`. */
export const codeExplained = (facts: LeadFacts, kind: CodeKind, help: string): string => {
  const means = `${facts.fault_code} usually means ${meanings[kind]}.`;
  if (kind === 'low-pressure') return `${means} ${help}`;
  const once = canBeReset.has(kind) ? ' You can press reset once; if it comes back, please leave it off.' : '';
  return `${means}${once} An engineer can find out why.`;
};
