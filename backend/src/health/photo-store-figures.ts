import type { Figures } from './metrics';

/** Whether photos can be kept: a page that is ready without them rings nobody up. */
export const photoStoreFigures = (ask: () => Promise<void>): Figures => ({
  help: { pilotlight_photo_store_up: '1 while photos can be kept, else 0' },
  read: async () => ({
    pilotlight_photo_store_up: await ask().then(
      () => 1,
      () => 0,
    ),
  }),
});
