import { escapedHtml } from '@pilotlight/notifications/email-html';

/** Its address: the content security policy takes no styles from the page itself. */
export const unsubscribeStylesPath = '/unsubscribe.css';

/** The house's colours, as in the portals. */
export const unsubscribeStyles = `:root{color-scheme:light dark;--ink:#0b1f33;--text:#14263a;--page:#f7f6f3;--surface:#fff;--line:#e4e1da;--flame:#006fa8;--on-flame:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9f0f6;--text:#e2eaf1;--page:#0a1520;--surface:#101f2d;--line:#1e3243;--flame:#5cccf7;--on-flame:#04202f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text);font:400 16px/24px 'Inter Variable',Inter,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow-wrap:break-word}
.sender{margin:0 0 24px;font-weight:600;color:var(--ink)}
h1{margin:0 0 8px;font-size:24px;line-height:32px;font-weight:650;color:var(--ink)}
p{margin:0 0 24px}
p:last-child{margin:0}
button{width:100%;min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--flame);color:var(--on-flame);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid var(--flame);outline-offset:2px}
`;

/** What whoever stops them presses. */
export const stopWording = 'Stop emails';

const page = (sender: string, title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title><link rel="icon" href="/mark.svg"><link rel="stylesheet" href="${unsubscribeStylesPath}"></head><body><main><p class="sender">${escapedHtml(sender)}</p><h1>${title}</h1>${body}</main></body></html>`;

export const askPage = (installer: string): string =>
  page(
    installer,
    'Stop these emails?',
    `<p>${escapedHtml(installer)} will send no more emails to this address.</p><form method="post"><button>${stopWording}</button></form>`,
  );

export const donePage = (installer: string): string =>
  page(
    installer,
    'No more emails',
    `<p>${escapedHtml(installer)} sends no more emails to this address. You can close this page.</p>`,
  );

export const invalidPage = (): string =>
  page('Pilotlight', 'This link is not valid any more', '<p>Please use the link in the newest email.</p>');
