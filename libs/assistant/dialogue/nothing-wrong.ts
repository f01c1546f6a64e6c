const due =
  '(?:(?:normal|annual|yearly|boiler|standard|routine|regular|usual|basic|full|gas|safety|landlords?) )*(?:service|certificate|cp12|check)';
const sound = new RegExp(
  String.raw`\bnothing(?:['’]?s| is)? wrong(?: with (?:it|the boiler|my boiler))?|\bno (?:problems?|issues?)(?: with (?:it|the boiler|my boiler))?|\b(?:working|running) (?:fine|ok|okay|well|perfectly|great)\b|\bjust (?:(?:need|want|after|a|an|the|my|its|it['’]s) )*${due}\b`,
  'iu',
);

/** The words that say that nothing is wrong, "just a boiler service"; null where none do. */
export const nothingWrongIn = (text: string): string | null => sound.exec(text)?.[0] ?? null;
