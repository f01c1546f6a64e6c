import type { Installer } from '@pilotlight/contracts/http/installers';
import type { WebsiteCheck } from '@pilotlight/contracts/http/website-check';
import type { PageScript } from '../gateways/web-pages/page-scripts';
import type { ScriptsRead } from '../gateways/web-pages/web-pages';

type Embedded = Pick<Installer, 'slug' | 'apiKey' | 'allowedDomains'>;

/** The current one, or a build that the page has pinned. */
const loader = /\/widget\/(v\/[\da-f]+\/)?pilotlight\.js$/;

/** From whichever host: a platform may have several names. Shop systems append a version to it. */
const isLoader = ({ src }: PageScript): boolean => loader.test(src.split(/[?#]/, 1)[0] ?? '');

const outcomeOf = (scripts: readonly PageScript[], { slug, apiKey }: Embedded): WebsiteCheck['outcome'] => {
  const loaders = scripts.filter(isLoader);
  if (loaders.some(({ installer, key }) => installer === slug && key === apiKey)) return 'found';
  return loaders.length > 0 ? 'other-key' : 'not-found';
};

/** What a website's first page says of the embed code that should be on it. */
export const embedFound = (read: ScriptsRead, installer: Embedded): Omit<WebsiteCheck, 'website' | 'at'> => {
  if (read.kind === 'unread') return { outcome: 'unreached', problem: read.problem, sendsTo: null };
  const { origin, scripts } = read;
  return {
    outcome: outcomeOf(scripts, installer),
    problem: null,
    sendsTo: installer.allowedDomains.includes(origin) ? null : origin,
  };
};
