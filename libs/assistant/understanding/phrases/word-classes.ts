const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

export const wordClasses: Readonly<Record<string, string>> = {
  word: '[\\p{L}\\p{N}]+',
  you: '(?:you(?: guys| lot| people)?|someone|somebody|anyone|anybody|one of (?:you|your|the)(?: \\w+)?|(?:a |an |the |your |any |another )?(?:engineers?|plumbers?|fitters?|technician|surveyor|heating man|gas man|boiler man|gas engineer|heating engineer|bloke|chap|guy|lad|man|team|company))',
  can: '(?:can|could|will|would|might|able|do|are|is)',
  come: '(?:come(?: out| round| over| around| by| along| down| up)?|attend|visit|pop(?: out| round| over| in| by| down)?|nip (?:out|round|over)|swing by|drop by|drop in|call round|get here|get out|get round|stop by|be here|head over|make it out)',
  me: '(?:me|us|my (?:wife|husband|partner|mum|mother|dad|son|daughter)|her|him|them)',
  ring: '(?:ring|call|phone|telephone|bell|buzz|dial)',
  day: `(?:${days}|today|tonight|tomorrow|weekend|(?:this|next|the following) (?:week|weekend|month|morning|afternoon|evening|${days})|the \\d{1,2}(?: ?st| ?nd| ?rd| ?th)?|\\d{1,2} ?(?:st|nd|rd|th))`,
  weekday: `(?:${days})`,
  heater:
    '(?:boilers?|combis?|combi boilers?|heating|central heating|heating system|heat pumps?|cylinders?|tank|hot water tank|immersion|radiators?|towel rails?|thermostats?|system|pump|unit|water heater|hot water|gas fires?|fires?|cookers?|hobs?|storage heaters?|underfloor heating|back boiler|hive|nest|appliances?|megaflo)',
  product:
    '(?:boilers?|combis?|combi boilers?|system boilers?|heating system|heat pumps?|cylinders?|hot water cylinders?|tank|radiators?|towel rails?|smart thermostats?|thermostats?|heating|central heating|underfloor heating|unvented cylinders?|megaflo|hive|nest|tado|air source|hydrogen boilers?|electric boilers?|controls|solar thermal|solar panels|gas fires?|gas hobs?|gas cookers?|cookers?|hobs?|showers?|bathrooms?|kitchens?|water softeners?|system filter|magnetic filter|filter|gas supply|gas pipe|outside taps?)',
  my: '(?:my|our|the|a|an|your|this|that|his|her|their|mums|dads|existing|old|current)',
  booking:
    '(?:appointments?|bookings?|visits?|slots?|call ?out|engineer|survey|service visit|service|repair visit|boiler service|annual service|installation date|install date|fitting date|job|gas safety|gas check|safety check)',
  when: '(?:when|what (?:time|day|date|dates|days|times)|how (?:soon|quick|quickly|fast)|how (?:long|far) (?:until|till|before)|what is the (?:earliest|soonest|next|first)|whats the earliest)',
};
