import { issueSystemKey } from '@pilotlight/contracts/http/system-keys';
import { scopeWords, type SystemScope, systemScopes } from '@pilotlight/contracts/values/system-key';
import { z } from 'zod';

/** In the order in which they are chosen. */
export const scopesInWords = (scopes: readonly SystemScope[]): string =>
  systemScopes
    .filter((scope) => scopes.includes(scope))
    .map((scope) => scopeWords[scope])
    .join(', ');

export const lengths = [
  { value: '', label: 'Until I revoke it' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

export const newKeySchema = z
  .object({
    name: issueSystemKey.body.shape.name,
    readsLeads: z.boolean(),
    movesLeads: z.boolean(),
    readsDiary: z.boolean(),
    writesDiary: z.boolean(),
    length: z.enum(['', '30', '90', '365']),
  })
  .refine(
    ({ readsLeads, movesLeads, readsDiary, writesDiary }) => readsLeads || movesLeads || readsDiary || writesDiary,
    {
      path: ['writesDiary'],
      message: 'Please choose what this key may do',
    },
  );
export type NewKeyForm = z.infer<typeof newKeySchema>;

export const blankKey: NewKeyForm = {
  name: '',
  readsLeads: true,
  movesLeads: false,
  readsDiary: false,
  writesDiary: false,
  length: '',
};

const daysOf = { '': null, '30': 30, '90': 90, '365': 365 } as const;

/** As the call takes it, but for the key's id. */
export const keyAsked = ({ name, readsLeads, movesLeads, readsDiary, writesDiary, length }: NewKeyForm) => {
  const scopes: SystemScope[] = [
    ...(readsLeads ? ['leads:read' as const] : []),
    ...(movesLeads ? ['leads:write' as const] : []),
    ...(readsDiary ? ['appointments:read' as const] : []),
    ...(writesDiary ? ['appointments:write' as const] : []),
  ];
  return { name, scopes, days: daysOf[length] };
};
