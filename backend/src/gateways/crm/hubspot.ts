import type { HubSpotDealSettings } from '@pilotlight/contracts/values/connection';
import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Asking } from './ask-target';
import { type ForwardAnswer, type ForwardOutcome, outcomeOfAnswer, outcomeOfProblem } from './forward-outcome';
import { accountOf, HubSpotCalls, listFor, readAnswer } from './hubspot-calls';
import { customProperties, standardProperties } from './hubspot-contact';
import { HubSpotDeals } from './hubspot-deals';

const contacts = '/crm/v3/objects/contacts';

const listSchema = z.object({ results: z.array(z.object({ name: z.string() })) });
const contactSchema = z.object({ id: z.string() });

export interface HubSpotContact {
  readonly token: string;
  readonly payload: ForwardedPayload;
  /** As it was named when the lead was sent before. */
  readonly knownId: string | null;
  /** Null where no deals are written. */
  readonly deals: HubSpotDealSettings | null;
}

/** One contact for a lead, found by its email or by what it was named before; and its deal, where the installer wants one. */
export class HubSpot {
  /** Which properties an account has. */
  readonly #properties = new LRUCache<string, ReadonlySet<string>>({ max: 1_000, ttl: listFor });
  readonly #calls: HubSpotCalls;
  readonly #deals: HubSpotDeals;

  constructor(base: string, asking: Asking) {
    this.#calls = new HubSpotCalls(base, asking);
    this.#deals = new HubSpotDeals(this.#calls);
  }

  /** Never throws for what HubSpot does. */
  async upsert(asked: HubSpotContact): Promise<ForwardOutcome> {
    const { token, payload, deals } = asked;
    const contact = await this.#contact(asked);
    const { kind, externalId } = contact;
    const { lead } = payload.data;
    if (kind !== 'taken' || !externalId || !deals || !lead) return contact;
    const deal = await this.#deals.write({ token, type: payload.type, lead, settings: deals, contactId: externalId });
    // The contact is there whatever came of the deal: the next try must find it.
    return { ...deal, externalId };
  }

  /** Proves token and rights; writes nothing. */
  async test(token: string, deals: HubSpotDealSettings | null): Promise<ForwardOutcome> {
    try {
      const answer = await this.#calls.ask(token, 'GET', `${contacts}?limit=1&properties=email`);
      const outcome = outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now());
      return outcome.kind === 'taken' && deals ? await this.#deals.test(token, deals) : outcome;
    } catch (error) {
      return outcomeOfProblem(error);
    }
  }

  async #contact({ token, payload, knownId }: HubSpotContact): Promise<ForwardOutcome> {
    try {
      const existing = await this.#propertiesOf(token);
      const custom = Object.entries(customProperties(payload)).filter(([name]) => existing.has(name));
      const properties = { ...standardProperties(payload), ...Object.fromEntries(custom) };
      const answer = await this.#written(token, properties, knownId);
      // A property may be gone since they were asked for.
      if (answer.status === 400) this.#properties.clear();
      const id = readAnswer(contactSchema, answer)?.id ?? knownId;
      // What is kept of a success is its name over there: the rest would be the visitor's words again.
      return outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now(), id);
    } catch (error) {
      return outcomeOfProblem(error);
    }
  }

  async #written(
    token: string,
    properties: Readonly<Record<string, string>>,
    knownId: string | null,
  ): Promise<ForwardAnswer> {
    const { email } = properties;
    const change = (path: string) => this.#calls.ask(token, 'PATCH', `${contacts}/${path}`, { properties });
    const byEmail = email === undefined ? null : `${encodeURIComponent(email)}?idProperty=email`;
    for (const path of [knownId && encodeURIComponent(knownId), byEmail]) {
      if (path === null || path === '') continue;
      const changed = await change(path);
      if (changed.status !== 404) return changed;
    }
    const created = await this.#calls.ask(token, 'POST', contacts, { properties });
    // Somebody else made it in between.
    return created.status === 409 && byEmail !== null ? await change(byEmail) : created;
  }

  /** None where the token may not read them. */
  async #propertiesOf(token: string): Promise<ReadonlySet<string>> {
    const known = this.#properties.get(accountOf(token));
    if (known) return known;
    const answer = await this.#calls.ask(token, 'GET', '/crm/v3/properties/contacts?archived=false');
    const names = new Set(readAnswer(listSchema, answer)?.results.map(({ name }) => name));
    if (answer.status === 200) this.#properties.set(accountOf(token), names);
    return names;
  }
}
