import { poundsOf } from '@pilotlight/contracts/values/money';
import { escapedHtml } from '@pilotlight/notifications/email-html';
import type { Account, LedgerInvoice } from '../gateways/payments/local/account';
import type { Confirmed } from '../gateways/payments/local/card-payment';

/** The content security policy takes no styles from the page itself. */
export const portalStylesPath = '/test-payments/portal.css';

export const portalStyles = `:root{color-scheme:light dark;--text:#14263a;--page:#f7f6f3;--surface:#fff;--line:#e4e1da;--flame:#006fa8;--on-flame:#fff;--bad:#a3261b}
@media (prefers-color-scheme:dark){:root{--text:#e2eaf1;--page:#0a1520;--surface:#101f2d;--line:#1e3243;--flame:#5cccf7;--on-flame:#04202f;--bad:#ff9c8f}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--page);color:var(--text);font:400 16px/24px 'Inter Variable',Inter,system-ui,sans-serif}
main{max-width:520px;margin:24px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow-wrap:break-word}
.test{display:inline-block;padding:2px 8px;border:1px solid var(--line);border-radius:99px;font-size:14px}
h1{font-size:24px;line-height:32px}h2{font-size:16px;margin:24px 0 8px}
label{display:block;margin:0 0 12px;font-size:14px}input{display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--page);color:inherit;font:inherit}
table{width:100%;border-collapse:collapse}td{padding:8px 0;border-top:1px solid var(--line)}td:last-child{text-align:right}
button{min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--flame);color:var(--on-flame);font:inherit;font-weight:600;cursor:pointer}
a{color:var(--flame)}.bad{color:var(--bad)}
`;

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });

const standings = { open: 'Open', paid: 'Paid', void: 'Void', uncollectible: 'Not collected' } as const;

const lineOf = ({ createdAt, amount, standing, refunded }: LedgerInvoice): string =>
  `<tr><td>${london.format(createdAt)}</td><td>${poundsOf(amount)}</td><td>${refunded > 0 ? 'Refunded' : standings[standing]}</td></tr>`;

const outcomeOf = (changed: Confirmed | null): string => {
  if (!changed) return '';
  if (changed.status === 'succeeded') return '<p role="status">Your card is saved, and nothing is owed.</p>';
  return `<p role="alert" class="bad">${escapedHtml(changed.message ?? 'This card needs authentication, which this page does not do. Please take another.')}</p>`;
};

export const portalPage = (account: Account | null, returnUrl: string, changed: Confirmed | null): string => {
  const invoices = account?.invoices.toReversed() ?? [];
  const card = account?.card;
  const fields = [
    ['number', 'Card number', 'cc-number'],
    ['expMonth', 'Expiry month', 'cc-exp-month'],
    ['expYear', 'Expiry year', 'cc-exp-year'],
    ['cvc', 'Security code', 'cc-csc'],
  ].map(
    ([name = '', label = '', auto = '']) =>
      `<label>${label}<input name="${name}" autocomplete="${auto}" inputmode="numeric" required></label>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Your card and invoices</title><link rel="icon" href="/mark.svg"><link rel="stylesheet" href="${portalStylesPath}"></head><body><main><p class="test">Test payments</p><h1>Your card and invoices</h1>${outcomeOf(changed)}<p>${card ? `Card ending in ${escapedHtml(card.last4)}` : 'No card is saved.'}</p><form method="post"><h2>Change the card</h2>${fields.join('')}<button>Save card</button></form><h2>Invoices</h2><table>${invoices.map(lineOf).join('')}</table><p><a href="${escapedHtml(returnUrl)}">Back to Pilotlight</a></p></main></body></html>`;
};
