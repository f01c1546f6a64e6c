import { monthly, poundsOf, shortPoundsOf } from '@pilotlight/contracts/values/money';

/** The subscription's price as it is shown. */
export const prices = {
  advertised: shortPoundsOf(monthly.net),
  net: poundsOf(monthly.net),
  vat: poundsOf(monthly.vat),
  vatRate: `${(100 * monthly.vat) / monthly.net}%`,
  setup: poundsOf(0),
  charged: poundsOf(monthly.gross),
};
