import type { DialogueInput } from './dialogue';
import { noJob } from './job-kind';

type Job = Pick<DialogueInput, 'intent' | 'subIntent' | 'facts' | 'jobFacts'>;

export const isAboutAJob = ({ intent, subIntent, jobFacts }: Job): boolean => {
  if (jobFacts.job_type || jobFacts.symptoms) return true;
  return intent !== null && intent !== 'general' && !noJob.has(subIntent);
};

export const isUnclearJob = ({ intent, subIntent, facts, jobFacts }: Job): boolean => {
  if (jobFacts.job_type || jobFacts.symptoms || facts.fault_code || noJob.has(subIntent)) return false;
  if (intent === 'booking') return subIntent !== 'landlord-certificate';
  return intent === null || intent === 'general';
};
