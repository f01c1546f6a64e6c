import type { Configuration } from '@pilotlight/contracts/configuration';

const placeholders = /change[-_ ]?me|example|default|password|pilotlight|secret/i;

const weak = (value: string, bytes: number): boolean =>
  Buffer.byteLength(value) < bytes || new Set(value).size < 8 || (value.length < 64 && placeholders.test(value));

/** What keeps production from starting: a line for each variable that is missing, default or weak, never its value. */
export const productionFaults = (configuration: Configuration): string[] => {
  const faults: string[] = [];
  const secret = (
    name: 'ADMIN_PASSWORD' | 'ADMIN_TOKEN' | 'AUDITOR_PASSWORD' | 'MASTER_KEY',
    least: number,
    unit: string,
  ): void => {
    const value = configuration[name];
    if (!value) faults.push(`${name} is missing`);
    else if (weak(value, least)) faults.push(`${name} is weak: at least ${least} ${unit}, random, no sample value`);
  };
  if (!configuration.ADMIN_EMAIL) faults.push('ADMIN_EMAIL is missing');
  secret('ADMIN_PASSWORD', 16, 'characters');
  secret('ADMIN_TOKEN', 32, 'bytes');
  // Without an auditor there is nothing to be guessed; half of one is a mistake.
  if (configuration.AUDITOR_EMAIL) secret('AUDITOR_PASSWORD', 16, 'characters');
  else if (configuration.AUDITOR_PASSWORD) faults.push('AUDITOR_EMAIL is missing');
  secret('MASTER_KEY', 32, 'bytes');
  if (!configuration.PUBLIC_URL) faults.push('PUBLIC_URL is missing');
  else if (!configuration.PUBLIC_URL.startsWith('https://') && !isLoopback(configuration.PUBLIC_URL))
    faults.push('PUBLIC_URL must begin with https://');
  return faults;
};

const isLoopback = (url: string): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);
