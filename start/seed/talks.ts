export interface Talk {
  /** How often it comes up beside the others. */
  readonly weight: number;
  /** What the visitor writes, one message after the other. */
  readonly says: readonly string[];
  /** What usually comes of it. */
  readonly leadsTo: 'visit' | 'quote' | 'nothing';
}

/** `{name}`, `{phone}`, `{email}` and `{postcode}` are the visitor's own. */
export const talks: readonly Talk[] = [
  {
    weight: 9,
    says: [
      'Hi, my boiler has stopped working and we have no hot water',
      'It’s a Vaillant ecoTEC, it shows F28',
      '{name}, {phone}',
      '{postcode}, somebody is in all morning tomorrow',
    ],
    leadsTo: 'visit',
  },
  {
    weight: 8,
    says: ['How much is a boiler service?', 'Could you do it next week?', '{name}, {phone}, {postcode}'],
    leadsTo: 'visit',
  },
  {
    weight: 7,
    says: [
      'I’d like a quote for a new combi boiler please',
      'Three bed semi, one bathroom, the old one is about 20 years old',
      '{name}, {email}, {phone}',
      '{postcode}, ideally within the next month',
    ],
    leadsTo: 'quote',
  },
  { weight: 6, says: ['Are you open on Saturdays?', 'Thanks'], leadsTo: 'nothing' },
  { weight: 5, says: ['Do you cover {postcode}?', 'Great, I’ll ring you'], leadsTo: 'nothing' },
  {
    weight: 5,
    says: [
      'Water is dripping from under the boiler',
      'Worcester Bosch Greenstar, about ten years old',
      '{name} on {phone}',
      'I’m at {postcode}',
    ],
    leadsTo: 'visit',
  },
  {
    weight: 5,
    says: ['Do you do landlord gas safety certificates?', 'A boiler and a hob', '{name}, {email}, {postcode}'],
    leadsTo: 'visit',
  },
  { weight: 2, says: ['I can smell gas in the kitchen', 'I’ve rung them, we are outside'], leadsTo: 'nothing' },
  { weight: 3, says: ['Do you fit underfloor heating?', 'No worries, thanks'], leadsTo: 'nothing' },
  { weight: 4, says: ['What’s your call-out charge?', 'Ok, I’ll think about it'], leadsTo: 'nothing' },
  {
    weight: 5,
    says: [
      'The pressure keeps dropping on our Ideal Logic',
      'I top it up every two days',
      '{name} {phone}',
      '{postcode}',
    ],
    leadsTo: 'visit',
  },
  {
    weight: 4,
    says: ['Two radiators upstairs are cold at the top', 'We bled them already', '{postcode}', '{name}, {phone}'],
    leadsTo: 'visit',
  },
  { weight: 3, says: ['Can somebody ring me about a quote please?', '{name}, {phone}'], leadsTo: 'quote' },
  { weight: 2, says: ['Do you have a dog-friendly engineer?'], leadsTo: 'nothing' },
];

export const people = [
  'Alison Reid',
  'Tom Hughes',
  'Priya Shah',
  'Mohammed Iqbal',
  'Jess Thornton',
  'Callum Baker',
  'Sian Morgan',
  'Oluwaseun Ade',
  'Helen Frost',
  'Rob Whitaker',
  'Agnieszka Nowak',
  'Dave Lister',
  'Fiona Grant',
  'Imran Malik',
  'Kate Ellison',
  'Peter Holroyd',
  'Zoe Atkins',
  'Gwen Pritchard',
] as const;
