import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import Mustache from 'mustache';
import { neutralised, oneLine } from './neutralise';
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

/** Without a prototype: `{{constructor}}` finds nothing. */
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

export interface RenderedMessage {
  readonly subject: string | null;
  readonly text: string;
}

export const renderedEmail = ({ subject, body }: TemplateChannels['email'], values: AnyValues): RenderedMessage => ({
  subject: oneLine(rendered(subject, values)).slice(0, 200),
  text: rendered(body, values).trim(),
});

/** One segment where the values can be shortened to it. */
export const renderedSms = (body: string, values: AnyValues): RenderedMessage => ({
  subject: null,
  text: fitted((most) => gsm(rendered(body, values, (value) => shortened(value, most))).trim(), values),
});

export const renderedWhatsapp = (body: string, values: AnyValues): RenderedMessage => ({
  subject: null,
  text: rendered(body, values).trim(),
});

/** Cut at a word; links and numbers are kept whole. */
const shortened = (value: string, most: number): string => {
  if (value.length <= most || /^(?:https?:\/\/\S+|[\d\s+()]+)$/u.test(value)) return value;
  const cut = value.slice(0, most - 2);
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : undefined).trimEnd()}..`;
};
