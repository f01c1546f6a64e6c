import { refusal, type Api } from './conversation/api';
import { photoAskedFor } from './conversation/conversation';
import { newMessageId } from './conversation/message-id';
import type { Store } from './conversation/store';
import type { Visit } from './conversation/visit';
import type { Embedding } from './embedding';
import type { Details, LoadPart, PartPlace, Photos } from './lazy-parts';

interface Surroundings {
  readonly place: PartPlace;
  readonly embedding: Embedding;
  readonly firm: string;
  readonly load: LoadPart;
  readonly store: Store;
  readonly api: Api;
  readonly visit: Visit;
  readonly focusOnTalk: () => void;
  readonly say: (text: string, messageId: string) => void;
}

/** The parts that are fetched when they are asked for, each once. */
export const createParts = ({ place, embedding, firm, load, store, api, visit, focusOnTalk, say }: Surroundings) => {
  const { state, happened } = store;
  const here: { details?: Details; photos?: Photos } = {};
  return {
    /** Those that have come. */
    here,
    async loadDetails(): Promise<Details> {
      const { createDetails } = await load('details');
      return (here.details ??= createDetails({
        ...place,
        firm,
        focusOnTalk,
        known: () => state().lead,
        async send(draft) {
          const { message, lead } = await visit.within((session) => api.lead(session, draft));
          happened({ type: 'learned', lead });
          happened({ type: 'told', id: newMessageId(), at: new Date().toISOString(), text: message });
        },
      }));
    },
    async loadPhotos(): Promise<Photos> {
      const { createPhotos } = await load('photos');
      return (here.photos ??= createPhotos({
        ...place,
        say,
        askedFor: () => photoAskedFor(state()),
        address: embedding.api,
        ask: api.ask,
        within: visit.within,
        refuse: refusal,
        newId: newMessageId,
        retry: (id) => happened({ type: 'moved', id, delivery: 'waiting' }),
        withdraw: (id) => happened({ type: 'withdrawn', id }),
      }));
    },
  };
};
