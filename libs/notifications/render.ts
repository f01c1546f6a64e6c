import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import Mustache from 'mustache';
import { cutTo, neutralised, oneLine } from './neutralise';
import { fitted, gsm } from './sms-text';
import { isVariable, variables } from './variables';

type AnyValues = Readonly<Record<string, string>>;

export const safeValues = (values: AnyValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isVariable(name) && !variables[name].isVisitors ? oneLine(value) : neutralised(value),
    ]),
  );

const longestApproved = 400;

/** Values for a text that WhatsApp has approved: it takes neither a blank one nor what makes the text too long. */
export const approvedValues = (values: AnyValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(safeValues(values)).map(([name, value]) => [name, shortened(value, longestApproved) || '-']),
  );

/** A view without a prototype: `{{constructor}}` finds nothing in it. */
const viewOf = (values: AnyValues, place: (value: string) => string): Record<string, string> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(safeValues(values)).map(([name, value]) => [name, place(value)])),
  );

/** Throws where the text is not a template. */
export const rendered = (
  text: string,
  values: AnyValues,
  place: (value: string) => string = (value) => value,
): string => Mustache.render(text, viewOf(values, place), undefined, { escape: String });

/** Characters. */
export const longestWhatsapp = 1_600;
const whatsappLengths = [1_600, 800, 400, 100] as const;

/** One message of a channel as it goes out. `subject` is the email's. */
export interface RenderedMessage {
  readonly subject: string | null;
  readonly text: string;
}

export const renderedEmail = ({ subject, body }: TemplateChannels['email'], values: AnyValues): RenderedMessage => ({
  subject: cutTo(oneLine(rendered(subject, values)), 200),
  text: rendered(body, values).trim(),
});

/** One segment where the values can be shortened to it. */
export const renderedSms = (body: string, values: AnyValues): RenderedMessage => ({
  subject: null,
  text: fitted((most) => gsm(rendered(body, values, (value) => shortened(value, most))).trim(), values),
});

/** A message that WhatsApp takes: a longer one is refused for good, so its values are shortened. */
export const renderedWhatsapp = (body: string, values: AnyValues): RenderedMessage => {
  const texts = whatsappLengths.map((most) => rendered(body, values, (value) => shortened(value, most)).trim());
  return {
    subject: null,
    text: texts.find(({ length }) => length <= longestWhatsapp) ?? cutTo(texts.at(-1) ?? '', longestWhatsapp),
  };
};

/** Cut at a word; links and numbers are kept whole. */
const shortened = (value: string, most: number): string => {
  if (value.length <= most || /^(?:https?:\/\/\S+|[\d\s+()]+)$/u.test(value)) return value;
  const cut = cutTo(value, most - 2);
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : undefined).trimEnd()}..`;
};
