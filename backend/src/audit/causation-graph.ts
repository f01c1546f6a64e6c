import type { AuditEntry, EventCausation } from '@pilotlight/contracts/http/audit';
import type { AuditedEntry } from '@pilotlight/projections/audit/audit.reader';

type Outside = EventCausation['outside'][number];

const lasting = [{ begins: 'InstallerSuspended', ends: 'InstallerResumed', what: 'suspended' }] as const;

export const otherEndOf = ({ type }: Pick<AuditEntry, 'type'>): { type: string; way: 'after' | 'before' } | null => {
  for (const { begins, ends } of lasting) {
    if (type === begins) return { type: ends, way: 'after' };
    if (type === ends) return { type: begins, way: 'before' };
  }
  return null;
};

const callers: Readonly<Record<AuditEntry['actor']['kind'], readonly [title: string, note: string] | null>> = {
  visitor: ['Visitor', 'wrote in the chat'],
  installer: ['Installer', 'at the dashboard'],
  admin: ['Admin', 'at the dashboard'],
  auditor: ['Auditor', 'at the audit'],
  assistant: null,
  system: null,
};

const ownSystem = ['Installer', 'by an API key'] as const;

const outsideOf = ({ actor, correlationId, at }: AuditedEntry): Outside | null => {
  const caller = actor.key === undefined ? callers[actor.kind] : ownSystem;
  return caller && { id: `call-${correlationId}`, title: caller[0], note: caller[1], at };
};

const causeOf = (entry: AuditedEntry, entries: readonly AuditedEntry[]): string | null => {
  if (entry.causationId !== null) return entries.some(({ id }) => id === entry.causationId) ? entry.causationId : null;
  const message = entries.find(
    ({ type, correlationId, stream, revision }) =>
      type === 'VisitorMessageReceived' &&
      correlationId === entry.correlationId &&
      stream === entry.stream &&
      revision < entry.revision,
  );
  return message?.id ?? outsideOf(entry)?.id ?? null;
};

const spansOf = (entries: readonly AuditedEntry[]): EventCausation['spans'] =>
  lasting.flatMap(({ begins, ends, what }) =>
    entries.flatMap((from) => {
      if (from.type !== begins) return [];
      const to = entries.find(
        ({ type, stream, revision }) => type === ends && stream === from.stream && revision > from.revision,
      );
      return to ? [{ from: from.id, to: to.id, what, lasted: Date.parse(to.at) - Date.parse(from.at) }] : [];
    }),
  );

/** Cause to effects, in log order; every outside fact stands once. */
export const causationGraphOf = (
  entries: readonly AuditedEntry[],
  noteOf: (entry: AuditedEntry) => string,
  more: boolean,
): EventCausation => {
  const inOrder = entries.toSorted((one, other) => one.number - other.number);
  const outside = new Map<string, Outside>();
  const events = inOrder.map((entry) => {
    const causedBy = causeOf(entry, inOrder);
    const fact = outsideOf(entry);
    if (fact && causedBy === fact.id && !outside.has(fact.id)) outside.set(fact.id, fact);
    const { correlationId: _correlation, causationId: _causation, ...shown } = entry;
    return { ...shown, note: noteOf(entry), causedBy };
  });
  return { events, outside: [...outside.values()], spans: spansOf(inOrder), more };
};
