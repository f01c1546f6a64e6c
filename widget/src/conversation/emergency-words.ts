import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { telephone } from './phone-numbers';

const fire = /(on|caught) fire|burning smell|smell.{0,20}burning|(smoke|flames?) (is )?(com|pour)ing/i;
const gas =
  /carbon monoxide|\bco\b.{0,20}(alarm|detector|leak)|smell.{0,30}\bgas\b|\bgas\b.{0,20}(smell|leak|escap|hiss)|leak.{0,15}\bgas\b|rotten egg/i;

const call = (label: string, number: string) => ({ label, number, href: telephone(number) });
const nines = call('Fire or illness', '999');
const gasEmergency = [call('Gas emergency', '0800 111 999'), call('Northern Ireland', '0800 002 001')];

/** Only for a message that can't reach the server, whose interlock decides otherwise. Errs towards a card: a negation still shows it. */
export const emergencyIn = (text: string): SafetyCard | undefined => {
  const hazard = fire.test(text) ? 'fire' : gas.test(text) && 'gas';
  return hazard
    ? {
        kind: 'card',
        hazard,
        title: 'This could be dangerous',
        summary: 'Get everyone out, then ring.',
        calls: hazard === 'fire' ? [nines, ...gasEmergency] : [...gasEmergency, nines],
        steps: [
          { icon: 'window', text: 'Open doors and windows' },
          { icon: 'no-flame', text: 'No flames, no smoking, no switches' },
          { icon: 'exit', text: 'Leave, and stay out until you’re told' },
        ],
      }
    : undefined;
};
