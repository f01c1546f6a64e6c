/** A random UUID; the browser's own is missing where the page came without TLS. */
export const randomUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[8] ?? 0) % 4) + 8;
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant.toString(16)}${digits.slice(17, 20)}-${digits.slice(20)}`;
};
