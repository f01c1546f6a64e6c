import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue/dialogue';
import { allowedPrices } from './interlock/allowed-prices';
import { websitePassages } from './dialogue/website-passages';

/** Everything a model ever learns of a tenant. Blank where not given. */
export type PublicInformation = Training & { readonly installerName: string };

export const publicInformationOf = ({
  installerName,
  information = emptyTraining,
}: Pick<DialogueInput, 'installerName' | 'information'>): PublicInformation => ({ ...information, installerName });

export const toldParts = (information: PublicInformation): (readonly [AnswerSource, string, string])[] => {
  const { businessInfo: info, prices, customPrompt } = information;
  const written = allowedPrices(information);
  const parts: (readonly [AnswerSource, string, string])[] = [
    ['business', 'About', [info.description, info.specialties, info.additionalInfo].filter(Boolean).join(' ')],
    ['hours', 'Opening hours', info.openingHours],
    ['services', 'Services', info.services.join('; ')],
    ['area', 'Area covered', info.coverageArea],
    ['certifications', 'Certifications', info.certifications.join('; ')],
    ['emergency-contact', 'Emergency contact', info.emergencyContact],
    ['prices', 'Prices', prices.map(({ what }, index) => `${what}: from ${written[index]}`).join('; ')],
    ['website', 'From its website, facts only', websitePassages(information).join(' ')],
    ['custom-prompt', 'Wishes of the firm', customPrompt],
  ];
  return parts.filter(([, , text]) => text !== '');
};
