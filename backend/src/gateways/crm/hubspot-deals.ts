import type { HubSpotDealSettings } from '@pilotlight/contracts/values/connection';
import type { ForwardedLead, ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type ForwardAnswer, type ForwardOutcome, outcomeOfAnswer, outcomeOfProblem } from './forward-outcome';
import { accountOf, type HubSpotCalls, listFor, readAnswer } from './hubspot-calls';
import {
  type DealPlace,
  dealToContact,
  leadIdDefinition,
  leadIdProperty,
  missingPlace,
  newDealProperties,
  type Pipeline,
  pipelinesSchema,
  placeOf,
  standingProperties,
  withContact,
} from './hubspot-deal';

const deals = '/crm/v3/objects/deals';
const properties = '/crm/v3/properties/deals';

const propertySchema = z.object({ hasUniqueValue: z.boolean() });
const dealSchema = z.object({ id: z.string() });

export interface DealToWrite {
  readonly token: string;
  readonly type: ForwardedPayload['type'];
  readonly lead: ForwardedLead;
  readonly settings: HubSpotDealSettings;
  readonly contactId: string;
}

/** What HubSpot answered instead of what is needed to go on. */
class DealRefused extends Error {
  constructor(readonly outcome: ForwardOutcome) {
    super('HubSpot refused the deal');
  }
}

const refusedBy = (answer: ForwardAnswer) => new DealRefused(outcomeOfAnswer(answer, Date.now()));
const refusedFor = (why: string) =>
  new DealRefused({
    kind: 'refused',
    status: null,
    problem: 'refused',
    answer: why,
    retryAfterSeconds: 0,
    externalId: null,
  });

/** One deal for a lead, found by the lead's id: sent again it is the same. */
export class HubSpotDeals {
  readonly #pipelines = new LRUCache<string, readonly Pipeline[]>({ max: 1_000, ttl: listFor });
  /** Accounts whose deals have the property that they are found by. */
  readonly #keyed = new LRUCache<string, true>({ max: 1_000, ttl: listFor });

  constructor(private readonly calls: HubSpotCalls) {}

  /** Never throws for what HubSpot does. */
  async write(deal: DealToWrite): Promise<ForwardOutcome> {
    return await this.#outcome(async () => {
      const { token, settings, lead } = deal;
      const place = placeOf(await this.#pipelinesOf(token), settings, lead.stage);
      if (typeof place === 'string') throw refusedFor(place);
      await this.#ensureLeadId(token);
      const answer = await this.#written(deal, place);
      // A stage or the property may be gone since they were asked for.
      if (answer.status === 400) this.#forget(token);
      return outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now());
    }, deal.token);
  }

  /** Proves rights and names; writes nothing. */
  async test(token: string, settings: HubSpotDealSettings): Promise<ForwardOutcome> {
    this.#forget(token);
    return await this.#outcome(async () => {
      const missing = missingPlace(await this.#pipelinesOf(token), settings);
      if (missing) throw refusedFor(missing);
      const answer = await this.calls.ask(token, 'GET', `${deals}?limit=1`);
      return outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now());
    }, token);
  }

  async #outcome(run: () => Promise<ForwardOutcome>, token: string): Promise<ForwardOutcome> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DealRefused)) return outcomeOfProblem(error);
      this.#forget(token);
      return error.outcome;
    }
  }

  /** A deal's stage is written where the lead's is the news: in between, whoever works with it may move it. */
  async #written(deal: DealToWrite, place: DealPlace): Promise<ForwardAnswer> {
    const { token, type, lead, contactId } = deal;
    const byLead = `${deals}/${lead.id}?idProperty=${leadIdProperty}`;
    const change = { properties: standingProperties(lead, place) };
    const isNews = type === 'lead.stage_changed' || type === 'lead.forwarded';
    const found = await (isNews
      ? this.calls.ask(token, 'PATCH', byLead, change)
      : this.calls.ask(token, 'GET', byLead));
    if (found.status !== 404) return await this.#linked(deal, found);
    const made = await this.calls.ask(token, 'POST', deals, {
      properties: newDealProperties(lead, place),
      associations: withContact(contactId),
    });
    if (made.status !== 400 && made.status !== 409) return made;
    // Another request made it in between: its id is taken.
    const again = await this.calls.ask(token, 'PATCH', byLead, change);
    return again.status === 404 ? made : await this.#linked(deal, again);
  }

  /** Its contact may have been made anew. Linked already, nothing changes. */
  async #linked({ token, contactId }: DealToWrite, found: ForwardAnswer): Promise<ForwardAnswer> {
    const dealId = found.status < 300 ? readAnswer(dealSchema, found)?.id : undefined;
    if (dealId === undefined) return found;
    const to = `${encodeURIComponent(contactId)}/${dealToContact}`;
    return await this.calls.ask(token, 'PUT', `${deals}/${encodeURIComponent(dealId)}/associations/contacts/${to}`);
  }

  async #pipelinesOf(token: string): Promise<readonly Pipeline[]> {
    const known = this.#pipelines.get(accountOf(token));
    if (known) return known;
    const answer = await this.calls.ask(token, 'GET', '/crm/v3/pipelines/deals');
    const read = answer.status === 200 ? readAnswer(pipelinesSchema, answer) : null;
    if (!read) throw refusedBy(answer);
    this.#pipelines.set(accountOf(token), read.results);
    return read.results;
  }

  /** Makes the property where the account hasn't got it. */
  async #ensureLeadId(token: string): Promise<void> {
    if (this.#keyed.has(accountOf(token))) return;
    const answer = await this.calls.ask(token, 'GET', `${properties}/${leadIdProperty}`);
    if (answer.status === 404) {
      const made = await this.calls.ask(token, 'POST', properties, leadIdDefinition);
      if (made.status >= 300 && made.status !== 409) throw refusedBy(made);
    } else if (answer.status !== 200) throw refusedBy(answer);
    else if (readAnswer(propertySchema, answer)?.hasUniqueValue !== true)
      throw refusedFor(`The deal property ${leadIdProperty} must require unique values`);
    this.#keyed.set(accountOf(token), true);
  }

  #forget(token: string): void {
    this.#pipelines.delete(accountOf(token));
    this.#keyed.delete(accountOf(token));
  }
}
