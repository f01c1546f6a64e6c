import { photoMissing } from '@pilotlight/contracts/http/photos';
import { Refused } from '../../write-side/refused';

export const notAPhoto = (): Refused => new Refused('Please send a JPEG, PNG, WebP or HEIC photo', 'invalid');
export const tooLarge = (): Refused => new Refused('Photos can have 10 MB at most', 'invalid');
export const tooManyPixels = (): Refused => new Refused('Photos can have 40 megapixels at most', 'invalid');
export const unreadable = (): Refused =>
  new Refused("This photo can't be read. Please take or save it again.", 'invalid');
export const tooManyFiles = (): Refused => new Refused('Please send up to 4 photos at a time', 'invalid');
export const noFile = (): Refused => new Refused('Please choose a photo', 'invalid');
export const fullSession = (): Refused =>
  new Refused('A conversation can hold 20 photos. Please describe the rest in words.', 'too-many');
export const fullForFirm = (): Refused =>
  new Refused('You can send 20 photos in a conversation. Please describe the rest in words.', 'too-many');
export const missing = (): Refused => new Refused('This photo is missing', photoMissing);
export const sentAlready = (): Refused => new Refused('This photo was sent before', 'conflict');
export const goneAlready = (): Refused =>
  new Refused("This photo isn't here any more. Please send it again.", 'invalid');
