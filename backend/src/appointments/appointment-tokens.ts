import { TenantTokens } from '../secrets/tenant-tokens';

export interface LinkedVisit {
  readonly slug: string;
  readonly appointmentId: string;
}

/** Of the links by which an appointment is seen, moved and cancelled. */
export class AppointmentTokens {
  readonly #tokens: TenantTokens;

  constructor(secret: Buffer) {
    this.#tokens = new TenantTokens(secret);
  }

  of({ slug, appointmentId }: LinkedVisit): string {
    return this.#tokens.of(slug, appointmentId);
  }

  /** Null where the token isn't ours. */
  read(token: string): LinkedVisit | null {
    const read = this.#tokens.read(token);
    return read && { slug: read.slug, appointmentId: read.id };
  }
}
