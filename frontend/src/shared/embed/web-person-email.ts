interface ForWebPerson {
  readonly name: string;
  readonly code: string;
  /** The websites that it may stand on; an origin each. */
  readonly websites: readonly string[];
}

const listed = new Intl.ListFormat('en-GB');

/** A mailto address: an email to whoever looks after the website, ready to be sent. */
export const webPersonEmail = ({ name, code, websites }: ForWebPerson): string => {
  const where = websites.length > 0 ? listed.format(websites.map((website) => new URL(website).host)) : 'our website';
  const lines = [
    'Hi,',
    '',
    `Please add our chat to ${where}. This line goes into every page, just before </body>:`,
    '',
    code,
    '',
    'It loads after the page and needs nothing else. Once it is in, a chat button shows in the corner of the page.',
    '',
    'Thanks,',
    name,
  ];
  return `mailto:?subject=${encodeURIComponent(`Chat for our website: ${name}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
};
