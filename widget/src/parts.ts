import type { Details, LoadPart, PartHost, Photos } from './lazy-parts';

/** The parts that are fetched when they are asked for, each once. */
export const createParts = (host: PartHost & { readonly load: LoadPart }) => {
  const here: { details?: Details; photos?: Photos } = {};
  return {
    /** Those that have come. */
    here,
    async loadDetails(): Promise<Details> {
      const { createDetails } = await host.load('details');
      return (here.details ??= createDetails(host));
    },
    async loadPhotos(): Promise<Photos> {
      const { createPhotos } = await host.load('photos');
      return (here.photos ??= createPhotos(host));
    },
  };
};
