import type { ToldTraining } from '@pilotlight/contracts/values/platform-prompt';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue/dialogue';

/** Everything a model ever learns of a tenant. Blank where not given. */
export type PublicInformation = ToldTraining & { readonly installerName: string };

export const publicInformationOf = ({
  installerName,
  information = emptyTraining,
}: Pick<DialogueInput, 'installerName' | 'information'>): PublicInformation => ({ ...information, installerName });
