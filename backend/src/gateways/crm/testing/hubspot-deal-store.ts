import { randomInt } from 'node:crypto';
import { z } from 'zod';

export type Properties = Record<string, string>;
export type Answered = readonly [status: number, body: object];

const stage = (id: string, label: string, displayOrder: number, probability: string) => ({
  id,
  label,
  displayOrder,
  archived: false,
  metadata: { isClosed: String(['0.0', '1.0'].includes(probability)), probability },
});

/** As an account has them from the start, and one pipeline that somebody made. Stages don't come in their order. */
const pipelines = [
  {
    id: '7713210',
    label: 'Service plans',
    displayOrder: 0,
    stages: [stage('901', 'Asked', 0, '0.2'), stage('902', 'Signed', 1, '1.0'), stage('903', 'Gone', 2, '0.0')],
  },
  {
    id: 'default',
    label: 'Sales Pipeline',
    displayOrder: 1,
    stages: [
      stage('closedwon', 'Closed Won', 5, '1.0'),
      stage('appointmentscheduled', 'Appointment Scheduled', 0, '0.2'),
      stage('qualifiedtobuy', 'Qualified To Buy', 1, '0.4'),
      stage('presentationscheduled', 'Presentation Scheduled', 2, '0.6'),
      stage('contractsent', 'Contract Sent', 4, '0.9'),
      stage('closedlost', 'Closed Lost', 6, '0.0'),
    ],
  },
];

const associationsSchema = z.array(
  z.strictObject({
    to: z.strictObject({ id: z.string() }),
    types: z.tuple([
      z.strictObject({ associationCategory: z.literal('HUBSPOT_DEFINED'), associationTypeId: z.literal(3) }),
    ]),
  }),
);
const creationSchema = z.strictObject({
  properties: z.record(z.string(), z.string()),
  associations: associationsSchema.default([]),
});
const changeSchema = z.strictObject({ properties: z.record(z.string(), z.string()) });
const definitionSchema = z.strictObject({
  name: z.string().regex(/^[a-z]\w*$/),
  label: z.string().min(1),
  groupName: z.literal('dealinformation'),
  type: z.literal('string'),
  fieldType: z.literal('text'),
  hasUniqueValue: z.boolean(),
});

const invalid = (message: string): Answered => [400, { status: 'error', category: 'VALIDATION_ERROR', message }];
const missing: Answered = [404, { status: 'error', category: 'OBJECT_NOT_FOUND' }];

export interface Deal {
  readonly properties: Properties;
  readonly contacts: ReadonlySet<string>;
}

/** HubSpot's deals as far as we call them: properties, stages, links and unique values are checked. */
export class HubSpotDealStore {
  readonly deals = new Map<string, Deal>();
  /** By name, whether its values are unique. */
  readonly properties = new Map([
    ['dealname', false],
    ['dealstage', false],
    ['pipeline', false],
    ['amount', false],
  ]);

  constructor(private readonly hasContact: (id: string) => boolean) {}

  /** Null for a call of something else. */
  answer(method: string, url: URL, body: string): Answered | null {
    const [, kind, rest = ''] =
      /^\/crm\/v3\/(objects|properties|pipelines)\/deals(?:\/(.+))?$/.exec(url.pathname) ?? [];
    const call = `${method} ${kind}`;
    if (kind === undefined) return null;
    if (call === 'GET pipelines' && rest === '') return [200, { results: pipelines }];
    if (call === 'GET properties') return this.#property(rest);
    if (call === 'POST properties') return this.#define(definitionSchema.parse(JSON.parse(body)));
    if (call === 'POST objects' && rest === '') return this.#create(creationSchema.parse(JSON.parse(body)));
    if (call === 'GET objects' && rest === '') return [200, { results: [] }];
    const idProperty = url.searchParams.get('idProperty');
    if (call === 'GET objects') return this.#found(rest, idProperty, (id, deal) => [200, { id, ...deal }]);
    if (call === 'PATCH objects')
      return this.#found(rest, idProperty, (id, deal) => this.#change(id, deal, changeSchema.parse(JSON.parse(body))));
    const [, dealId = '', contactId = ''] = /^(\d+)\/associations\/contacts\/(\d+)\/3$/.exec(rest) ?? [];
    if (call === 'PUT objects') return this.#found(dealId, null, (id, deal) => this.#link(id, deal, contactId));
    return [405, { status: 'error' }];
  }

  #property(name: string): Answered {
    const hasUniqueValue = this.properties.get(name);
    return hasUniqueValue === undefined ? missing : [200, { name, hasUniqueValue }];
  }

  #define({ name, hasUniqueValue }: z.infer<typeof definitionSchema>): Answered {
    if (this.properties.has(name)) return [409, { status: 'error', category: 'OBJECT_ALREADY_EXISTS' }];
    this.properties.set(name, hasUniqueValue);
    return [201, { name, hasUniqueValue }];
  }

  #create({ properties, associations }: z.infer<typeof creationSchema>): Answered {
    const wrong = this.#wrongWith(properties, null);
    if (wrong) return invalid(wrong);
    if (!properties['dealname'] || !properties['dealstage']) return invalid('dealname and dealstage are required');
    const contacts = associations.map(({ to }) => to.id);
    if (!contacts.every((id) => this.hasContact(id))) return invalid('There is no such contact');
    const id = String(randomInt(10_000_000, 99_999_999));
    this.deals.set(id, { properties, contacts: new Set(contacts) });
    return [201, { id, properties }];
  }

  #change(id: string, deal: Deal, { properties }: z.infer<typeof changeSchema>): Answered {
    const all = { ...deal.properties, ...properties };
    const wrong = this.#wrongWith(all, id);
    if (wrong) return invalid(wrong);
    this.deals.set(id, { ...deal, properties: all });
    return [200, { id, properties: all }];
  }

  #link(id: string, deal: Deal, contactId: string): Answered {
    if (!this.hasContact(contactId)) return missing;
    this.deals.set(id, { ...deal, contacts: new Set([...deal.contacts, contactId]) });
    return [200, { id }];
  }

  #found(named: string, idProperty: string | null, then: (id: string, deal: Deal) => Answered): Answered {
    if (idProperty !== null && this.properties.get(idProperty) !== true)
      return invalid(`${idProperty} is not a unique property`);
    const found = [...this.deals].find(([id, { properties }]) =>
      idProperty === null ? id === named : properties[idProperty] === decodeURIComponent(named),
    );
    return found ? then(...found) : missing;
  }

  #wrongWith(properties: Properties, own: string | null): string | null {
    for (const [name, value] of Object.entries(properties)) {
      const isUnique = this.properties.get(name);
      if (isUnique === undefined) return `Property "${name}" does not exist`;
      const others = [...this.deals].filter(([id]) => id !== own);
      if (isUnique && others.some(([, each]) => each.properties[name] === value)) return 'CONFLICTING_UNIQUE_VALUE';
    }
    const pipeline = pipelines.find(({ id }) => id === (properties['pipeline'] ?? 'default'));
    if (!pipeline?.stages.some(({ id }) => id === properties['dealstage'])) return 'No such stage in this pipeline';
    const { amount } = properties;
    return amount === undefined || /^\d+(?:\.\d+)?$/.test(amount) ? null : 'amount was not a valid number';
  }
}
