import { zodResolver } from '@hookform/resolvers/zod';
import type { Appointment, Slot } from '@pilotlight/contracts/http/appointments';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { toast } from '../../../../ui/toasts/toasts';
import { diaryPath } from '../diary-path';
import { type Refusal, refusalFrom } from '../refusal';
import { customerOf, timesInWords } from '../visit';
import { useChangeAppointmentMutation, useCreateAppointmentMutation } from '../visit-acts.api';
import { whatChanged } from '../what-changed';
import { changeOf, inputOf, type VisitInput, type VisitValues, visitFormSchema } from './visit-form';

/** What the form is open for. */
export type Booking =
  | { readonly kind: 'new'; readonly input: VisitInput; readonly conversationId: string | null }
  | { readonly kind: 'change'; readonly visit: Appointment };

interface Asked {
  readonly booking: Booking;
  /** The visit stands in the diary as it says. */
  readonly onDone: (visit: Appointment) => void;
}

const fieldsOf = (booking: Booking): VisitInput => (booking.kind === 'new' ? booking.input : inputOf(booking.visit));

/** A visit's form: it keeps what was typed where the server refuses, with the nearest free times or what somebody else did. */
export const useVisitForm = ({ booking, onDone }: Asked) => {
  const [create] = useCreateAppointmentMutation();
  const [change] = useChangeAppointmentMutation();
  const form = useForm<VisitInput, unknown, VisitValues>({
    resolver: zodResolver(visitFormSchema),
    mode: 'onTouched',
    defaultValues: fieldsOf(booking),
  });
  const [retryKey] = useState(() => nanoid());
  const [nearest, setNearest] = useState<readonly Slot[]>([]);

  const refuse = (refusal: Refusal): void => {
    switch (refusal.kind) {
      case 'taken':
        form.setError('time', { message: refusal.reason });
        return setNearest(refusal.slots);
      case 'changed-meanwhile':
        toast({
          title: 'Somebody was quicker',
          description: booking.kind === 'change' ? whatChanged(booking.visit, refusal.appointment) : '',
          variant: 'destructive',
        });
        return onDone(refusal.appointment);
      case 'other':
        toast({ title: 'Not saved', description: refusal.reason, variant: 'destructive' });
    }
  };
  const send = (values: VisitValues) =>
    booking.kind === 'new'
      ? create({ body: { ...values, conversationId: booking.conversationId, retryKey } })
      : change({
          params: { appointmentId: booking.visit.id },
          body: changeOf(values, booking.visit),
        });
  const submit = form.handleSubmit(async (values) => {
    setNearest([]);
    const { data, error } = await send(values);
    if (error) return refuse(refusalFrom(error));
    if (!data) return;
    const { appointment } = data;
    toast({
      title: booking.kind === 'new' ? 'Put into the diary' : 'Saved',
      description: `${customerOf(appointment)}, ${timesInWords(appointment)}`,
    });
    onDone(appointment);
  });
  const takeTime = (day: string, time: string): void => {
    setNearest([]);
    form.setValue('day', day, { shouldDirty: true, shouldValidate: true });
    form.setValue('time', time, { shouldDirty: true, shouldValidate: true });
  };
  const { isDirty } = form.formState;
  return { form, submit, nearest, takeTime, losesChanges: (to?: Location) => isDirty && to?.pathname !== diaryPath() };
};
