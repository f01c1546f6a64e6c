import type { NotificationTemplate, TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import { emailFooter } from '@pilotlight/notifications/email-footer';
import { emailHtml } from '@pilotlight/notifications/email-html';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { renderedEmail } from '@pilotlight/notifications/render';
import type { ShownEmail } from '../../../shared/messages/EmailView';
import { type PreviewSample, withUnknown } from './preview-samples';
import { rendering } from './rendering';
import { unknownNames } from './template-text';

const missing = (name: string): string =>
  `<span style="padding:0 4px;border-radius:4px;background:#fdeceb;color:#b3261e;font-weight:600">${name}?</span>`;

/** A name that stands for nothing leaps to the eye; it is one word, so that the HTML stays as it is. */
const marked = (html: string, unknown: readonly string[]): string =>
  unknown.filter((name) => /^\w+$/.test(name)).reduce((so, name) => so.replaceAll(`${name}?`, missing(name)), html);

/** An email as its reader gets it, in the frame that all of ours have. */
export const emailPreview = (
  { eventType, name, variables }: NotificationTemplate,
  email: TemplateChannels['email'],
  sample: PreviewSample,
): ShownEmail => {
  const unknown = unknownNames(`${email.subject}\n${email.body}`, variables);
  const values = withUnknown(sample, unknown);
  const business = values['business_name'] ?? 'the installer';
  const { audience = 'installer', linkLabel = 'Open' } = definitionOf(eventType) ?? {};
  const forVisitor = audience === 'visitor';
  const subject = rendering(() => renderedEmail(email, values).subject ?? '', email.subject);
  const from = forVisitor ? business : 'Pilotlight';
  const html = emailHtml({
    subject,
    text: rendering(() => renderedEmail({ ...email, subject: '' }, values).text, email.body),
    ownLinks: `${window.location.origin}/`,
    linkLabel,
    sender: from,
    footer: emailFooter({ audience, eventType, eventName: name, installerName: business }),
  });
  return {
    from,
    to: forVisitor ? (values['first_name'] ?? 'The visitor') : business,
    subject,
    html: marked(html, unknown),
  };
};
