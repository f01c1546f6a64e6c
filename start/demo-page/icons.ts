const icon = (paths: string) => `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths}</svg>`;

export const phoneIcon = icon(
  '<path d="M6.3 3H4.2C3.5 3 3 3.6 3 4.3 3.6 11 9 16.4 15.7 17c.7 0 1.3-.5 1.3-1.2v-2.1l-3.6-1.5-1.5 1.7a10 10 0 0 1-5.8-5.8l1.7-1.5z"/>',
);
export const menuIcon = icon('<path d="M3 6.5h14M3 13.5h14"/>');
export const coldIcon = icon(
  '<path d="M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6M7.8 3.8 10 6l2.2-2.2M7.8 16.2 10 14l2.2 2.2"/>',
);
export const calendarIcon = icon(
  '<rect x="3" y="4.5" width="14" height="12.5" rx="2"/><path d="M3 8.5h14M6.8 2.8v3M13.2 2.8v3"/>',
);
export const boilerIcon = icon(
  '<rect x="4.5" y="2.5" width="11" height="11.5" rx="2"/><path d="M7.5 17.5V14M12.5 17.5V14M10 17.5V14"/><path d="M10 5c1.5 1.6 2.2 2.6 2.2 3.7a2.2 2.2 0 0 1-4.4 0C7.8 7.6 8.5 6.6 10 5z"/>',
);
export const certificateIcon = icon('<path d="M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4M7.5 12l1.8 1.8L12.8 10"/>');
export const logoMark = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M4 28V13L16 3l12 10v15z" fill="none" stroke="#0077b6" stroke-width="3.5" stroke-linejoin="round"/><path d="M16 12c4 4 5.5 6.5 5.5 9.5a5.5 5.5 0 0 1-11 0C10.5 18.5 12 16 16 12z" fill="#00aeef"/></svg>`;
