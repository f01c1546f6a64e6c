import type { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import type { Figures } from './metrics';

export const policyFigures = (policies: Pick<PolicyRunners, 'setAside'>): Figures => ({
  help: { pilotlight_policy_set_aside_events: 'Events that a policy could not react to, by policy' },
  label: 'policy',
  read: async () => ({ pilotlight_policy_set_aside_events: await policies.setAside() }),
});
