import type { Installer } from '@pilotlight/contracts/http/installers';
import { calloutSchema } from '@pilotlight/contracts/values/callout';
import { customPromptLimit } from '@pilotlight/contracts/values/custom-prompts';
import { financeSchema } from '@pilotlight/contracts/values/finance';
import { type Intent, intents } from '@pilotlight/contracts/values/intent';
import { serviceAreaFormSchema } from '@pilotlight/contracts/values/service-area';
import { z } from 'zod';
import { poundsOrNone, poundsToType } from './typed-pounds';

const offered = { yes: true, no: false, unsaid: undefined } as const;

/** What stands in the fields of what an installer offers; none of them has to be filled in. */
export const profileFieldsSchema = z
  .object({
    postcode: serviceAreaFormSchema.shape.postcode.unwrap(),
    finance: z.enum(['unsaid', 'yes', 'no']),
    provider: financeSchema.shape.provider.unwrap(),
    apr: financeSchema.shape.apr.unwrap(),
    fee: poundsOrNone('Please enter a fee such as 85 or 85.50').pipe(calloutSchema.shape.fee),
    hours: calloutSchema.shape.hours.unwrap(),
    prompts: z.record(
      z.enum(intents),
      z
        .string()
        .trim()
        .max(customPromptLimit, `At most ${customPromptLimit.toLocaleString('en-GB')} characters`),
    ),
  })
  .transform(({ postcode, finance, provider, apr, fee, hours, prompts }) => ({
    serviceArea: { postcode },
    finance: { offered: offered[finance], provider, apr },
    callout: { fee, hours },
    customPrompts: prompts,
  }));

export type ProfileFields = z.input<typeof profileFieldsSchema>;

const typedPrompts = (prompts: Installer['customPrompts']): Record<Intent, string> => ({
  emergency: prompts.emergency ?? '',
  booking: prompts.booking ?? '',
  installation: prompts.installation ?? '',
  quote: prompts.quote ?? '',
  service: prompts.service ?? '',
  general: prompts.general ?? '',
});

export const profileFieldsOf = (
  installer: Pick<Installer, 'serviceArea' | 'finance' | 'callout' | 'customPrompts'>,
): ProfileFields => {
  const { serviceArea, finance, callout, customPrompts } = installer;
  return {
    postcode: serviceArea.postcode ?? '',
    finance: finance.offered === undefined ? 'unsaid' : finance.offered ? 'yes' : 'no',
    provider: finance.provider ?? '',
    apr: finance.apr ?? '',
    fee: callout.fee === undefined ? '' : poundsToType(callout.fee),
    hours: callout.hours ?? '',
    prompts: typedPrompts(customPrompts),
  };
};

export const blankProfile: ProfileFields = profileFieldsOf({
  serviceArea: {},
  finance: {},
  callout: {},
  customPrompts: {},
});

export const profileNames = {
  postcode: 'service postcode',
  finance: 'finance',
  provider: 'lender',
  apr: 'rate',
  fee: 'call-out fee',
  hours: 'call-out hours',
  prompts: 'prompts',
} as const satisfies Record<keyof ProfileFields, string>;
