import type { SetPrice } from './training';

/** "from £89.00", "£85.00 an hour", with what is in it behind; `pounds` writes the amount (pence). */
export const priceInWords = (
  { from, kind = 'from', includes = '' }: Omit<SetPrice, 'what'>,
  pounds: (pence: number) => string,
): string => {
  const included = includes === '' ? '' : `, includes ${includes}`;
  switch (kind) {
    case 'from':
      return `from ${pounds(from)}${included}`;
    case 'fixed':
      return `${pounds(from)}${included}`;
    case 'hourly':
      return `${pounds(from)} an hour${included}`;
    case 'call-out':
      return `${pounds(from)} call-out${included}`;
  }
};
