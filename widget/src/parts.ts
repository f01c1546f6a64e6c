import type { Details, LoadPart, PartPlace, Photos } from './lazy-parts';

/** The parts that are fetched when they are asked for, each once. */
export const createParts = (place: PartPlace & { readonly load: LoadPart }) => {
  const here: { details?: Details; photos?: Photos } = {};
  return {
    /** Those that have come. */
    here,
    async loadDetails(): Promise<Details> {
      const { createDetails } = await place.load('details');
      return (here.details ??= createDetails(place));
    },
    async loadPhotos(): Promise<Photos> {
      const { createPhotos } = await place.load('photos');
      return (here.photos ??= createPhotos(place));
    },
  };
};
