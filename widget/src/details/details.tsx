/** @jsxImportSource @pilotlight/widget/jsx */
import type { Details, PartPlace } from '../lazy-parts';
import styles from './details.css?inline';
import { createDesk } from './desk';
import { LeadForm } from './lead-form';

/** Lays the details' form into the panel, put away at first. */
export const createDetails = (place: PartPlace): Details => {
  const desk = createDesk(place);
  place.adopt(styles);
  return {
    isOpen: () => desk.state().open,
    show: desk.actions.show,
    clear: () => desk.clear(),
    view: () => <LeadForm place={place} form={desk.state()} actions={desk.actions} />,
  };
};
