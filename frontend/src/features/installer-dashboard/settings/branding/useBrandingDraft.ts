import { zodResolver } from '@hookform/resolvers/zod';
import { type Branding, wholeBrandingSchema } from '@pilotlight/contracts/values/branding';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { apiErrorFrom } from '../../../../api/api-error';
import type { BrandingForm } from '../../../../shared/branding/branding-form';
import { installerSession } from '../../../../shared/session/sessions';
import { toast } from '../../../../ui/toasts/toasts';
import { useInstallerMeQuery } from '../../installer.api';
import { useChangeInstallerSettingsMutation } from '../settings.api';
import { changedBranding, changesOf, meanwhile } from './own-branding';

const formSchema = z.object({ branding: wholeBrandingSchema });
const listed = new Intl.ListFormat('en-GB');

/** Says that nothing is saved, unless the session has ended, which is told of by itself. */
const tellNotSaved = (thrown: unknown): void => {
  if (!installerSession.read()) return;
  const { status, reason } = apiErrorFrom(thrown);
  const description = status === 400 && reason ? reason : 'Please try again.';
  toast({ variant: 'destructive', title: "Couldn't save your branding", description });
};

/** The installer's branding being edited over what is kept, which others may change meanwhile. */
export const useBrandingDraft = (kept: Branding) => {
  const { refetch } = useInstallerMeQuery();
  const [change, { isLoading: saving }] = useChangeInstallerSettingsMutation();
  /** Over which it is edited: what others change since then is told before it is written over. */
  const [base, setBase] = useState(kept);
  const [inTheWay, setInTheWay] = useState<readonly string[]>([]);
  const [checking, setChecking] = useState(false);
  const form = useForm<BrandingForm>({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    values: { branding: kept },
    resetOptions: { keepDirtyValues: true },
  });
  const typed = useWatch({ control: form.control, name: 'branding' });
  const startOver = (branding: Branding) => {
    setBase(branding);
    setInTheWay([]);
    form.reset({ branding }, { keepDirtyValues: false });
  };

  const save = async ({ branding }: BrandingForm) => {
    setChecking(true);
    try {
      const { branding: now } = (await refetch().unwrap()).installer;
      const found = meanwhile(base, now, branding);
      setBase(now);
      setInTheWay(found.inTheWay);
      if (found.inTheWay.length > 0) return;
      const { installer } = await change({ body: { branding: changesOf(base, branding) } }).unwrap();
      startOver(installer.branding);
      const besides = found.besides.length > 0 && `Changed elsewhere meanwhile: ${listed.format(found.besides)}.`;
      toast({ title: 'Branding updated', ...(besides && { description: besides }) });
    } catch (thrown) {
      tellNotSaved(thrown);
    } finally {
      setChecking(false);
    }
  };

  return {
    form,
    typed,
    saving: saving || checking,
    changed: changedBranding(kept, typed),
    /** What somebody else changed to something else than is typed here; saved again, it is written over. */
    inTheWay,
    discard: () => startOver(kept),
    submit: form.handleSubmit(save),
  };
};
