import { Injectable, Logger } from '@nestjs/common';
import { Refused } from '../write-side/refused';
import { LoginThrottle } from '../sessions/login-throttle';

export interface Attempt {
  readonly portal: 'admin' | 'auditor' | 'installer';
  readonly email: string;
  readonly address: string;
  readonly requestId: string;
}

export const tooManyAttempts = (retryAfterSeconds: number): Refused => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new Refused(`Too many attempts. Please try again in ${wait}.`, 'too-many', retryAfterSeconds);
};

/** Throttled; the same answer for a wrong password and an unknown email. */
@Injectable()
export class SignIn {
  readonly #log = new Logger('sign-in');

  constructor(private readonly throttle: LoginThrottle) {}

  async tried<T>({ portal, email, address, requestId }: Attempt, open: () => Promise<T | null>): Promise<T> {
    const throttled = await this.throttle.attempt(portal, email, address);
    if (!throttled.allowed) {
      this.#log.warn({ event: 'sign-in throttled', door: portal, requestId });
      throw tooManyAttempts(throttled.retryAfterSeconds);
    }
    const opened = await open();
    if (opened === null) {
      this.#log.warn({ event: 'sign-in refused', door: portal, requestId });
      throw new Refused('Invalid credentials', 'unauthorised');
    }
    await this.throttle.succeeded(portal, email, address);
    this.#log.log({ event: 'signed in', door: portal, requestId });
    return opened;
  }
}
