import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AuditedEvent, AuditedField, AuditedKey, EventCausation } from '@pilotlight/contracts/http/audit';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import { AuditReader, type AuditedEntry } from '@pilotlight/projections/audit/audit.reader';
import { platform } from '@pilotlight/projections/read-database';
import { InstallerSystems } from '../installers/installer-systems';
import { noSuchInstaller } from '../installers/no-such-installer';
import { AuditorAccount } from '../sessions/auditor-account';
import { EventLog } from '../write-side/event-log';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import { auditedFields } from './audited-fields';
import { ChainOfEvents } from './chain-of-events';
import { PersonalDataAccessLog } from './personal-data-access-log';
import { causationGraphOf, otherEndOf } from './causation-graph';
import { noteOf } from './causation-notes';
import { compareStates } from './state-comparison';

/** Events in one graph: nobody draws more. */
const graphLimit = 40;

@Injectable()
export class Audit {
  constructor(
    private readonly reader: AuditReader,
    private readonly log: EventLog,
    private readonly chain: ChainOfEvents,
    private readonly looks: PersonalDataAccessLog,
    private readonly auditor: AuditorAccount,
    private readonly systems: InstallerSystems,
  ) {}

  async event(eventId: string): Promise<AuditedEvent> {
    const { correlationId: _correlation, causationId: _causation, ...entry } = await this.#entry(eventId);
    const [recorded, story, link] = await Promise.all([
      this.#recorded(entry),
      this.#causation(eventId),
      entry.installerId === null ? null : this.chain.linkOf(entry.installerId, eventId),
    ]);
    const { actor } = recorded ?? entry;
    const byKey = await this.#keyOf(entry.installerId, actor.key);
    return { event: { ...entry, actor, byKey, fields: recorded && auditedFields(recorded, false) }, story, link };
  }

  /** The access is durable before a word is shown. */
  async eventPersonalData(eventId: string, context: RequestContext): Promise<{ fields: AuditedField[] }> {
    this.#mayLook();
    const entry = await this.#entry(eventId);
    const recorded = await this.#recorded(entry);
    if (!recorded || entry.installerId === null) throw new Refused('There is nothing personal to show here');
    await this.looks.write({ slug: entry.installerId, eventId, accountAt: null }, context);
    return { fields: auditedFields(recorded, true) };
  }

  async installer(slug: string, at: string): Promise<StateComparison> {
    return await this.#compared(slug, at, false);
  }

  async installerPersonalData(slug: string, at: string, context: RequestContext): Promise<StateComparison> {
    this.#mayLook();
    const shown = await this.#compared(slug, at, true);
    await this.looks.write({ slug, eventId: null, accountAt: shown.was.at }, context);
    return shown;
  }

  /** The log holds the id alone: what the key is called is forgotten with it. */
  async #keyOf(slug: string | null, id: string | undefined): Promise<AuditedKey | null> {
    if (id === undefined) return null;
    const keys = slug === null ? [] : await this.systems.list(slug);
    const { name = null, ending = null } = keys.find((key) => key.id === id) ?? {};
    return { id, name, ending };
  }

  #mayLook(): void {
    if (!this.auditor.seesPersonalData) throw new Refused('Your role may not see personal data', 'forbidden');
  }

  async #compared(slug: string, at: string, sees: boolean): Promise<StateComparison> {
    const began = performance.now();
    const events = await this.log.readStream(installerStream(slug));
    if (events.length === 0) throw noSuchInstaller();
    const compared = compareStates(events, { at, now: new Date().toISOString(), sees });
    return { ...compared, took: performance.now() - began };
  }

  async #entry(eventId: string): Promise<AuditedEntry> {
    const entry = await this.reader.entry(platform, eventId);
    if (!entry) throw new Refused('No such event', 'not-found');
    return entry;
  }

  async #recorded({ stream, revision }: Pick<AuditedEntry, 'stream' | 'revision'>): Promise<RecordedEvent | null> {
    const { events } = await readableEvents(this.log, stream, revision, 1);
    return events[0] ?? null;
  }

  async #causation(eventId: string): Promise<EventCausation> {
    const focus = await this.#entry(eventId);
    const own = await this.reader.related(platform, focus.correlationId, graphLimit + 1);
    const end = otherEndOf(focus);
    const other = end && (await this.reader.neighbour(platform, focus, end.type, end.way));
    const others = other ? await this.reader.related(platform, other.correlationId, graphLimit / 2) : [];
    const told = [focus, ...(other ? [other] : []), ...own.slice(0, graphLimit), ...others];
    const entries = [...new Map(told.map((entry) => [entry.id, entry])).values()];
    const events = await this.#events(entries);
    const noted = ({ id }: AuditedEntry): string => {
      const event = events.get(id);
      return event ? noteOf(event) : '';
    };
    const acted = entries.map((entry) => ({ ...entry, actor: events.get(entry.id)?.actor ?? entry.actor }));
    return causationGraphOf(acted, noted, own.length > graphLimit);
  }

  async #events(entries: readonly AuditedEntry[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    const spans = new Map<string, { first: number; last: number }>();
    for (const { stream, revision } of entries) {
      const { first, last } = spans.get(stream) ?? { first: revision, last: revision };
      spans.set(stream, { first: Math.min(first, revision), last: Math.max(last, revision) });
    }
    const read = await Promise.all(
      [...spans].map(([stream, { first, last }]) => readableEvents(this.log, stream, first, last - first + 1)),
    );
    return new Map(read.flatMap(({ events }) => events.map((event) => [event.id, event] as const)));
  }
}
