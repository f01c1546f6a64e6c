import { gradeNames } from '@pilotlight/contracts/values/grade-names';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { LeadSummary } from '../../conversations/leads/lead-summary';
import type { InstallerContact } from '../../installers/installer-profiles';
import type { Values } from '@pilotlight/notifications/variables';

export const hazardNames: Readonly<Record<Hazard, string>> = {
  gas: 'Smell of gas',
  'carbon-monoxide': 'Carbon monoxide',
  fire: 'Fire',
  'water-electrics': 'Water near electrics',
  'lpg-oil': 'LPG or oil leak',
};

export const leadValues = (lead: LeadSummary, installer: InstallerContact, link: string): Values => ({
  first_name: lead.firstName ?? 'A visitor',
  full_name: lead.fullName ?? 'A visitor',
  phone: lead.phone ? phoneInWords(lead.phone) : 'no number yet',
  email: lead.email ?? 'no email yet',
  postcode: lead.postcode ?? 'no postcode yet',
  need: lead.need ?? 'Not said yet what for',
  best_time: lead.bestTime ?? 'any time',
  grade: lead.grade ? gradeNames[lead.grade] : 'New',
  job_sheet: `${lead.jobSheet}%`,
  hazard: lead.hazard ? hazardNames[lead.hazard] : 'Vulnerable household without heating',
  last_words: lead.lastWords,
  messages: String(lead.messages),
  ...installerValues(installer, link),
});

export const installerValues = (installer: InstallerContact, link: string): Values => ({
  business_name: installer.name,
  contact_name: installer.contactName ?? installer.name,
  business_phone: installer.customersRing ?? 'us',
  link,
});
