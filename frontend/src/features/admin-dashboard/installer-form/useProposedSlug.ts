import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { slugOf } from '@pilotlight/contracts/values/slug';
import type { FormFields, FormValues } from '../form-values';

/** Proposes a new installer's slug from its name, until the slug is written by hand. */
export const useProposedSlug = (form: UseFormReturn<FormFields, unknown, FormValues>, isNew: boolean): void => {
  const { control, getValues, setValue } = form;
  const name = useWatch({ control, name: 'name' });
  const proposed = useRef('');
  useEffect(() => {
    if (!isNew || getValues('slug') !== proposed.current) return;
    proposed.current = slugOf(name);
    setValue('slug', proposed.current, { shouldDirty: true });
  }, [isNew, name, getValues, setValue]);
};
