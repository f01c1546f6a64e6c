import type { templateSamples } from '@pilotlight/contracts/http/notification-templates';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { sampleValues } from '@pilotlight/notifications/variables';
import type { AnswerOf } from '../../../api/api';

export type RealSample = AnswerOf<typeof templateSamples>['samples'][number];

export interface PreviewSample {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const madeUp = ({ variables }: NotificationTemplate): PreviewSample => {
  const { full_name: visitor, business_name: business, ...others } = sampleValues(variables);
  const whose = [visitor, business].filter((name) => name !== undefined).join(' for ');
  return {
    label: whose ? `Sample: ${whose}` : 'Sample',
    values: { ...others, ...(visitor && { full_name: visitor }), ...(business && { business_name: business }) },
  };
};

/** What a preview can be drawn with: the product's sample, then what really went out, newest first. */
export const previewSamples = (template: NotificationTemplate, real: readonly RealSample[]): PreviewSample[] => [
  madeUp(template),
  ...real.map(({ label, values }) => ({ label: `Real data: ${label}`, values })),
];

/** Values in which a name that stands for nothing can be seen: "best_tme?". */
export const withUnknown = (
  { values }: PreviewSample,
  unknown: readonly string[],
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(unknown.map((name) => [name, `${name}?`])),
  ...values,
});
