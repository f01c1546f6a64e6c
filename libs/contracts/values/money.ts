const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const poundsOf = (pence: number): string => pounds.format(pence / 100);

/** As people say it, without pence where there are none: "£2,250", "£29.50". */
export const shortPoundsOf = (pence: number): string => poundsOf(pence).replace(/\.00$/, '');

/** What an installer pays a month, in pence: GBP 20 and 20 % VAT. */
export const monthly = { net: 2000, vat: 400, gross: 2400, currency: 'gbp' } as const;
