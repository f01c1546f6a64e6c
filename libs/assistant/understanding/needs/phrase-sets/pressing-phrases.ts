import { phraseSet } from '../../phrases/phrase-set';

export const soon = phraseSet(`
  (asap|a s a p|urgent|urgently|emergency|immediately|straight away|right away|straightaway|pronto|quickly|quick as|soon as|as soon|sooner the better|soonest|earliest|desperate|desperately|desperat|at once|right now|now please|tonight|today|tomorrow|this (week|afternoon|evening|morning|weekend|month)|next (week|few days|couple of days|{weekday}|weekend|fortnight|available)|in the next (few|couple|day|week|\\d+)|couple of days|few days|end of (the |this )?(week|month|day)|first thing|by the weekend|before the weekend|half term|quick as you|can.?t wait|cant wait|without delay|same day|next day|in a (hurry|rush)|time is tight|jutro|dzis|dzisiaj|pilne|aaj|kal|abhi|heddiw|yfory)
  (within|in|inside|next|under) (a |the |about |around |roughly )*(week|fortnight|month|\\d{1,2} (days?|hours?)|(one|two|three|four|2|3|4|1) weeks?|couple of weeks|few weeks|(two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) days|few days|day or two|day or so|24 hours|48 hours)
  (two|three|four|five|six|seven|eight|nine|ten|2|3|4|a couple of|few|\\d{1,2}) (days|weeks) (away|time|from now|today)
  (runs out|run out|expires|expiring|expired|due|moving in|move in|moving(?! (our|the|my|a|an|it|this|that|boilers?|radiators?|from) )|completing|completion|tenants? move|arriving|baby due|home from hospital) ..3 (on|next|this|by|the|in a|today|tomorrow) ?(week|{weekday}|the \\d+|fortnight)?
  (before|by) (the |my |our )?(baby|guests?|mother in law|inlaws|family|tenants?|kids|mother|mum) (is |are |come|comes|arrive|arrives|gets|moves|move)
`);
/** A day of the week that may as well be past, unless it stands with a wish. */
export const onDay = phraseSet(`
  (on|by|before|for|this|next|come|come out|round|in|till|until|every|any|maybe|say|say on|about|free|available|book me|slot|or|and|is|ideally|from|after|a week on|week on) {weekday}
  {weekday} (week|morning|afternoon|evening|at|after|before|any|if|or|ok|okay|would|is|works|suits|please|pls|first|am|pm|best|good|lunchtime|around|about|between|from|,|\\?|for|is good|then)
  (week|fortnight) (on|today|tomorrow|from) ?{weekday}?
`);
export const noHurry = phraseSet(`
  (no|not in any|not in a|isnt any|not any|without any|no great|no mad|in no) (real |great |mad |particular )?(rush|hurry|urgency|panic)
  (not|isnt|its not|nothing|hardly|aint) (very |that |really |super |too |at all |desperately |an? )*(urgent|emergency|desperate|pressing)
  (whenever|no particular time|when youre free|when you get a chance|in your own time|when convenient|any time this year|some time|sometime in the future|eventually|one day|down the line|in the future|at some point)
  (next (year|spring|summer|autumn|winter)|not (till|until|before|for) ..3|year after next|in the (spring|summer|autumn|new year)|few months|couple of months|six months|months time|couple of years|years time|(3|4|5|6|three|four|five|six|several) months|thinking ahead|early days|just (looking|browsing|pricing|wondering|curious|planning)|just seeing)
`);

export const notBrokenNow = phraseSet(`
  (years?|months?|weeks?) (ago|back)
  (used to|last (year|winter|month|summer)|previously|in the past)
`);
