// The real letter sets of a UK postcode; A9A areas have their own set for the last outward letter.
const outward = '(?:GIR|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9](?:[0-9]|[ABEHMNPRVWXY])?|[0-9][ABCDEFGHJKPSTUW]))';
const whole = new RegExp(`^(${outward})\\s*([0-9][ABD-HJLNP-UW-Z]{2})$`);

export const normalisePostcode = (value: string): string | null => {
  const match = whole.exec(value.trim().toUpperCase().replace(/\s+/g, ''));
  return match ? `${match[1]} ${match[2]}` : null;
};

/** Northern Ireland has its own gas emergency number. */
export const isNorthernIreland = (postcode: string): boolean => /^BT\d/.test(postcode.trim().toUpperCase());
