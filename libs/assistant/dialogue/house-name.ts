const named = String.raw`(?:house|property|home|cottage|farm(?:house)?|building|bungalow|barn|flat)(?:['’]?s)?\s+(?:name\s*(?:is|['’]s|[:=-])?|is (?:called|named)|(?:called|named))\s*[:=-]?\s*`;
const capital = String.raw`\p{Lu}[\p{L}'’-]*`;
const labelled = new RegExp(
  String.raw`(?<![\p{L}])${named}(?<name>(?:[Tt]he\s+)?${capital}(?:\s+(?:(?:of|on|the|by|at|in|y)\s+)?${capital}){0,3})`,
  'iu',
);
const lead = new RegExp(
  String.raw`^\W*(?:(?:it['’]?s|it is|address(?: is)?|the address is|just|oh|yes)[\s,:-]+)*(?:(?:(?:the|my|our)\s+)?${named})?(?:(?:it['’]?s\s+)?(?:called|named)\s+)?`,
  'iu',
);
const kinds =
  'cottages?|house|farm|farmhouse|lodge|barns?|mill|hall|rectory|vicarage|parsonage|manse|villas?|manor|grange|court|bungalow|chapel|school ?house|coach ?house|gate ?house|forge|smithy|bakery|dairy|stables|granary|station|post office|inn|view|bank|croft|end|nook|haven|holme|lea|mead|mount|rise|ridge|corner|brow|fold|garth|heights|acres?|orchard|gables|elms|oaks|firs|pines|willows|beeches|laurels|hollies|cedars|limes|poplars|sycamores|towers|place|retreat|tower|terrace|gardens';
const ofKind = new RegExp(String.raw`^(?:the\s+)?(?:[\p{L}'’-]+\s+){1,3}(?:${kinds})$`, 'iu');
const inCapitals = new RegExp(String.raw`^(?:[Tt]he\s+)?${capital}(?:\s${capital}){0,3}$`, 'u');
const withArticle = new RegExp(String.raw`^[Tt]he\s+${capital}(?:\s${capital}){0,2}$`, 'u');
const oneWord =
  /^\p{Lu}\p{Ll}{2,}(?:view|dene|lea|leigh|croft|holme|side|wood|ville|fields?|haven|stead|nook|cote|thorpe|brook|hurst|bank|lands|mead|crest|mount|ridge|cliffe?|acres?|gate)$/u;
const typedSmall = new RegExp(
  String.raw`^the\s+(?:old\s+(?:\p{L}+\s)?(?:${kinds})|gables|elms|oaks|firs|pines|willows|beeches|laurels|hollies|cedars|limes|poplars|sycamores|bungalow|lodge|granary|manse)$`,
  'iu',
);
/** "The Boiler", "The Whole House". */
const noName =
  /^(?:the\s+)?(?:boilers?|combi|landlord|landlady|tenants?|owner|engineer|heating|water|same|other|one|whole|new|big|small|family|council|my|our|your|a)\b/iu;

/** The name of a house that a message gives as one: "the house name is Rose Cottage". */
export const houseNameTold = (text: string): string | null => {
  if (!/name|call/iu.test(text)) return null;
  const name = labelled.exec(text)?.groups?.['name'];
  return name && /^(?:the\s)?\p{Lu}/u.test(name) ? name.replaceAll(/\s+/gu, ' ') : null;
};

export const houseNamed = (text: string): string | null => {
  const answer = text.replace(/[\s.!]+$/u, '');
  const whole = answer.slice(lead.exec(answer)?.[0].length ?? 0).trim();
  const [name = ''] = whole.split(/,|\s-\s/u).map((part) => part.trim());
  if (name === '' || noName.test(name)) return null;
  const isHouse =
    houseNameTold(answer) !== null ||
    typedSmall.test(name) ||
    (inCapitals.test(name) && (ofKind.test(name) || withArticle.test(name) || oneWord.test(name)));
  return isHouse ? whole : null;
};
