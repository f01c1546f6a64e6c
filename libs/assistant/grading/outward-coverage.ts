import type { Coverage, Zone } from './coverage';

const parts = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/;

/** Whether all of an outward code ("LS6", "EC1A") lies inside; null where only a part of it does, or it is none. */
export const coversOutward = ({ included, excluded }: Coverage, outward: string): boolean | null => {
  const [, area, district, letter = ''] = parts.exec(outward.toUpperCase()) ?? [];
  if (area === undefined) return null;
  const touches = (zone: Zone): boolean =>
    zone.area === area &&
    Number(district) >= zone.from &&
    Number(district) <= zone.to &&
    (zone.letter === '' || letter === '' || zone.letter === letter);
  const isWhole = (zone: Zone): boolean => zone.sector === '' && (zone.letter === '' || zone.letter === letter);
  const inside = included.filter(touches);
  const outside = excluded.filter(touches);
  if (inside.length === 0 || outside.some(isWhole)) return false;
  return outside.length === 0 && inside.some(isWhole) ? true : null;
};
