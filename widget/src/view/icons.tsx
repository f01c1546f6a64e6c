/** @jsxImportSource @pilotlight/widget/jsx */
import type { SafetyStepIcon } from '@pilotlight/contracts/values/safety';
import { alertPath, cameraPath, closePath, Glyph, retryPath } from './glyph';

/** Of those that a safety card's steps have, the ones that are needed offline. */
export const icons = {
  camera: cameraPath,
  close: closePath,
  more: 'M4 10h.1M10 10h.1M16 10h.1',
  send: 'M10 16V5M5 9l5-5 5 5',
  phone: 'M6 3H4L3 4c1 7 6 12 13 13l1-1v-3l-4-1-1 1a10 10 0 0 1-5-5l1-1z',
  alert: alertPath,
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v3M13 3v3',
  clock: 'M10 3a7 7 0 1 1-.1 0zM10 6v4l3 2',
  cold: 'M10 2v16M3 6l14 8M17 6 3 14M8 4l2 2 2-2M8 16l2-2 2 2',
  boiler: 'M5 3h10v11H5zM8 17v-3M12 17v-3M10 5.5c3 3.5 3 6 0 6s-3-2.5 0-6z',
  ask: 'M3 17l1-4a7 7 0 1 1 3 3zM8.5 7.5c.5-2 3.5-1 3 .5L10 10M10 13h.1',
  retry: retryPath,
  offline: 'M3 8c4-4 10-4 14 0M6 11c2-2 6-2 8 0M10 14h.1M3 3l14 14',
  window: 'M3 3h14v14H3zM10 3v14M3 10h14',
  'no-flame': 'M10.5 3c0 3-5 5-5 9 0 6 9 6 9 0 0-2-1-3-2-4M3 3l14 14',
  down: 'm5 8 5 5 5-5',
  exit: 'M9 17H4V3h5M8 10h9M13 6l4 4-4 4',
};

export type IconName = keyof typeof icons | SafetyStepIcon;

const known: Partial<Record<IconName, string>> = icons;

export const Icon = ({ name }: { name: IconName }) => Glyph({ path: known[name] });
