import type { PhotoSize } from '@pilotlight/contracts/http/photos';
import type { PhotoAddress } from '../../database/photo-rows';
import type { FileAddress } from '../../gateways/files/files';

/** Where a photo's picture of one size lies. */
export const fileOf = ({ slug, sessionId, photoId }: PhotoAddress, size: PhotoSize): FileAddress => ({
  subject: { slug, sessionId },
  name: size === 'full' ? photoId : `${photoId}-${size}`,
});

/** The photo that a file belongs to. */
export const photoIn = ({ subject, name }: FileAddress): PhotoAddress => ({ ...subject, photoId: name.slice(0, 36) });
