import type { SuppressionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SuppressionState } from './suppression.state';

type DataOf<Type extends SuppressionEvent['type']> = Extract<SuppressionEvent, { type: Type }>['data'];

export const suppressAddress = (
  { isSuppressed }: SuppressionState,
  data: DataOf<'AddressSuppressed'>,
): SuppressionEvent[] => (isSuppressed ? [] : [{ type: 'AddressSuppressed', data }]);

export const liftSuppression = (
  { isSuppressed }: SuppressionState,
  data: DataOf<'SuppressionLifted'>,
): SuppressionEvent[] => (isSuppressed ? [{ type: 'SuppressionLifted', data }] : []);
