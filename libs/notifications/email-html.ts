export interface EmailFrame {
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  /** Such as https://pilotlight.example/: a link of ours at the end of a paragraph becomes a button. */
  readonly ownLinks: string;
  readonly linkLabel: string;
  readonly sender: string;
  readonly footer: string;
  /** Where its reader says that no more is to come; null where it can't be stopped so. */
  readonly unsubscribeUrl?: string | null;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const font = `font-family:'Inter',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

const paragraphOf = (words: string): string =>
  `<p class="text" style="margin:0 0 20px;${font};font-size:16px;line-height:24px;color:#14263a">${words}</p>`;

const cardOf = ([first = '', ...rest]: readonly string[]): string =>
  `<div class="card" style="margin:0 0 20px;padding:16px;border-radius:8px;background:#f1efea;${font};font-size:16px;line-height:24px;color:#14263a"><strong>${first}</strong><br>${rest.join('<br>')}</div>`;

const buttonOf = (link: string, label: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="button" style="border-radius:8px;background:#00aeef"><a href="${escapedHtml(link)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:600;color:#0b1f33;text-decoration:none">${escapedHtml(label)}</a></td></tr></table>`;

const blockOf = (paragraph: string, { ownLinks, linkLabel }: EmailFrame): string => {
  const found = /^([\s\S]*?):?\s*(https?:\/\/\S+)$/u.exec(paragraph);
  const [, before = '', link = ''] = found ?? [];
  const isOwn = link.startsWith(ownLinks) || link.startsWith('https://pilotlight.example/');
  const words = isOwn ? before.trim() : paragraph;
  const lines = words.split('\n').map(escapedHtml);
  const said = lines.length > 1 ? cardOf(lines) : paragraphOf(isOwn && words ? `${lines[0]}.` : (lines[0] ?? ''));
  return `${words ? said : ''}${isOwn ? buttonOf(link, linkLabel) : ''}`;
};

const stopOf = ({ unsubscribeUrl }: EmailFrame): string =>
  unsubscribeUrl
    ? ` <a class="foot" href="${escapedHtml(unsubscribeUrl)}" style="color:#55636f">Stop these emails</a>`
    : '';

const darkStyles = `@media (prefers-color-scheme:dark){.page{background:#0a1520!important}.sheet{background:#101f2d!important;border-color:#1e3243!important}.text,.brand{color:#e2eaf1!important}.card{background:#0c1925!important;color:#e2eaf1!important}.foot{color:#9fb0bf!important}}`;

/** Tables, which every client draws, 320 px and wider, light and dark. Words are escaped; links are ours alone; nothing is fetched. */
export const emailHtml = (frame: EmailFrame): string => {
  const blocks = frame.text
    .trim()
    .split(/\n{2,}/u)
    .map((paragraph) => blockOf(paragraph.trim(), frame))
    .join('');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapedHtml(frame.subject)}</title><style>${darkStyles}</style></head><body class="page" style="margin:0;padding:0;background:#f7f6f3"><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f7f6f3"><tr><td align="center" style="padding:24px 12px"><table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e4e1da;border-radius:12px"><tr><td style="padding:24px"><p class="brand" style="margin:0 0 20px;${font};font-size:16px;font-weight:600;color:#0b1f33">${escapedHtml(frame.sender)}</p>${blocks}<p class="foot" style="margin:0;${font};font-size:13px;line-height:20px;color:#55636f">${escapedHtml(frame.footer)}${stopOf(frame)}</p></td></tr></table></td></tr></table></body></html>`;
};
