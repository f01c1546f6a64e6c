import { zodResolver } from '@hookform/resolvers/zod';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type BaseSyntheticEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import {
  type AvailabilityFields,
  type AvailabilityValues,
  editsOf,
  fieldsOf,
} from '../../../shared/availability/availability-fields';
import type { AvailabilityForm } from '../../../shared/availability/useAvailabilityForm';
import { noMethod, type PreferenceDraft } from '../../../shared/notification-preferences/usePreferenceDraft';
import { toast } from '../../../ui/toasts/toasts';
import { useSaveInstallerMutation } from '../admin-dashboard.api';
import { blankForm, bodyOf, formOf, formSchema, type FormFields, type FormValues } from '../form-values';
import { refusedField, saveFailure } from './save-failure';
import { changedAvailability } from '../../../shared/availability/availability-changes';
import { useMeanwhile } from '../../../shared/unsaved/useMeanwhile';
import { changedFields, differingFields } from '../unsaved-changes';
import { useProposedSlug } from './useProposedSlug';

/** The dialog's tab on which a field stands. */
export type FormTab = 'basic' | 'branding' | 'settings';

interface InstallerFormOptions {
  /** The one that is edited; null for a new one. */
  readonly installer: Installer | null;
  readonly preferences: PreferenceDraft;
  readonly availability: AvailabilityForm;
  readonly onSaved: (slug: string) => void;
  /** Told where the first field stands that isn't right. */
  readonly onProblem: (tab: FormTab) => void;
}

const tabOf = (errors: FieldErrors<FormFields>): FormTab => {
  if (Object.keys(errors).some((field) => field !== 'branding' && field !== 'profile')) return 'basic';
  return errors.branding ? 'branding' : 'settings';
};

/** What the fields say; null where one of them is wrong, which is marked then. */
const valuesOf = async ({ form }: AvailabilityForm): Promise<AvailabilityValues | null> => {
  let found: AvailabilityValues | null = null;
  await form.handleSubmit((values) => {
    found = values;
  })();
  return found;
};

interface Whole {
  readonly form: FormFields;
  readonly availability: AvailabilityFields;
}

const differing = (before: Whole, after: Whole): readonly string[] => [
  ...differingFields(before.form, after.form),
  ...changedAvailability(before.availability, after.availability),
];

/** The form's state, what is changed and not saved, and the way to save it. */
export const useInstallerForm = ({
  installer,
  preferences,
  availability,
  onSaved,
  onProblem,
}: InstallerFormOptions) => {
  const [save, { isLoading: saving }] = useSaveInstallerMutation();
  const saved = useRef(false);
  const form = useForm<FormFields, unknown, FormValues>({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: blankForm,
    // Another admin's changes, and a rotated key's revision, come in under what is being edited here.
    ...(installer && { values: formOf(installer), resetOptions: { keepDirtyValues: true } }),
  });
  const now: Whole = {
    form: installer ? formOf(installer) : blankForm,
    availability: fieldsOf(availability.kept),
  };
  const meanwhile = useMeanwhile(now, differing);
  const { dirtyFields } = form.formState;
  useProposedSlug(form, installer === null);

  const send = async (values: FormValues) => {
    if (preferences.fault) {
      onProblem('settings');
      if (preferences.fault === 'no-method') toast(noMethod);
      return;
    }
    const available = await valuesOf(availability);
    if (!available) return onProblem('settings');
    const typed = { form: form.getValues(), availability: availability.form.getValues() };
    if (installer && !meanwhile.mayReplace(now, typed)) return;
    const { changed, edits } = preferences;
    try {
      await save({
        body: {
          ...bodyOf(values, installer),
          ...(changed.length > 0 && { notificationPreferences: edits }),
          ...(availability.changed.length > 0 && { availabilityConfig: editsOf(available, availability.kept) }),
        },
      }).unwrap();
      saved.current = true;
      toast({ title: installer ? 'Installer updated' : 'Installer created', description: values.name });
      onSaved(values.slug);
    } catch (thrown) {
      const failure = apiErrorFrom(thrown);
      const field = refusedField(failure);
      if (!field) {
        toast({ variant: 'destructive', title: "Couldn't save installer", description: saveFailure(failure) });
        return;
      }
      onProblem('basic');
      form.setError(field, { message: failure.reason ?? '' }, { shouldFocus: true });
    }
  };

  const showProblem = (errors: FieldErrors<FormFields>) => onProblem(tabOf(errors));

  return {
    form,
    saving,
    changed: [...changedFields(dirtyFields), ...preferences.changed, ...availability.changed],
    /** What another admin changed to something else than is typed here; saved again, it is written over. */
    inTheWay: meanwhile.inTheWay,
    /** Whether leaving now would lose something. */
    losesChanges: () =>
      !saved.current &&
      (Object.keys(form.formState.dirtyFields).length > 0 ||
        preferences.changed.length > 0 ||
        availability.changed.length > 0),
    submit: (event?: BaseSyntheticEvent) => form.handleSubmit(send, showProblem)(event),
  };
};
