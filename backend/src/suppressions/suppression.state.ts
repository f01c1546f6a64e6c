import type { RecordedEvent, SuppressionEvent } from '@pilotlight/contracts/catalogue/catalogue';

export interface SuppressionState {
  readonly isSuppressed: boolean;
}

export const unsuppressed: SuppressionState = { isSuppressed: false };

export const evolveSuppression = (_: SuppressionState, event: RecordedEvent<SuppressionEvent>): SuppressionState => {
  switch (event.type) {
    case 'AddressSuppressed':
      return { isSuppressed: true };
    case 'SuppressionLifted':
      return { isSuppressed: false };
  }
};
