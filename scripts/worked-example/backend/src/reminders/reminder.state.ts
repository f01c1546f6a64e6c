import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

export type ReminderEvent = Extract<DomainEvent, { readonly type: 'ReminderNoted' }>;

export interface ReminderState {
  readonly isNoted: boolean;
}

export const unnoted: ReminderState = { isNoted: false };

export const evolveReminder = (_: ReminderState, event: RecordedEvent<ReminderEvent>): ReminderState => {
  switch (event.type) {
    case 'ReminderNoted':
      return { isNoted: true };
  }
};
