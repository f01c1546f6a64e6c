import type { Branding } from '@pilotlight/contracts/values/branding';

export interface SeedFirm {
  readonly slug: string;
  readonly name: string;
  readonly contactName: string;
  readonly phone: string;
  readonly website: string;
  readonly branding: Partial<Branding>;
  readonly area: string;
  /** Where its visitors live. */
  readonly postcodes: readonly string[];
  /** How many of the month's conversations are its. */
  readonly conversations: number;
  /** The test card that pays for it; null for one that pays by bank transfer. */
  readonly card: string | null;
}

export const emailOf = ({ slug }: Pick<SeedFirm, 'slug'>): string => `office@${slug}.example`;

/** Three firms that don't exist, as an admin would make them. */
export const firms: readonly SeedFirm[] = [
  {
    slug: 'aire-valley',
    name: 'Aire Valley Heating',
    contactName: 'Ruth Calder',
    phone: '0113 496 0142',
    website: 'https://www.aire-valley.example',
    branding: { primaryColour: '#14532D', icon: '🔧' },
    area: 'LS1 to LS29, BD1 to BD20',
    postcodes: ['LS6 2AB', 'LS17 8QT', 'BD18 3EJ', 'LS8 1NT', 'LS12 4HL', 'BD9 5NP', 'LS28 7PQ', 'LS16 6RA'],
    conversations: 92,
    card: '4242424242424242',
  },
  {
    slug: 'severnside-boilers',
    name: 'Severnside Boilers',
    contactName: 'Gareth Powell',
    phone: '0117 496 0321',
    website: 'https://www.severnside-boilers.example',
    branding: { primaryColour: '#1D4ED8', icon: '🔥' },
    area: 'BS1 to BS37',
    postcodes: ['BS3 4TG', 'BS7 8NR', 'BS16 2UQ', 'BS5 6JN', 'BS34 7EP', 'BS9 1JL'],
    conversations: 66,
    card: '4000000000000341',
  },
  {
    slug: 'menai-heat',
    name: 'Menai Heat',
    contactName: 'Sioned Parry',
    phone: '01632 960 417',
    website: 'https://www.menai-heat.example',
    branding: { primaryColour: '#0F766E', icon: '🌡️' },
    area: 'LL1 to LL78',
    postcodes: ['LL57 2DG', 'LL59 5DD', 'LL61 5YR', 'LL77 7HJ', 'LL55 1AR'],
    conversations: 42,
    card: null,
  },
];
