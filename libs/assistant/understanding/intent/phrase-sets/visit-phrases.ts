import { phraseSet } from '../../phrases/phrase-set';

export const rescheduling = phraseSet(`
  (make|do) (it|that) ..2 (rather than|instead of|not) ..3 (on|{day}|am|pm)
  (make|do) (it|that) (a |the |an )?(\\d{1,2}|{day}|bit later|bit earlier|later|earlier|morning|afternoon) ..2 (instead|rather|not)
  (do|make it|have|come|manage|be|try) ..2 {day} ..1 instead
  (can|could|cud) (we|you|i|u|it) (make|do|be) (it )?(a bit |bit |a little )?(later|earlier)
  instead of {day}
  can only do (mornings|afternoons|evenings|weekends|{day}|after|before)
  (reschedule|rearrange|rebook|postpone|re schedule|re arrange|re book)
  (change|move|moving|swap|switch|push|bring|put|alter|shift) ..4 {booking}
  (change|move|push|bring|put|switch|shift) (it|this|that|me|us|things|my time|the time|the date|the day|my day|the engineer) (back|forward|to|from|off|till|until|on|earlier|later)
  (change|move|push|switch|shift) ..3 (to|from|for|until) ({day}|later|earlier|another)
  push back ..4 {day}
  (cant|wont|not going to|no longer|not able to|cannot) (make|do|be in|be there|be home|manage) (it|for|on|that|the|my|{day}|tomorrow)
  (wont|not going to|not gonna|cant) be (in|there|home|at home|able)
  (another|different|later|earlier|alternative) (day|date|time|slot|appointment)
  (symud|newid) ..2 apwyntiad
`);

export const cancelling = phraseSet(`
  cancel ..5 {booking}
  cancel (it|this|that|him|them|me|please|tomorrow|today|{weekday}|my|the)
  (need|want|like|have) to cancel
  cancel(?= \\?| \\.| ,| $)
  call off ..3 {booking}
  canslo
`);

const before = 'cancel (my|the|our) (last|previous)';

export const cancelledBefore = phraseSet(before);

export const notBooked = phraseSet(`
  cancel ..4 (plan|contract|policy|cover|subscription|direct debit|care plan|order|account|membership|quote)
  cancel (my|the|our) (quote|callback|call back|call)
  ${before}
`);

export const chasing = phraseSet(`
  (the|this|that|todays|tomorrows|mondays|next) (appointment|booking)
  (engineer|plumber|fitter|technician|man|lad|he|someone) (is |still |not |definitely |even )*(coming|due|late|running late|on his way|booked) ..3 (today|tomorrow|{weekday}|or not|this|at|now|\\?|yet)
  (engineer|plumber|fitter|technician|man|lad|guy|he|he is|hes|youre|you are) (is |was |over |about |now |already |nearly )*(an?|half an|two|\\d|\\d\\d) ..1 (hours?|minutes?) late
  (never|not|didnt|havent|hasnt) (got|get|had|have|received|gotten) (a|my|any|the|that) ..1 (call|callback|call back|visit|appointment|confirmation|reply from the engineer)
  (told|said|promised|supposed) ..1 \\d{1,2} (til|till|to|and|until) \\d{1,2}
  (supposed|given|promised|meant|due|booked|was|were|told|appointment|slot|visit) ..3 between ..1 \\d{1,2} (til|till|to|and|until) \\d{1,2}
  missed ..2 (call|visit|engineer|calls)
  (my|our) (appointment|booking|booked)
  (nobody|no one|noone|no body|none of you|no engineer|he|she|they|engineer|plumber|guy|bloke|fitter|man|technician) ..3 (turned up|turn up|showed up|show up|showed|came|come|arrived|appeared|been|here|rang|rung|called|phoned|got back|shown up|show|visited|contacted|replied|returned)
  (hasnt|havent|has not|have not|didnt|did not|never|not) ..2 (turned up|turn up|show|showed up|show up|showed|shown|shown up|arrived|appeared|called back|rung back|rang back|got back|called me|rung me|phoned me|heard (back|from|anything))
  (never|not) (come|came|called|rang|rung|phoned|heard) (back|out|me|from)
  still (waiting|not heard|no sign|no engineer|no one|nobody)
  (waiting|waited|stayed|stopped|sat) (in|at home|here) (all|for|since)
  been waiting (in|for (the|your|an|a|someone|somebody|you|him|call)|since|all)
  (was|were|is|are) (supposed|meant|due|expecting|expected) ..4 (here|come|coming|call|ring|turn|fit|visit|today|arrive|be|an engineer|someone|back)
  where (are|r) (you|they|u)(?= \\?| \\.| ,| $)
  (where is|wheres|any sign of|whats happened to|what happened to|whats happening with) ..3 (engineer|plumber|fitter|guy|man|bloke|he|they|you|appointment|callback|visit|technician)
  (what time|when|when roughly|what day|how long) (is|are|will|was|till|until|before|do you think) (the|your|my|he|she|they|you|our|someone|somebody) ..5 (coming|come|arriving|arrive|due|here|get here|be here|visit|appointment|booked|calling|booking|slot|turn up|expected)
  (still|definitely|are you|is he|is she|is it|is the engineer|is someone|are they) ..1 (coming|on for|booked|ok for|on his way|on her way|on their way|on the way|all right for|going ahead)
  (is|are) (my|our|the) ..1 ({booking}|engineer|man|time) ..2 (still|definitely) (ok|on|going|happening|booked|confirmed|coming)
  (confirm|check|checking|chase|chasing|chase up|chasing up) ..4 ({booking}|callback|time|call)
  (said|promised|told) ..4 (ring|call|phone|come|be here|be round|get back) ..3 (back|me|us|today|yesterday|{weekday}|by|this|before)
  (on|running) (his|her|their|your) way
  (eta|running late|missed (my|our|the) (appointment|slot|visit|call))
  when is my ..2 {booking}
  (awaiting|chasing) (a|the|your|my)? ?(call|callback|visit|engineer)
`);

export const visiting = phraseSet(`
  (can|could|will|would) (we|i) (please |still |possibly |also )*(do|make|have|get|go for|say|book|take) (it |a |an |the |for )*({weekday}|tomorrow|today|next week|mornings?|afternoons?|first thing)
  (prefer|preferably|ideally|rather have|rather do|like) (a |an |the |it |on |this |next |some time |sometime )*({weekday}|tomorrow|mornings?|afternoons?|evenings?|weekends?|first thing)
  (can|could|will|would) (you|u|someone|somebody) ..1 (have a look|take a look|look at|look) ..6 (today|tomorrow|tonight|{weekday}|this week|next week|asap|this afternoon|this morning)
  (can|could|will|would) (you|u|ye|someone|somebody) (please |still |possibly |also )*(do|make|manage|offer) (it |a |me |us |this |an |the |for me )*({day}|mornings?|afternoons?|evenings?|weekends?|earlier|later|sooner|early|late|first thing)
  (have|got|is there|are there|any|anything|any one|anybody|any engineers?) ..4 (free|available|spare|open|going) (on|at|for|this|next|before|after|in|today|tonight|tomorrow|{weekday}|soon|\\?|please)
  (have|got|any|is there) ..3 (anything|something|any|time|times|day|days) ..1 (free|available|going|sooner|earlier)
  (need|want|like|make|sort|do|after|wanting|have|got|making) (a |an |my |the |some )*(booking|booking in|booked in|bookings)
  (any|are there any|is there any|got any|have you any) ..2 (slots?|appointments?|gaps|availability)
  (chance|chances|possibility|hope) (of|you|that|someone) ..4 (out|round|come|coming|over|here|visit)
  (set up|fix|agree|sort|find|make|pick|choose) (a|an|the|us) (visit|date|time|day|appointment)
  (man|engineer|someone|lad|bloke|plumber) (oot|out|round|over) ..1 (tomorrow|today|asap|to (look|fix|see|check|sort))
  (for|get|want|need|having) (an |a |your |the )?(engineer|plumber|someone|somebody|lad|man|technician) to (attend|come|call|visit|look|check|fix|sort|inspect|see)
  (your|an|the) (lad|man|engineer|guy|bloke|fitter) ..3 (call round|come|can make it|pop|visit|get here)
  if the engineer can make it
  {day} ..4 (any good|good for you|any use|possible|ok|okay|alright|suit you|suit|suits|is good for me|at \\d+ ..3 good|if poss|if possible)
  (needed|required|wanted) when can
  (book|squeeze|fit) me
  put me (in|down)
  (book|booking|booked|reserve) (me|us|it|a|an|in|my|our|the|some|someone|somebody|this|that|for|one|him|her|something|now|online|please|boiler|annual|gas|,|in for|engineer|appointment|service|heating|repair)
  (to|can i|can we|please|could i|like to|want to|how do i|need to|will|lets|ill|happy to|ready to|trying to|wanting to) book
  bookings?
  (make|need|want|get|have|after|like|arrange|schedule|set up|fix up|sort|another|next|first|earliest|any) ..2 (appointment|appointments)
  appointment (for|to|on|please|next|this|available|tomorrow|today|asap|with)
  (arrange|organise|schedule|set up|sort out|fix up|sort|line up|get) (a|an|for|my|the|some|our) ..4 (visit|engineer|appointment|survey|someone|somebody|call ?out|service|inspection|check|time|date|day|viewing)
  {can} {you} (please |possibly |still |maybe |also |just |actually |not |be able to )*{come}
  {can} {you} ..3 {come} (and|to|for|on|today|tomorrow|asap|this|next|{weekday}|here|\\?|please|soon)
  (come|pop|nip|call|get) (out|round|over|by) (and|to|for|on|today|tomorrow|asap|this|next|{weekday}|please|soon|here|sometime|any|in|at|after|before)
  (come|pop|nip) (and|to) (look|see|have|fix|check|sort|do|take|service|repair|measure|quote|give|inspect|survey|fit|mend|price|sort)
  (someone|somebody|anyone|anybody|an? engineer|an? plumber|an? gas engineer) (please )?(out|round|over|to come|to attend|to visit|to pop|to call|here|asap|today|tomorrow|this|next|on {weekday}|in today)
  (need|want|get|send|have|after|require|looking for|sending) (someone|somebody|anyone|an? ..2 engineer|an? ..1 plumber|your engineer|one of your) (asap|today|tonight|tomorrow|out|round|over|here|this|next|quick|quickly|urgently|immediately|soon|to come|straight|on|at|now)
  (send|sending|get) (someone|somebody|anyone|an? ..2 engineer|an? ..1 plumber|your (man|engineer|lad|guy|team|fitter)|one of|a man|a guy|a bloke|him|them)
  {when} (can|could|would|will|are|do|might|is) {you} (be able to |able to |next |please |possibly )*({come}|free|available|do it|fix it|get to me|get to us|make it|attend|have|get someone|send someone|fit me in|fit us in|around|in (my|the) area|see|look|sort)
  {when} (are|is) {you} ..2 (free|available|in)
  (have|got|any|has|are there|is there|what) (you |you got |u got |got )?(any |a |an |the |your |earliest |next |first |soonest )*(slots?|availability|free slots?|spaces?|gaps?|openings?|appointments?)
  (your|next|first|earliest|soonest|any|what) (available|availability|slots?|appointments?|free day|free slot|date|day|available slot)
  (fit|squeeze|slot|get|book|put) (me|us) in
  (are|r|would|will) you (free|available|about|around) (on|this|next|today|tomorrow|{weekday}|at|for|to)
  (site|home|house) (visit|survey)
  (need|want|like|arrange|have|do|a|free) ..1 survey
  (call|come|visit) (out|round) (asap|today|tomorrow|tonight|please|needed|required)
  (need|want|request|requesting|like|arrange|after|possible|have) (a|an|another) ..2 (visit|call ?out)
  (visit|engineer|plumber|call out) (needed|required|wanted|please|asap|today|tomorrow)
  pencil (me|us|it) in
  (someone|somebody|engineer) (available|free) (today|tomorrow|this|next|on|asap|to)
  (today|tomorrow|{weekday}|next week|this week|mornings?|afternoons?|any ?time|any day|evenings?|weekends?) ..3 (works|suits|would suit|is good|is best|is fine|would be good|would be great|would work|would be ideal|are best|best for me|ideally|good for me|ok for me|preferred|preferably)
  (im|i am|we are|were|ill be|i will be|well be) (in|home|at home|around|off|off work|free|available|there|about) (on|all|this|next|from|after|any|most|until|till|today|tomorrow|{weekday}|every|mornings?|afternoons?|at)
  (apwyntiad|wizyta|wizyte|umowic|bhej do|bhej dein|aa sakte|aa sakta|przyjechac|przyjsc|anfon rhywun)
`);

/** What comes out is no visitor. */
export const comesOut = phraseSet(`
  ({heater}|it|tiles|flue|pipe|steam|smoke|fire|tank|sludge|nothing|they) (need|needs|has|have|had|will|can|must|is|keeps|just|doesnt|going|will have|would|could|should)? ?(to )?(come|comes|coming|came) out
`);

export const calling = phraseSet(`
  (speak|talk) (to|with) (someone|somebody|you|one of you|an engineer) ..3 , (my number|number|phone|call|on phonenumber|my mobile|im on)
  (try|ring|call) (me|us) (again|back|later|another time)
  (can|could|will|would|please|have|get|ask) (you|u|someone|somebody|one of you|your|the|an?)? ?(\\w+ )?(just |please |kindly |also )?{ring} (before|when|me|us|first|ahead|back|her|him|to|about|on|after|tomorrow|today|please|asap|\\?|,|\\.)
  (can|could|will|would) (someone|somebody) (please )?(ring|phone|call)
  (try|use|get me on|reach me on|catch me on|available on) (my |the |this )?(mobile|landline|phone|number|work|home|house phone|other number) ..2 (after|before|between|from|until|phonenumber|anytime|first|instead|,)
  (contact|reach|get) (me|us|hold of me|hold of us|my \\w+|back to me) (by|via|on) (the )?(phone|phonenumber|my mobile|my phone|mobile|landline)
  {ring} (me|us|my wife|my husband|my partner|my mobile|my mum|my phone|my number|my landline|my work|back|this number|after \\d|before \\d|anytime|any time|tonight|tomorrow|asap|today)
  (ring|call|dial|bell|reach me on|get me on) phonenumber
  (give|gives|giving|drop|gis|gi) (me|us|my wife|my husband|my partner|my mum|my dad|my son|my daughter|her|him|a) (a )?(quick |wee )?(ring|call|bell|buzz|shout|tinkle|phone|phone call|callback|call back|bell back)
  (call ?back|callbacks?|ring back|phone back|call backs|ringback) (please|asap|request|today|tomorrow|on|after|before|from|about|to|would|needed|required|sometime|later|this|tonight|,|\\.|\\?|if|when|as|regarding|re|for|at|pls)
  (request|requesting|want|need|like|get|have|arrange|after|book|expect|appreciate|prefer) (a |an |me )?(quick |phone )?(call ?back|callback|phone call|call|ring back|phone back|call from|phonecall)
  (speak|talk|chat) (to|with) (someone|somebody|you|one of you|an engineer|the engineer|the boss|the owner|him|her|a person|anyone) (on|over|by) (the )?phone
  (speak|talk|chat|discuss) ..4 (on|over|by) (the )?phone
  (on|over|by) the phone
  (by|via) phone
  {ring} (me|us|,|please|someone|back) ..3 (about|regarding|re|on|between)
  {ring} (him|her|them|my wife|my husband|my tenant|my mum|my dad|my partner|my son|my daughter|the tenant) ..2 (on|phonenumber|to|about|after|at|instead)
  (best|good|free|available|ok|okay|fine|easier|reachable|contactable) (time )?(to|for) (a )?(ring|call|phone|be called|be rung|take a call|talk|calls?)
  best {ring} ..3 (one|number|phone|mobile|landline|house|phonenumber)
  (want|wants|like|need|needs) to {ring} (me|us)
  (number|one) ..3 (want|like|need|prefer) to {ring}
  (can be|to be) (called|rung|phoned|reached by phone)
  (when|what time) (can|could|will) (you|someone) (ring|call|phone)
  (call|phone|ring) (would be|is) (best|better|good|great|fine|ideal|easiest)
  prefer (a )?(phone )?(call|calls|phone|ring)
  (number|numbers?) (to|you can) (call|ring|phone|reach me)
  (zadzwon|zadzwonic|oddzwonic|oddzwoncie|ffoniwch|ffonia|phone karo|call karo|call kar|phone kar|fon kar)
`);

/** "Don't ring before nine" still wants a call. */
export const dontCallThen = phraseSet(`
  (dont|do not|not|never|no need to|cant|avoid|please dont) ..2 {ring} (me |us )?(back )?(before|until|till|between|during|while|when|at|in the|on a|on {weekday}|{weekday}|after|early|late|today|tomorrow|the landline|my landline|that number|the other|on the old|on that|my work|the office|the house|her|him)
`);
