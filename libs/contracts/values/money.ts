const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const poundsOf = (pence: number): string => pounds.format(pence / 100);
