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
import { changedAvailability } from '../../../../shared/availability/availability-changes';
import { installerSession } from '../../../../shared/session/sessions';
import { ChangedElsewhere } from '../../../../shared/unsaved/ChangedElsewhere';
import { useMeanwhile } from '../../../../shared/unsaved/useMeanwhile';
import { toast } from '../../../../ui/toasts/toasts';
import { useInstallerMeQuery } from '../../installer.api';
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
  const { refetch, isFetching } = useInstallerMeQuery();
  const meanwhile = useMeanwhile(fieldsOf(kept), changedAvailability);
  const element = useRef<HTMLFormElement>(null);

  const save = async (values: AvailabilityValues, sent: AvailabilityFields) => {
    try {
      const now = (await refetch().unwrap()).installer.availabilityConfig;
      if (!meanwhile.mayReplace(fieldsOf(now), sent)) return;
      const { installer } = await change({ body: { availabilityConfig: editsOf(values, now) } }).unwrap();
      saved(sent, installer.availabilityConfig);
      meanwhile.startOver(fieldsOf(installer.availabilityConfig));
      toast({ title: 'Settings saved' });
    } catch (thrown) {
      tellNotSaved(thrown);
    }
  };
  const showProblem = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const sent = structuredClone(form.getValues());
    if (!saving && !isFetching && changed.length > 0)
      void form.handleSubmit((values) => save(values, sent), showProblem)();
  };
  const discard = () => {
    form.reset(fieldsOf(kept));
    meanwhile.startOver(fieldsOf(kept));
  };
  return (
    <Box component="form" ref={element} noValidate onSubmit={submit}>
      <ChangedElsewhere what={meanwhile.inTheWay} />
      {children(availability)}
      <SettingsBar changed={changed} saving={saving} onDiscard={discard} />
    </Box>
  );
};
