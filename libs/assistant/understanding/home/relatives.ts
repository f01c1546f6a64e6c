const relative =
  '(?:mum|mam|mom|mother|dad|father|nan|nana|gran|grandma|grandad|sister|brother|son|daughter|parents|in-?laws|aunt|aunty|auntie|uncle)(?:[- ]in[- ]law)?(?: (?:and|&) (?:dad|mum|dads|mums))?';
const relativeHas = new RegExp(
  String.raw`\b${relative}(?:['’]?s)? (?:has|have|had|got|just had|just got|bought|went for|loves?)\b[^.!?]{0,40}\b(?:combi|system|back boiler|heat pump|boiler|worcester|bosch|vaillant|ideal|baxi|viessmann|electric|oil|lpg|storage heaters)\b`,
  'iu',
);

const makes =
  'worcester|bosch|greenstar|vaillant|ecotec|ideal|logic|baxi|viessmann|vitodens|glow ?worm|potterton|alpha|ariston|ferroli';
/** A maker's name right after them: "my mum's ideal logic says L2". */
const relativesOwn = new RegExp(
  String.raw`\b(?:my|our|the|me) ${relative}s?['’]?s? (?:old |new |own )?(?:${makes})\b`,
  'iu',
);

/** "my sister got a combi": a relative's home, unless the job is there. */
export const tellsOfRelatives = (text: string): boolean => relativeHas.test(text) || relativesOwn.test(text);
