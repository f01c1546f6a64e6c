/** "boiler", "broke", "help with my heating": names a subject, but no problem. */
const little =
  /^\W*(?:(?:hi|hiya|hello|hey|please|pls|my|the|our|its|it'?s|a|need|help|with|is|problem|problems|issue|issues|trouble)\W+)*(?:boiler|boilers|heating|broke|broken|radiators?|problems?|issues?|help|not right|playing up|faulty)(?:\W+(?:please|pls|help|problems?|issues?|trouble))?\W*$/iu;

export const saysLittle = (text: string): boolean => text.length < 60 && little.test(text);
