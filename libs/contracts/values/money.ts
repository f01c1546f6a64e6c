const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as they are written: 2400 is "£24.00". */
export const poundsOf = (pence: number): string => pounds.format(pence / 100);
