import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import type { SystemLead } from '@pilotlight/contracts/http/public-api';
import { postcodeAreaTowns } from '@pilotlight/contracts/values/postcode-area-towns';
import type { QueryConfig } from 'pg';
import type { LeadRow as LeadOfTable } from './leads.table';

/** A lead as it is read, whoever it is shown to. */
export type StoredLead = Omit<LeadOfTable, 'lead_at' | 'symptoms' | 'first_words' | 'search' | 'terms'> & {
  readonly lead_at: string;
  readonly installer_name: string | null;
};

/** Those that are leads still, in the order of the ids. */
export const leadsByIds = (ids: readonly string[]): QueryConfig => ({
  text: `select lead.session_id, lead.slug, lead.lead_at, lead.started_at, lead.submitted_at, lead.changed_at, lead.grade, lead.intent,
       lead.stage, lead.lost_reason, lead.area, lead.emergency, lead.facts, lead.topic, installer.name as installer_name
  from read.leads lead left join read.installers installer on installer.slug = lead.slug
 where lead.session_id = any($1::uuid[]) and lead.lead_at is not null
 order by array_position($1::uuid[], lead.session_id)`,
  values: [ids],
});

const nameOf = ({ facts }: StoredLead): string => [facts.first_name, facts.last_name].filter(Boolean).join(' ');

const onTheWay = ({ grade, intent, stage, emergency }: StoredLead) => ({
  grade: grade === 'none' ? null : grade,
  intent: intent === 'none' ? null : intent,
  stage,
  emergency,
});

const given = (
  row: Readonly<Record<'name' | 'phone' | 'email' | 'postcode' | 'place' | 'topic', string | undefined>>,
) => Object.fromEntries(Object.entries(row).filter(([, value]) => Boolean(value)));

export const hubLeadOf = (stored: StoredLead): LeadRow => {
  const { phone, email, postcode, address } = stored.facts;
  return {
    sessionId: stored.session_id,
    installerId: stored.slug,
    installerName: stored.installer_name ?? stored.slug,
    ...given({
      name: nameOf(stored),
      phone,
      email,
      postcode,
      place: address ?? postcodeAreaTowns.get(stored.area),
      topic: stored.topic,
    }),
    ...onTheWay(stored),
    lostReason: stored.lost_reason,
    leadAt: stored.lead_at,
  };
};

export const systemLeadOf = (stored: StoredLead): SystemLead => {
  const {
    first_name: _first,
    last_name: _last,
    email = null,
    phone = null,
    postcode = null,
    ...details
  } = stored.facts;
  return {
    id: stored.session_id,
    ...onTheWay(stored),
    name: nameOf(stored) || null,
    email,
    phone,
    postcode,
    details,
    createdAt: stored.started_at,
    submittedAt: stored.submitted_at,
    updatedAt: stored.changed_at,
  };
};
