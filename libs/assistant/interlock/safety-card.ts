import { isNorthernIreland } from '@pilotlight/contracts/values/postcode';
import type { EmergencyCall, Hazard, SafetyCard } from '@pilotlight/contracts/values/safety';
import { cardWords } from './card-words';
import { safetyQuestion } from './safety-questions';

const call = (number: string, label: string): EmergencyCall => ({
  number,
  label,
  href: `tel:${number.replace(/\s/g, '')}`,
});

const britain = call('0800 111 999', 'Gas emergency, free, 24 hours');
const britainElsewhere = call('0800 111 999', 'England, Scotland, Wales');
const northernIreland = call('0800 002 001', 'Northern Ireland');
const fireService = call('999', 'Fire service');
const ambulance = call('999', 'Anyone unwell: ambulance');

type Place = { readonly postcode: string | null };

const gasCalls = ({ postcode }: Place): EmergencyCall[] => {
  if (postcode === null) return [britain, northernIreland];
  return isNorthernIreland(postcode) ? [northernIreland, britainElsewhere] : [britain];
};

const callsFor = (hazard: Hazard, place: Place): EmergencyCall[] => {
  switch (hazard) {
    case 'gas':
      return gasCalls(place);
    case 'carbon-monoxide':
      return [...gasCalls(place), ambulance];
    case 'fire':
      return [fireService, ...gasCalls(place)];
    case 'water-electrics':
      return [fireService];
    case 'lpg-oil':
      return [...gasCalls(place), fireService];
  }
};

/** The emergency card for a hazard, the same for every installer. A BT postcode puts Northern Ireland's number first; without one both are shown. */
export const safetyCard = (hazard: Hazard, place: Place): SafetyCard => {
  const { title, summary, steps } = cardWords[hazard];
  return {
    kind: 'card',
    hazard,
    title,
    summary,
    calls: callsFor(hazard, place),
    steps: steps.map((step) => ({ ...step })),
  };
};

export const clarifyingCard = (hazard: Hazard, text: string, place: Place): SafetyCard => {
  const { question, ifYes } = safetyQuestion(hazard, text);
  return { kind: 'question', hazard, title: question, summary: ifYes, calls: callsFor(hazard, place), steps: [] };
};
