import { phraseSet } from '../../phrases/phrase-set';

const amount =
  '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|couple of|a couple of|few|good few|several)';
const amounts = `${amount}( (or|to|and) ${amount})?`;
const far = `(next (year|spring|summer|autumn|winter)|(the )?(year|summer|spring) after( next)?|the following (year|spring|summer))`;
const project =
  '(extension|conversion|loft conversion|garage conversion|build|building work|building works|renovations?|refurb|refurbishment|kitchen|roof|rewire|rewiring|planning|planning permission|grant|funding|inheritance|lump sum|pension|bonus|mortgage|remortgage|house sale|sale|probate|insulation|new build|barn|plot)';
const finished =
  '(is |are |has |have |s |been |to be |gets |get |all |goes |comes )*(finished|done|built|complete|completed|up|over|sorted|ready|through|paid|comes|lands|arrives|granted|approved|decided|signed off)';

/** The job is wanted, but not within about a month. The denial that belongs to the words is one of them: "not till next year". */
export const later = phraseSet(`
  (not|never|nothing|wont|wouldnt|dont|doesnt|isnt|cant) ..5 (till|til|until|before|for) ..2 ${far}
  (?<! before )${far}
  (leave|leaving|left|give|park|shelve|postpone|delay|put|hold) (it|this|that|things|everything|them) ..1 (off |back |on |hold |for |till |til |until |by |at |least |about )*(another |a |an |one |${amounts} )+(year|years|months|twelvemonth)
  (another|twelvemonth|in a|year or two|a year or so) year(?! (of|on|left|old|ago|warranty|guarantee)(?= ))
  (in |next )?a twelvemonth
  (not|nothing|isnt|wont be|wouldnt be|not needed|not wanted) ..2 (for|within) (about |another |at |least |a |the next )*${amounts} (months|years)
  (in|maybe|perhaps|probably|another|wait|give it|least|be) (about |around |another |roughly |at |least |a |the |good )*${amounts} (months|years)( time)?(?! (ago|old|back|now|warranty|guarantee|left|since|ive|weve|its|it|been|of|free)(?= ))
  ${amounts} (months|years) (away|off|time|from now|down the line|down the road|yet|hence)
  (a|one) (year|twelvemonth) (away|off|yet|from now)
  years time
  a year or (two|so) (away|off|yet|time|from now)
  (one of these (fine )?days|someday|some day|down the line|down the road|in the distant future|sometime in the future|some time in the future|at a later date|when the time comes|when it comes to it|when it comes round again|nearer the time)
  no (set |fixed |particular |real |firm |definite )?date(?! (given|for|from|has|was|is|been|confirmed|offered|yet from)(?= ))
  on (your|the) books
  (keep|bear) (us|me) in mind
  (only|just|purely|all) planning(?= (,|\\.|ahead|for now|at this|at the moment)(?= )| ?$)
  (thinking|planning|looking) (well |way )?ahead
  (not|nothing) ..2 (any ?time soon|for a (good |long |little )?while|for ages|for some time)(?= )
  (not|nothing|no|wont|wouldnt|dont|cant|isnt) ..4 (till|til|until|before) (the |my |our |a |we |weve |ive |had |got |done |finished |that |this )*${project}
  (once|when|after|wait for|waiting for|waiting on|waiting till|wait till|wait until) (the |my |our |me |a |we |weve |ive |had |got |theyve |they |that |this )*${project} ${finished}
  (once|when|after) (the |my |our |we |weve |ive )*(had|finished|done|built|completed|sorted|got) (the |my |our )*${project}
`);

export const notThatLate = phraseSet(`
  (cant|cannot|wont|couldnt|dont want|do not want|not going|not prepared|rather not|rather than|shouldnt|instead of|never|no way) (to |have to |be able to |really |possibly |i can |us to )*(wait|waiting|leave|leaving|hang|last|lasts|survive|manage|go|put|see|get|make it) ..5 ${far}
  (cant|wont|couldnt|dont want to|rather not) (wait|leave it|hang on|last|manage|be without|go without) ..3 (months|years?|another year)
  (sooner|earlier|now|this year) (rather )?(than|not) ..2 ${far}
  (been|was|were|had|since|every|last|broke|broken|serviced|fitted|installed|only|warranty|guarantee|guaranteed|twice|times) ..4 (in|another|least|year|years|months)(?= )( ${amounts} (months|years))?
`);

/** Days that come round each week: they say which suits, not when. */
export const anyOfThose = phraseSet(`
  (a|an|any|most|every|usually|always|either|some) {weekday}
  {weekday}s
`);
