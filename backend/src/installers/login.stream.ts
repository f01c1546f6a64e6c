import type { LoginEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { loginEvents } from '@pilotlight/contracts/events/installer-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';
import type { LoginState } from './login.state';
import { evolveLogin, free } from './login.state';

export const loginFold: Fold<LoginState, LoginEvent> = {
  initial: free,
  evolve: evolveLogin,
  owns: (event): event is RecordedEvent<LoginEvent> => Object.hasOwn(loginEvents, event.type),
};

export class LoginStream extends DecidedStream<LoginState, LoginEvent> {}
