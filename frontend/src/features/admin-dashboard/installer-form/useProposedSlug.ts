import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { slugFrom, type FormFields, type FormValues } from '../form-values';

/** Proposes a new installer's slug from its name, until the slug is written by hand. */
export const useProposedSlug = (form: UseFormReturn<FormFields, unknown, FormValues>, isNew: boolean): void => {
  const { control, getValues, setValue } = form;
  const name = useWatch({ control, name: 'name' });
  const proposed = useRef('');
  useEffect(() => {
    if (!isNew || getValues('slug') !== proposed.current) return;
    proposed.current = slugFrom(name);
    setValue('slug', proposed.current, { shouldDirty: true });
  }, [isNew, name, getValues, setValue]);
};
