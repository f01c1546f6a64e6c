import { definitionOf } from '@pilotlight/notifications/event-types';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { renderedEmail } from '@pilotlight/notifications/render';
import { sampleValues, variables } from '@pilotlight/notifications/variables';
import { htmlOf } from '../backend/src/notifications/delivery/outgoing';
import { PublicAddress } from '../backend/src/http/public-address';

const address = new PublicAddress('https://pilotlight.example', false);

/** Every email as the product sends it until an admin puts it otherwise, with the variables' samples. */
export const defaultEmails = [...defaultTemplates].map(([eventType, { name, channels }]) => {
  const { audience = 'installer', variables: names = [] } = definitionOf(eventType) ?? {};
  const message = renderedEmail(channels.email, sampleValues(names));
  const installerName = variables.business_name.sample;
  const unsubscribeUrl = audience === 'visitor' ? address.of('/unsubscribe/token') : null;
  const html = htmlOf(message, { installerName, audience, eventType, eventName: name }, address, unsubscribeUrl);
  return { name, html };
});

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page that shows emails as a mail program does, each in a frame of its own. */
export const pageOf = (emails: typeof defaultEmails, { width, height }: { width: number; height: number }): string => {
  const frames = emails.map(
    ({ name, html }) =>
      `<figure><figcaption>${name}</figcaption><iframe title="${name}" srcdoc="${escaped(html)}"></iframe></figure>`,
  );
  return `<!doctype html><html lang="en-GB"><meta name="color-scheme" content="light dark"><title>Emails</title><style>
    body{margin:0;font:600 14px system-ui,sans-serif}h1{position:absolute;opacity:0;margin:0}figure{margin:0}
    main{display:grid;grid-template-columns:repeat(auto-fill,${width}px);gap:20px;justify-content:center}
    iframe{width:${width}px;height:${height}px;margin-top:8px;border:0}</style><main><h1>Emails</h1>${frames.join('')}</main>`;
};
