/** @jsxImportSource @pilotlight/widget/jsx */

export const alertPath = 'M10 3l8 13.5H2zM10 8v4M10 14h.1';
export const closePath = 'm5 5 10 10M15 5 5 15';
export const retryPath = 'M17 10a7 7 0 1 1-2-5l2 2M17 3v4h-4';
export const cameraPath = 'M3 7h3l1-2h6l1 2h3v9H3zM10 8.5a2.5 2.5 0 1 1-.1 0z';

export const Glyph = ({ path }: { path: string | undefined }) => (
  <svg viewBox="0 0 20 20">
    <path d={path} />
  </svg>
);
