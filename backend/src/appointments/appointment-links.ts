import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../http/public-address';
import { AppointmentTokens, type LinkedVisit } from './appointment-tokens';

/** The page on which a visitor sees, moves and cancels an appointment. */
@Injectable()
export class AppointmentLinks {
  constructor(
    private readonly tokens: AppointmentTokens,
    private readonly address: PublicAddress,
  ) {}

  of(visit: LinkedVisit): string {
    return this.address.of(`/appointment/${this.tokens.of(visit)}`);
  }
}
