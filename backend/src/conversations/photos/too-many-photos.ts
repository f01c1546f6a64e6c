import { CapacityExceeded } from '../../write-side/capacity-exceeded';

export const tooManyPhotos = (): CapacityExceeded => new CapacityExceeded('Many photos are coming in right now');
