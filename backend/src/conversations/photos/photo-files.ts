import type { PhotoSize } from '@pilotlight/contracts/http/photos';
import type { PhotoAddress } from '../../database/photo-rows';
import type { FileAddress } from '../../gateways/files/files';

export const fileOf = ({ slug, sessionId, photoId }: PhotoAddress, size: PhotoSize): FileAddress => ({
  subject: { slug, sessionId },
  name: size === 'full' ? photoId : `${photoId}-${size}`,
});

export const photoIn = ({ subject, name }: FileAddress): PhotoAddress => ({ ...subject, photoId: name.slice(0, 36) });
