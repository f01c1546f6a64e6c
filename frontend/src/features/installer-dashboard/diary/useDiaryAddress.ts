import { appointmentStatusSchema, appointmentTypeSchema } from '@pilotlight/contracts/values/appointment';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';

const addressSchema = z.object({
  day: z.iso.date().nullable().catch(null),
  view: z.enum(['day', 'week']).catch('week'),
  status: appointmentStatusSchema.nullable().catch(null),
  type: appointmentTypeSchema.nullable().catch(null),
  /** The visit that is chosen; "none" once it was put away. */
  visit: z
    .union([z.uuid(), z.literal('none')])
    .nullable()
    .catch(null),
  /** The conversation for whose visit the form is open. */
  book: z.uuid().nullable().catch(null),
});

export type DiaryAddress = z.infer<typeof addressSchema>;

interface InAddress {
  readonly address: DiaryAddress;
  /** Changes some of it; Back leads to what was before only where it is `kept`. */
  readonly go: (change: Partial<DiaryAddress>, kept?: 'kept') => void;
}

const read = (parameters: URLSearchParams): DiaryAddress =>
  addressSchema.parse(Object.fromEntries(Object.keys(addressSchema.shape).map((name) => [name, parameters.get(name)])));

const written = (address: DiaryAddress): [string, string][] =>
  Object.entries(address).flatMap(([name, value]) =>
    value === null || (name === 'view' && value === 'week') ? [] : [[name, value]],
  );

/** Day, view, filters and the chosen visit stand in the address, so that a link, Back and a reload keep them. */
export const useDiaryAddress = (): InAddress => {
  const [parameters, setParameters] = useSearchParams();
  const go = useCallback<InAddress['go']>(
    (change, kept) =>
      setParameters((current) => written({ ...read(current), ...change }), {
        replace: kept === undefined,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  return { address: useMemo(() => read(parameters), [parameters]), go };
};
