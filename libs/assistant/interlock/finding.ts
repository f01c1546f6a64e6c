import type { SignReading } from './lexicon/lexicon';
import { ruleVersion } from './rules/rule-set';
import type { Finding } from './verdict';

export const findingOf = (
  reading: SignReading,
  rule: string,
  { first, last }: { readonly first: number; readonly last: number },
): Finding => ({
  rule,
  ruleVersion,
  from: reading.words[first]?.from ?? 0,
  to: reading.words[last]?.to ?? 0,
});
