import { addDays } from '@pilotlight/contracts/values/london-day';
import { type Days, single } from './calendar';
import { countName, countOf } from './named-days';
import { at } from './row';

const unit = '(days?|weeks?|wks?|fortnights?|months?)';

/** "Three weeks on", "a week", "in 2 days from", "a fortnight before": how far from the day behind it. */
export const distance = {
  pattern: at(`(?:in )?(?:(?:(${countName}) )?${unit}'?(?: time)?)(?: (on|from|after|before))?(?: the)?(?= )`),
};

const lengths: ReadonlyMap<string, number> = new Map([
  ['d', 1],
  ['w', 7],
  ['f', 14],
]);

/** The one day that lies so far from another; null where that is open, or months away, which people count by date or by weeks. */
export const countedFrom = (said: readonly string[], days: Days | null | undefined): Days | null => {
  const [, count = '', name = '', side = ''] = said;
  const length = lengths.get(name.charAt(0));
  if (length === undefined || !days || days.from === undefined || days.from !== days.to) return null;
  const away = (count === '' ? 1 : countOf(count)) * length;
  return single(addDays(days.from, side === 'before' ? -away : away));
};
