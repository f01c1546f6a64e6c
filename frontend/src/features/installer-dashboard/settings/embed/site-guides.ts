export interface SiteGuide {
  readonly value: 'wordpress' | 'wix' | 'squarespace' | 'html';
  readonly label: string;
  readonly steps: readonly string[];
  readonly note: string | null;
}

/** How the code gets onto a website, by what the website is made with. */
export const siteGuides: readonly SiteGuide[] = [
  {
    value: 'wordpress',
    label: 'WordPress',
    steps: [
      'In your WordPress dashboard, go to Plugins, Add New, and install a plugin that adds code to every page, such as WPCode.',
      'Open Code Snippets, then Header & Footer.',
      'Paste the code into the Footer box and press Save Changes.',
      'If you use a caching plugin, clear its cache.',
    ],
    note: 'On WordPress.com your plan has to allow plugins.',
  },
  {
    value: 'wix',
    label: 'Wix',
    steps: [
      'In your site’s dashboard, open Settings and choose Custom Code under Advanced.',
      'Press Add Custom Code and paste the code.',
      'Choose All pages, and Body - end as the place.',
      'Press Apply, then publish your site.',
    ],
    note: 'Wix needs a Premium plan and your own domain for this.',
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    steps: [
      'In your site’s menu, open Settings, Developer Tools, Code Injection (or search for “code injection”).',
      'Paste the code into the Footer box.',
      'Press Save.',
    ],
    note: 'Code Injection isn’t part of the smallest Squarespace plan.',
  },
  {
    value: 'html',
    label: 'Plain HTML',
    steps: [
      'Open each page of your website, or the footer that they share, in an editor.',
      'Paste the code just before </body>.',
      'Save and upload the files.',
    ],
    note: null,
  },
];
