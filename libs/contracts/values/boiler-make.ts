/** Two words before one: "Worcester Bosch" is one maker. */
const makers = [
  'Worcester Bosch',
  'Glow-worm',
  'Main Eco',
  'Alpha',
  'Ariston',
  'Atag',
  'Baxi',
  'Biasi',
  'Bosch',
  'Ferroli',
  'Glowworm',
  'Grant',
  'Heatline',
  'Ideal',
  'Intergas',
  'Johnson & Starley',
  'Keston',
  'Navien',
  'Potterton',
  'Ravenheat',
  'Remeha',
  'Saunier Duval',
  'Vaillant',
  'Viessmann',
  'Vokera',
  'Warmflow',
  'Worcester',
] as const;

/** "Baxi Duo-tec" is of the make Baxi, model Duo-tec; a make that stands alone, or that we don't know, stays whole. */
export const makeAndModel = (told: string): { readonly make: string; readonly model: string } => {
  const maker = makers.find((each) => told.toLowerCase().startsWith(`${each.toLowerCase()} `));
  return maker
    ? { make: told.slice(0, maker.length), model: told.slice(maker.length).trim() }
    : { make: told, model: '' };
};
