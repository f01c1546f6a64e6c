import { Injectable } from '@nestjs/common';
import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';

/** When an installer takes visits. */
@Injectable()
export class InstallerAvailability {
  of(_slug: string): Promise<AvailabilityConfig> {
    return Promise.resolve(defaultAvailability);
  }
}
