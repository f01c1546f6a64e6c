import { type AlarmVerdict, alarmVerdictNames } from '@pilotlight/contracts/values/alarm';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { apiErrorFrom } from '../../../api/api-error';
import { visitorName } from '../../../shared/conversations/visitor';
import { toast } from '../../../ui/toasts/toasts';
import { useClearAlarmMutation, useReopenAlarmMutation } from './alarm.api';

interface AlarmClearing {
  readonly clear: (verdict: AlarmVerdict) => Promise<void>;
  readonly reopen: () => Promise<void>;
  readonly isBusy: boolean;
}

const failed = (title: string, error: unknown): void =>
  toast({ title, description: apiErrorFrom(error).reason ?? 'Please try again.', variant: 'destructive' });

/** Clears what is urgent in a conversation, with a way back for as long as the toast stands. */
export const useAlarmClearing = ({ sessionId, updatedAt, lead }: Conversation): AlarmClearing => {
  const [send, clearing] = useClearAlarmMutation();
  const [takeBack, reopening] = useReopenAlarmMutation();
  const params = { sessionId };
  const reopen = async (): Promise<void> => {
    const { error } = await takeBack({ params });
    if (error) failed('Alarm not reopened', error);
  };
  const clear = async (verdict: AlarmVerdict): Promise<void> => {
    const { error } = await send({ params, body: { verdict, seenAt: updatedAt } });
    if (error) return failed('Alarm not cleared', error);
    toast({
      title: alarmVerdictNames[verdict],
      description: visitorName(lead),
      action: { label: 'Undo', press: () => void reopen() },
    });
  };
  return { clear, reopen, isBusy: clearing.isLoading || reopening.isLoading };
};
