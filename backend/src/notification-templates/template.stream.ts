import type { TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { templateEvents } from '@pilotlight/contracts/events/template-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveTemplate, type TemplateState, untouched } from './template.state';

export const templateAggregate: Aggregate<TemplateState, TemplateEvent> = {
  initialState: untouched,
  evolve: evolveTemplate,
  isOwnEvent: eventsAmong(templateEvents),
};

export class TemplateStream extends AggregateStore<TemplateState, TemplateEvent> {}
