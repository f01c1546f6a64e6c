import type { ForwardOutcome } from './forward-outcome';
import { HubSpot } from './hubspot';
import { sendWebhook, type WebhookMessage } from './signed-webhook';
import { publicTargets, type TargetRules } from './target-rules';

export interface CrmSettings {
  readonly rules: TargetRules;
  /** Without a slash at its end. */
  readonly hubspotUrl: string;
  /** Milliseconds for one request; 15 s by default. */
  readonly patience?: number;
}

export const publicCrm: CrmSettings = { rules: publicTargets, hubspotUrl: 'https://api.hubapi.com' };

/** The way out to installers' own systems. */
export class CrmGateway {
  readonly hubspot: HubSpot;
  readonly rules: TargetRules;
  readonly hubspotUrl: string;
  readonly #patience: { readonly patience?: number };

  constructor({ rules, hubspotUrl, patience }: CrmSettings) {
    this.rules = rules;
    this.hubspotUrl = hubspotUrl;
    this.#patience = patience === undefined ? {} : { patience };
    this.hubspot = new HubSpot(hubspotUrl, { rules, ...this.#patience });
  }

  async webhook(message: WebhookMessage): Promise<ForwardOutcome> {
    return await sendWebhook(message, { rules: this.rules, ...this.#patience });
  }
}
