import { Controller } from '@nestjs/common';
import { redrivePolicies } from '@pilotlight/contracts/http/policies';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { Call } from '../http/call';

/** For whoever has mended why policies set events aside. */
@Controller()
export class PoliciesController {
  constructor(private readonly policies: PolicyRunners) {}

  @Call(redrivePolicies)
  async redrive() {
    return await this.policies.redrive();
  }
}
