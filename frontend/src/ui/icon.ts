/** How every lucide icon is drawn: `<Search {...icon} />`. */
export const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
export const smallIcon = { ...icon, size: 16 } as const;
export const chipIcon = { ...icon, size: 14 } as const;
