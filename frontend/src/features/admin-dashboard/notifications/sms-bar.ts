import { renderedSms } from '@pilotlight/notifications/render';
import { capacities, type SmsLength, smsLength } from '@pilotlight/notifications/sms-text';
import { rendering } from './rendering';

type Values = Readonly<Record<string, string>>;

/** How long a text message becomes, with one sample and with the longest of those that really went out. */
export interface SmsMeasure {
  readonly sample: SmsLength;
  readonly longest: SmsLength | null;
}

const lengthOf = (body: string, values: Values): SmsLength =>
  smsLength(rendering(() => renderedSms(body, values).text, body));

export const smsMeasure = (body: string, sample: Values, real: readonly Values[]): SmsMeasure => {
  const [longest = null] = real
    .map((values) => lengthOf(body, values))
    .toSorted((one, other) => other.segments - one.segments || other.characters - one.characters);
  return { sample: lengthOf(body, sample), longest };
};

/** A bar of two segments or as many as are needed, with places on it in percent. */
export interface SmsBar {
  /** Where the first segment ends. */
  readonly one: number;
  readonly most: number;
  readonly place: (characters: number) => number;
}

export const smsBar = ({ sample, longest }: SmsMeasure): SmsBar => {
  const { one, each } = capacities[sample.encoding];
  const most = Math.max(2, sample.segments, longest?.segments ?? 1) * each;
  return { one, most, place: (characters) => Math.min(100, (characters / most) * 100) };
};

export const segmentsInWords = ({ segments }: SmsLength): string =>
  segments === 1 ? '1 segment' : `${segments} segments`;
