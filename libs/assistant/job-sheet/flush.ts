export const flush =
  /\b(?:power|chemical|system|full|heating)[ -]?flush(?:es|ed|ing)?\b|\bflush(?:ed|ing)?(?: out)? (?:(?:of|the|my|our|all|whole|central|heating) ){0,3}(?:system|rads?|radiators?|central heating)\b|\b(?:system|rads?|radiators?|heating) (?:\p{L}+ ){0,2}flush(?:ed|ing)\b/iu;

export const isFlush = (job: string): boolean => flush.test(job);
