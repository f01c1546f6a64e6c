const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const poundsOf = (pence: number): string => pounds.format(pence / 100);

/** As people say it, without pence where there are none: "£2,250", "£29.50". */
export const shortPoundsOf = (pence: number): string => poundsOf(pence).replace(/\.00$/, '');

const inPounds = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Pence of an amount as people type it: "£2,640", "2640.5"; null where it is none. */
export const penceOf = (typed: string): number | null => {
  const [, pounds, pence = ''] = inPounds.exec(typed.trim()) ?? [];
  return pounds === undefined ? null : Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
};

/** What an installer pays a month, in pence: GBP 20 and 20 % VAT. */
export const monthly = { net: 2000, vat: 400, gross: 2400, currency: 'gbp' } as const;
