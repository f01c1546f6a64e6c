import { type SafetyCard, safetyStepIconSchema } from '@pilotlight/contracts/values/safety';
import { line, openedPanel } from '../testing/mounted-panel';
import { icons } from '../view/icons';
import { signs } from './signs';

const offline = Object.keys(icons);
const names = safetyStepIconSchema.options;

const card: SafetyCard = {
  kind: 'card',
  hazard: 'water-electrics',
  title: 'Keep away from the water',
  summary: 'Water and electricity together can kill.',
  calls: [{ label: 'Call 105', number: '105', href: 'tel:105' }],
  steps: names.map((icon) => ({ icon, text: `Do what ${icon} shows` })),
};

it('has the pictures of the steps that are not needed offline, each once', () => {
  expect(Object.keys(signs).toSorted()).toEqual(names.filter((name) => !offline.includes(name)).toSorted());
});

it('draws each step of a safety card with its picture, once the part has come', async () => {
  const danger = { ...line('b', 'assistant', 'Keep away'), card };
  await openedPanel({ lines: [line('a', 'user', 'It sparks'), danger], emergency: true });
  const steps = [...document.querySelectorAll('li')].filter(({ textContent }) => textContent?.startsWith('Do what'));
  expect(steps).toHaveLength(names.length);
  expect(steps.filter((step) => !step.querySelector('path')?.getAttribute('d'))).toEqual([]);
});
