import { emptyTraining } from '@pilotlight/contracts/values/training';
import { offersOf } from './launcher-offers';

const given = (change: Partial<typeof emptyTraining.flows>) =>
  offersOf({ flows: { ...emptyTraining.flows, ...change } });

it('offers what the training takes, visits first', () => {
  expect(given({})).toEqual(['Book a visit', 'Ask us to ring you']);
  expect(given({ offersVisits: false })).toEqual(['Ask us to ring you']);
  expect(given({ takesCallbacks: false })).toEqual(['Book a visit']);
  expect(given({ offersVisits: false, takesCallbacks: false })).toEqual([]);
});
