import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import { apiErrorFrom } from '../../../../api/api-error';
import {
  type AvailabilityFields,
  type AvailabilityValues,
  editsOf,
  fieldsOf,
} from '../../../../shared/availability/availability-fields';
import {
  type AvailabilityForm as Availability,
  useAvailabilityForm,
} from '../../../../shared/availability/useAvailabilityForm';
import { installerSession } from '../../../../shared/session/sessions';
import { toast } from '../../../../ui/toasts/toasts';
import { useChangeInstallerSettingsMutation } from '../settings.api';
import { SettingsBar } from '../SettingsBar';

const trouble =
  'We had trouble saving your availability settings. Please try again or contact support if this continues.';

/** Says that nothing is saved, unless the session has ended, which is told of by itself. */
const tellNotSaved = (thrown: unknown): void => {
  if (!installerSession.read()) return;
  const { status, reason } = apiErrorFrom(thrown);
  const description = status === 400 && reason ? reason : trouble;
  toast({ variant: 'destructive', title: "Couldn't save settings", description });
};

interface AvailabilityFormProps {
  readonly children: (availability: Availability) => ReactNode;
}

/** A tab of the availability: its cards in a form that is saved by the bar at the foot. */
export const AvailabilityForm = ({ children }: AvailabilityFormProps) => {
  const { availabilityConfig: kept } = useOutletContext<Installer>();
  const availability = useAvailabilityForm(kept);
  const { form, changed, saved } = availability;
  const [change, { isLoading: saving }] = useChangeInstallerSettingsMutation();
  const element = useRef<HTMLFormElement>(null);

  const save = async (values: AvailabilityValues, sent: AvailabilityFields) => {
    try {
      const { installer } = await change({ body: { availabilityConfig: editsOf(values, kept) } }).unwrap();
      saved(sent, installer.availabilityConfig);
      toast({ title: 'Settings saved' });
    } catch (thrown) {
      tellNotSaved(thrown);
    }
  };
  const showProblem = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const sent = structuredClone(form.getValues());
    if (!saving && changed.length > 0) void form.handleSubmit((values) => save(values, sent), showProblem)();
  };
  return (
    <Box component="form" ref={element} noValidate onSubmit={submit}>
      {children(availability)}
      <SettingsBar changed={changed} saving={saving} onDiscard={() => form.reset(fieldsOf(kept))} />
    </Box>
  );
};
