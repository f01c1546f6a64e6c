import type { Figures } from './metrics';

/** A product that is ready without photos alerts nobody. */
export const photoStoreFigures = (ask: () => Promise<void>): Figures => ({
  help: { pilotlight_photo_store_up: '1 while photos can be kept, else 0' },
  read: async () => ({
    pilotlight_photo_store_up: await ask().then(
      () => 1,
      () => 0,
    ),
  }),
});
