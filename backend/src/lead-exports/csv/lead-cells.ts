import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { lostReasonNames } from '@pilotlight/contracts/values/lost-reason';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { writtenPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import type { ExportedLead } from '@pilotlight/projections/leads/lead-export.reader';
import { csvPhone } from '../../http/csv';

const headings = [
  'Date',
  'Time',
  'First name',
  'Last name',
  'Phone',
  'Email',
  'Postcode',
  'Place',
  'About',
  'Grade',
  'Enquiry',
  'Stage',
  'Won (£)',
  'Lost because',
  'Emergency',
  'Reference',
];

/** With a column for whose the leads are, where they are of several. */
export const headingsOf = (ofAll: boolean): readonly string[] => (ofAll ? [...headings, 'Installer'] : headings);

/** Most are British: the library that knows the others takes a hundred times as long. */
const phoneCell = (phone: string): string => {
  const british = phoneInWords(phone);
  return british === phone ? csvPhone(writtenPhone(phone)) : british;
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cellsOfLead = (lead: ExportedLead, ofAll: boolean): readonly string[] => {
  const cells = [
    lead.day,
    lead.time,
    lead.firstName ?? '',
    lead.lastName ?? '',
    lead.phone ? phoneCell(lead.phone) : '',
    lead.email ?? '',
    lead.postcode ?? '',
    lead.place ?? '',
    lead.topic,
    lead.grade === 'none' ? '' : gradeNames[lead.grade],
    lead.intent === 'none' ? '' : capitalised(lead.intent),
    leadStageNames[lead.stage],
    lead.wonPence === null ? '' : (lead.wonPence / 100).toFixed(2),
    lead.lostReason ? lostReasonNames[lead.lostReason] : '',
    lead.emergency ? 'yes' : '',
    lead.sessionId,
  ];
  return ofAll ? [...cells, lead.installer] : cells;
};
