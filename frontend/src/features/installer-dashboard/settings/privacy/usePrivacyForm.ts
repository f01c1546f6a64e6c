import { zodResolver } from '@hookform/resolvers/zod';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useForm, useWatch } from 'react-hook-form';
import { apiErrorFrom } from '../../../../api/api-error';
import { installerSession } from '../../../../shared/session/sessions';
import { useMeanwhile } from '../../../../shared/unsaved/useMeanwhile';
import { toast } from '../../../../ui/toasts/toasts';
import { useState } from 'react';
import { useInstallerMeQuery } from '../../installer.api';
import { useChangeInstallerSettingsMutation, useLazyPreviewRetentionQuery } from '../settings.api';
import {
  changedPrivacy,
  differingPrivacy,
  editsOf,
  fieldsOf,
  type PrivacyFields,
  privacyFormSchema,
  type PrivacyValues,
} from './privacy-form';

const trouble = 'We had trouble saving your privacy settings. Please try again or contact support if this continues.';

/** Says that nothing is saved, unless the session has ended, which is told of by itself. */
const tellNotSaved = (thrown: unknown): void => {
  if (!installerSession.read()) return;
  const { status, reason } = apiErrorFrom(thrown);
  const description = status === 400 && reason ? reason : trouble;
  toast({ variant: 'destructive', title: "Couldn't save settings", description });
};

/** Fewer days than before, and whom that erases. */
export interface Shortening {
  readonly values: PrivacyValues;
  readonly visitors: number;
}

/** How long chats are kept and what visitors agree to, being edited over what is kept. */
export const usePrivacyForm = (kept: Installer) => {
  const [change, { isLoading: saving }] = useChangeInstallerSettingsMutation();
  const [count, { isFetching: counting }] = useLazyPreviewRetentionQuery();
  const { refetch } = useInstallerMeQuery();
  const meanwhile = useMeanwhile(fieldsOf(kept), differingPrivacy);
  const [shortening, setShortening] = useState<Shortening | null>(null);
  const form = useForm<PrivacyFields, unknown, PrivacyValues>({
    resolver: zodResolver(privacyFormSchema),
    mode: 'onTouched',
    values: fieldsOf(kept),
    resetOptions: { keepDirtyValues: true },
  });
  const { control } = form;
  const [retentionDays, consentText] = useWatch({ control, name: ['retentionDays', 'consentText'] });
  const changed = changedPrivacy({ retentionDays, consentText }, kept);
  const save = async (values: PrivacyValues) => {
    try {
      const { installer } = await change({ body: { privacy: editsOf(values, kept) } }).unwrap();
      form.reset(fieldsOf(installer), { keepDirtyValues: false });
      meanwhile.startOver(fieldsOf(installer));
      toast({ title: 'Settings saved' });
    } catch (thrown) {
      tellNotSaved(thrown);
    }
    setShortening(null);
  };
  /** Who would be erased tonight is told first: that can't be taken back. */
  const ask = async (values: PrivacyValues) => {
    try {
      const now = (await refetch().unwrap()).installer;
      if (!meanwhile.mayReplace(fieldsOf(now), form.getValues())) return;
      if (values.retentionDays >= now.retentionDays) return await save(values);
      const { visitors } = await count({ query: { days: values.retentionDays } }).unwrap();
      if (visitors === 0) return await save(values);
      setShortening({ values, visitors });
    } catch (thrown) {
      tellNotSaved(thrown);
    }
  };
  return {
    control,
    consentText,
    saving: saving || counting,
    shortening,
    confirm: async () => {
      if (shortening) await save(shortening.values);
    },
    keep: () => setShortening(null),
    changed,
    inTheWay: meanwhile.inTheWay,
    discard: () => {
      form.reset(fieldsOf(kept), { keepDirtyValues: false });
      meanwhile.startOver(fieldsOf(kept));
    },
    submit: form.handleSubmit(ask),
  };
};
