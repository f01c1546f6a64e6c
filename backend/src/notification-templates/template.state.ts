import type { RecordedEvent, TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { foldTemplate, type TemplateFields } from '@pilotlight/contracts/folds/template-fields';

export interface TemplateState {
  /** Null until an admin touches it: then it is as the product ships it, or isn't there. */
  readonly fields: TemplateFields | null;
}

export const untouched: TemplateState = { fields: null };

export const evolveTemplate = ({ fields }: TemplateState, event: RecordedEvent<TemplateEvent>): TemplateState => ({
  fields: foldTemplate(fields ?? undefined, event),
});
