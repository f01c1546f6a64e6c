import type { RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { registrationEvents } from '@pilotlight/contracts/events/registration-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveRegistration, noRegistration, type RegistrationState } from './registration.state';

export const registrationAggregate: Aggregate<RegistrationState, RegistrationEvent> = {
  initialState: noRegistration,
  evolve: evolveRegistration,
  isOwnEvent: eventsAmong(registrationEvents),
};

export class RegistrationStream extends AggregateStore<RegistrationState, RegistrationEvent> {}
