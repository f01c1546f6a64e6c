import type { LoginEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { loginEvents } from '@pilotlight/contracts/events/installer-events';
import type { Aggregate } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import type { LoginState } from './login.state';
import { evolveLogin, free } from './login.state';

export const loginAggregate: Aggregate<LoginState, LoginEvent> = {
  initialState: free,
  evolve: evolveLogin,
  isOwnEvent: (event): event is RecordedEvent<LoginEvent> => Object.hasOwn(loginEvents, event.type),
};

export class LoginStream extends AggregateStore<LoginState, LoginEvent> {}
