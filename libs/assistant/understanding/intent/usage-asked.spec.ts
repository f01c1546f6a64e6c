import { understand } from '../understand';

const heard = (text: string) => understand(text, { asked: null, intent: null, facts: {}, at: '2026-11-24T10:00:00Z' });

describe('who does not know how a thing is used', () => {
  it.each([
    "I don't know how to work the heating",
    "I don't know how to work the new thermostat",
    'how do i work the thermostat',
    'cant work out the new thermostat',
    'cant figure out how to use the controls',
    'my mum doesn’t know how to work her new boiler',
    'the new thermostat confuses me',
  ])('tells of no fault: %s', (text) => {
    const { intent, needs } = heard(text);
    expect([intent, needs.has('repair')]).toEqual(['general', false]);
  });

  it.each([
    "the heating won't work",
    'the thermostat wont work',
    'heating doesnt work',
    'i dont know why the heating wont work',
    'how do i get the heating to work again, its freezing',
    'cant work out the thermostat and the boiler is leaking',
  ])('is not who tells that it does not work: %s', (text) => {
    expect(heard(text).intent).toBe('service');
  });
});
