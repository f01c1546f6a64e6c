import type { LoginEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { loginEvents } from '@pilotlight/contracts/events/installer-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import type { LoginState } from './login.state';
import { evolveLogin, free } from './login.state';

export const loginAggregate: Aggregate<LoginState, LoginEvent> = {
  initialState: free,
  evolve: evolveLogin,
  isOwnEvent: eventsAmong(loginEvents),
};

export class LoginStream extends AggregateStore<LoginState, LoginEvent> {}
