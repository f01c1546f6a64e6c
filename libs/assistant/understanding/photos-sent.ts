const count = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|some|a few|the|my|un|dau|tri|pedwar|pum|chwe)`;
const photos = '(?:photos?|pictures?|pics?|images?|screenshots?|l?lun|l?luniau|ffotos?)';
const sentence = new RegExp(
  String.raw`^[\s]*(?:here(?:['’]?s| is| are)|dyma)(?: ${count})?(?: o)? ${photos}[\s.!]*$`,
  'iu',
);

/** What the widget says for a visitor who sends photos without a word, "Here are 4 photos", and people in its place. */
export const saysPhotosSent = (text: string): boolean => text.length < 60 && sentence.test(text);
