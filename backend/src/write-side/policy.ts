import type { Provider, Type } from '@nestjs/common';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';

/** Runs from the start of the backend. */
export const policy = (Reaction: Type<Policy>): Provider[] => [
  Reaction,
  {
    provide: Symbol(Reaction.name),
    inject: [PolicyRunners, Reaction],
    useFactory: (runners: PolicyRunners, reaction: Policy) => runners.add(reaction),
  },
];
