const flame =
  '<svg class="shell-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path fill="#00aeef" d="M17.2 2c1.2 5.4-3 8-5.6 11.6C9.7 16.2 8 18.6 8 21.6 8 26.2 11.6 30 16 30s8-3.8 8-8.4c0-4-2.1-6.4-3.5-8.9-.5 2-1.4 3.2-2.8 3.9.9-5.1 1.6-10.3-.5-14.6z"/><path fill="#f26b1d" d="M16.3 17.5c.4 2.3-3 3.8-3 7 0 2 1.3 3.5 2.9 3.5s2.9-1.5 2.9-3.5c0-2.6-2-3.9-2.8-7z"/></svg>';

const page =
  '<div class="shell-main" role="status" aria-label="Loading"><i class="shell-title"></i><i class="shell-row"></i><i class="shell-row"></i><i class="shell-card"></i></div>';

/** What is painted before any script has come: the frame of each portal, in its colours (src/app/shell.css). */
export const shells = {
  index: `<div class="shell shell-plain">${flame}</div>`,
  'installer-dashboard': `<div class="shell shell-installer"><div class="shell-rail">${flame}</div>${page}</div>`,
  'admin-dashboard': `<div class="shell shell-admin"><div class="shell-band">${flame}<b>Pilotlight</b></div>${page}</div>`,
} as const;
