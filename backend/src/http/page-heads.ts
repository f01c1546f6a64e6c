/** What search engines and shared links read of a page. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Kept out of searches: a door for few. */
  readonly unlisted?: true;
}

const assistant = 'Pilotlight, the chat assistant for heating installers';
const ofHome =
  'Pilotlight answers the visitors of heating firms’ websites day and night, asks what a quote needs, and passes the leads on, graded.';

const heads: Readonly<Record<string, PageHead>> = {
  '/': { title: 'Website chat for heating firms · Pilotlight', description: ofHome },
  '/installer/register': {
    title: 'Register your business · Pilotlight',
    description:
      'Put Pilotlight’s chat on your heating firm’s website: £20 + VAT a month, no setup fee, cancel any time. Register in three steps.',
  },
  '/installer/login': {
    title: 'Sign in · Installers · Pilotlight',
    description: 'Heating installers sign in here for their conversations, graded leads, visits and settings.',
  },
  '/admin/login': {
    title: 'Sign in · Admin · Pilotlight',
    description: 'Platform admins sign in here to manage installers, prompts, messages and leads.',
    unlisted: true,
  },
};

/** Each page that a search may find, the front doors first. */
export const listedPages: readonly string[] = [
  '/',
  '/portal',
  ...Object.keys(heads).filter((path) => path !== '/' && !heads[path]?.unlisted),
  '/installer',
];

/** The two names of the home page are one page. */
const samePage = (path: string): string => (path === '/admin' ? '/' : path);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const property = (name: string, value: string): string => `<meta property="og:${name}" content="${escaped(value)}">`;

/** Where the page is, and its picture: both need the address that people use, which no build knows. */
const whereabouts = (publicUrl: string, path: string): readonly string[] => [
  `<link rel="canonical" href="${escaped(publicUrl + path)}">`,
  property('url', publicUrl + path),
  property('image', `${publicUrl}/share.jpg`),
  property('image:width', '1200'),
  property('image:height', '630'),
  property('image:alt', 'Pilotlight: a chat on a heating firm’s website, and the job sheet it fills'),
  '<meta name="twitter:card" content="summary_large_image">',
];

const titleTag = /<title>[^<]*<\/title>/;

/** A landing page as the build rendered it, with its whereabouts. */
export const withWhereabouts = (page: string, publicUrl: string, path: string): string =>
  page.replace(titleTag, (title) => [title, ...whereabouts(publicUrl, path)].join('\n'));

export interface HeadedPage {
  readonly text: string;
  readonly listed: boolean;
}

/** A screen of the portals as its address is told to search engines; one that isn't for everybody says its name alone. */
export const withHead = (page: string, publicUrl: string, path: string): HeadedPage => {
  const own = samePage(path.length > 1 ? path.replace(/\/$/, '') : path);
  const head = heads[own];
  const description = `<meta name="description" content="${escaped(head?.description ?? assistant)}">`;
  if (!head) return { text: page.replace(titleTag, (title) => `${title}\n${description}`), listed: false };
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    description,
    property('type', 'website'),
    property('site_name', 'Pilotlight'),
    property('locale', 'en_GB'),
    property('title', head.title),
    property('description', head.description),
    ...whereabouts(publicUrl, own),
  ];
  return { text: page.replace(titleTag, () => lines.join('\n')), listed: !head.unlisted };
};
