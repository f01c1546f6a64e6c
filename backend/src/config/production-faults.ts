import { type Configuration, sampleLogins } from '@pilotlight/contracts/configuration';
import { masterKeyFault, secretFault } from '@pilotlight/contracts/secret-strength';

type Unit = 'characters' | 'bytes';

/** A line for each variable that is missing, default or weak, never its value. */
export const productionFaults = (configuration: Configuration): string[] => {
  const faults: string[] = [];
  const refuse = (fault: string | null): void => {
    if (fault !== null) faults.push(fault);
  };
  const { ADMIN_EMAIL, ADMIN_TOKEN, AUDITOR_EMAIL, MASTER_KEY } = configuration;
  const secret = (name: 'ADMIN_PASSWORD' | 'ADMIN_TOKEN' | 'AUDITOR_PASSWORD', least: number, unit: Unit): void =>
    refuse(secretFault(name, configuration[name], least, unit));
  if (!ADMIN_EMAIL) faults.push('ADMIN_EMAIL is missing');
  else if (ADMIN_EMAIL.toLowerCase() === sampleLogins.admin)
    faults.push('ADMIN_EMAIL is the default: name a mailbox of your own');
  secret('ADMIN_PASSWORD', 16, 'characters');
  secret('ADMIN_TOKEN', 32, 'bytes');
  // Without an auditor there is nothing to be guessed; half of one is a mistake.
  if (AUDITOR_EMAIL?.toLowerCase() === sampleLogins.auditor)
    faults.push('AUDITOR_EMAIL is the default: name a mailbox of your own');
  if (AUDITOR_EMAIL) secret('AUDITOR_PASSWORD', 16, 'characters');
  else if (configuration.AUDITOR_PASSWORD) faults.push('AUDITOR_EMAIL is missing');
  refuse(masterKeyFault(MASTER_KEY));
  if (MASTER_KEY && MASTER_KEY === ADMIN_TOKEN) faults.push('MASTER_KEY is the same as ADMIN_TOKEN; give it its own');
  if (!configuration.PUBLIC_URL) faults.push('PUBLIC_URL is missing');
  else if (!configuration.PUBLIC_URL.startsWith('https://') && !isLoopback(configuration.PUBLIC_URL))
    faults.push('PUBLIC_URL must begin with https://');
  if (configuration.GOOGLE_API_BASE) faults.push('GOOGLE_API_BASE is for tests alone: remove it');
  if (configuration.HUBSPOT_API_BASE) faults.push('HUBSPOT_API_BASE is for tests alone: remove it');
  if (configuration.STRIPE_API_BASE) faults.push('STRIPE_API_BASE is for tests alone: remove it');
  return faults;
};

const isLoopback = (url: string): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);
