import { zodResolver } from '@hookform/resolvers/zod';
import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { changedAvailability } from './availability-changes';
import {
  type AvailabilityFields,
  availabilityFieldsSchema,
  type AvailabilityValues,
  draftOf,
  fieldsOf,
} from './availability-fields';

export interface AvailabilityForm {
  readonly form: UseFormReturn<AvailabilityFields, unknown, AvailabilityValues>;
  readonly kept: AvailabilityConfig;
  /** What is in the fields now. */
  readonly fields: AvailabilityFields;
  /** As it would be kept; null while a field is wrong. */
  readonly draft: AvailabilityConfig | null;
  /** What was sent is kept now: the fields stand as kept, but for what was changed meanwhile. */
  readonly saved: (sent: AvailabilityFields, now: AvailabilityConfig) => void;
  /** What was changed and is not kept yet, in words. */
  readonly changed: readonly string[];
}

const told = (value: unknown): string => JSON.stringify(value);
const parts = availabilityFieldsSchema.keyof().options;

/** An availability being edited. What is kept may change underneath: fields that nobody touched follow it. */
export const useAvailabilityForm = (kept: AvailabilityConfig): AvailabilityForm => {
  const form = useForm<AvailabilityFields, unknown, AvailabilityValues>({
    resolver: zodResolver(availabilityFieldsSchema),
    mode: 'onTouched',
    defaultValues: fieldsOf(kept),
  });
  const before = useRef(fieldsOf(kept));
  const { getValues, setValue } = form;
  useEffect(() => {
    const [was, now, current] = [before.current, fieldsOf(kept), getValues()];
    before.current = now;
    for (const part of parts)
      if (told(current[part]) === told(was[part]) && told(now[part]) !== told(was[part])) setValue(part, now[part]);
  }, [kept, getValues, setValue]);
  const saved = (sent: AvailabilityFields, now: AvailabilityConfig): void => {
    const [current, stored] = [getValues(), fieldsOf(now)];
    const later = parts.filter((part) => told(current[part]) !== told(sent[part]));
    form.reset({ ...stored, ...Object.fromEntries(later.map((part) => [part, current[part]])) });
  };
  const fields = useWatch({ control: form.control, compute: (values) => values });
  const changed = changedAvailability(fieldsOf(kept), fields);
  return { form, kept, fields, draft: draftOf(fields, kept), saved, changed };
};
