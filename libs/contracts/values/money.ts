const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const poundsOf = (pence: number): string => pounds.format(pence / 100);

/** As people say it, without pence where there are none: "£2,250", "£29.50". */
export const shortPoundsOf = (pence: number): string => poundsOf(pence).replace(/\.00$/, '');
