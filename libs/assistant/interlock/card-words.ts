import type { Hazard, SafetyStepIcon } from '@pilotlight/contracts/values/safety';

type CardWords = {
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly { readonly icon: SafetyStepIcon; readonly text: string }[];
};

const stayOut = { icon: 'exit', text: 'Leave, and stay out until you’re told' } as const;

export const cardWords: Readonly<Record<Hazard, CardWords>> = {
  gas: {
    title: 'This could be a gas leak',
    summary: 'Get outside, then ring. Free, 24 hours.',
    steps: [
      { icon: 'window', text: 'Open doors and windows' },
      { icon: 'no-flame', text: 'No flames, no smoking' },
      { icon: 'no-switch', text: 'Don’t touch electrical switches' },
      { icon: 'valve', text: 'Gas off at the meter, only if it’s safe' },
      stayOut,
    ],
  },
  'carbon-monoxide': {
    title: 'This could be carbon monoxide',
    summary: 'Get out to fresh air, then ring. 999 if anyone is unwell.',
    steps: [
      { icon: 'valve', text: 'Turn off all gas, oil and solid fuel appliances' },
      { icon: 'window', text: 'Open doors and windows' },
      { icon: 'exit', text: 'Get out to fresh air, everyone and pets too' },
      { icon: 'medical', text: 'See a doctor today, even if you feel better' },
      { icon: 'phone', text: 'Don’t go back in until you’re told' },
    ],
  },
  fire: {
    title: 'This could be a fire',
    summary: 'Get everyone out, stay out, ring 999.',
    steps: [
      { icon: 'exit', text: 'Leave now, and close doors behind you' },
      { icon: 'power', text: 'Electricity off at the main switch, only if it’s on your way and safe' },
      { icon: 'no-flame', text: 'Don’t fight the fire, don’t open the boiler' },
      { icon: 'phone', text: 'Stay out until the fire service says so' },
    ],
  },
  'water-electrics': {
    title: 'Water and electricity are dangerous together',
    summary: 'Keep away from wet electrics. Fire or sparks: get out and ring 999.',
    steps: [
      { icon: 'water', text: 'Water off at the stopcock' },
      { icon: 'power', text: 'Electricity off at the main switch, only if it and you are dry' },
      { icon: 'no-switch', text: 'Don’t touch wet switches, sockets or appliances' },
      { icon: 'exit', text: 'Keep out from under a wet ceiling' },
    ],
  },
  'lpg-oil': {
    title: 'This could be a leak of LPG or oil',
    summary: 'Get outside, then ring the emergency number on the tank or cylinder. No number there? Ring this one.',
    steps: [
      { icon: 'valve', text: 'Off at the tank or cylinder, only if it’s safe' },
      { icon: 'no-flame', text: 'No flames, no smoking' },
      { icon: 'no-switch', text: 'Don’t touch electrical switches' },
      { icon: 'window', text: 'Open doors and windows' },
      { icon: 'low-place', text: 'LPG sinks: keep out of cellars, drains and low places' },
      stayOut,
    ],
  },
};
