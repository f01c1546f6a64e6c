import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Asking, askTarget } from './ask-target';
import { type ForwardAnswer, type ForwardOutcome, outcomeOfAnswer, outcomeOfProblem } from './forward-outcome';
import { customProperties, standardProperties } from './hubspot-contact';

const contacts = '/crm/v3/objects/contacts';
/** Bytes: an account may have a thousand properties. */
const longList = 4_194_304;
const listFor = 3_600_000;

const listSchema = z.object({ results: z.array(z.object({ name: z.string() })) });
const contactSchema = z.object({ id: z.string() });

const read = <T>(schema: z.ZodType<T>, body: string): T | null => {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

export interface HubSpotContact {
  readonly token: string;
  readonly payload: ForwardedPayload;
  /** As it was named when the lead was sent before. */
  readonly knownId: string | null;
}

/** One contact for a lead, found by its email or by what it was named before. */
export class HubSpot {
  /** By the token's hash: which properties an account has. */
  readonly #properties = new LRUCache<string, ReadonlySet<string>>({ max: 1_000, ttl: listFor });

  constructor(
    private readonly base: string,
    private readonly asking: Asking,
  ) {}

  /** Never throws for what HubSpot does. */
  async upsert({ token, payload, knownId }: HubSpotContact): Promise<ForwardOutcome> {
    try {
      const existing = await this.#propertiesOf(token);
      const custom = Object.entries(customProperties(payload)).filter(([name]) => existing.has(name));
      const properties = { ...standardProperties(payload), ...Object.fromEntries(custom) };
      const answer = await this.#written(token, properties, knownId);
      // A property may be gone since they were asked for.
      if (answer.status === 400) this.#properties.clear();
      const id = read(contactSchema, answer.body)?.id ?? knownId;
      // What is kept of a success is its name over there: the rest would be the visitor's words again.
      return outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now(), id);
    } catch (error) {
      return outcomeOfProblem(error);
    }
  }

  /** Proves token and rights; writes nothing. */
  async test(token: string): Promise<ForwardOutcome> {
    try {
      const answer = await this.#ask(token, 'GET', `${contacts}?limit=1&properties=email`);
      return outcomeOfAnswer(answer.status < 300 ? { ...answer, body: '' } : answer, Date.now());
    } catch (error) {
      return outcomeOfProblem(error);
    }
  }

  async #written(token: string, properties: Readonly<Record<string, string>>, knownId: string | null) {
    const { email } = properties;
    const change = (path: string) => this.#ask(token, 'PATCH', `${contacts}/${path}`, { properties });
    const byEmail = email === undefined ? null : `${encodeURIComponent(email)}?idProperty=email`;
    for (const path of [knownId && encodeURIComponent(knownId), byEmail]) {
      if (path === null || path === '') continue;
      const changed = await change(path);
      if (changed.status !== 404) return changed;
    }
    const created = await this.#ask(token, 'POST', contacts, { properties });
    // Somebody else made it in between.
    return created.status === 409 && byEmail !== null ? await change(byEmail) : created;
  }

  /** None where the token may not read them. */
  async #propertiesOf(token: string): Promise<ReadonlySet<string>> {
    const key = createHash('sha256').update(token).digest('hex');
    const known = this.#properties.get(key);
    if (known) return known;
    const { status, body } = await this.#ask(token, 'GET', '/crm/v3/properties/contacts?archived=false');
    const names = new Set(read(listSchema, body)?.results.map(({ name }) => name));
    if (status === 200) this.#properties.set(key, names);
    return names;
  }

  async #ask(token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<ForwardAnswer> {
    const text = body && JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    };
    const request = { method, url: this.base + path, headers, ...(text && { body: text }) };
    return await askTarget(request, { ...this.asking, most: longList });
  }
}
