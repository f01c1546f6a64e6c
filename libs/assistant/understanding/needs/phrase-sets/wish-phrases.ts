import { phraseSet } from '../../phrases/phrase-set';

export const person = phraseSet(`
  (speak|talk|chat|spoke|transfer me|pass me|put me through|get me|connect me|switch me|prefer|rather have|want|need|find me|give me|like) ..3 (to |with |onto |on )?(a |an |the |your |some |actual |real |proper |live |another )*(human|real person|person|people|member of staff|member of the team|somebody real|someone real|manager|boss|owner|supervisor|gaffer|human being|agent|adviser|advisor|operator|receptionist)
  (speak|talk|chat) (to|with) (someone|somebody|anyone|anybody|one of you|one of your|an engineer|the engineer|your team|the team|the office|a member)
  (anyone|anybody|someone|somebody) ..3 (i|we) (can|could|may|might) (actually |really |just |please |possibly )*(speak|talk|chat) (to|with)
  (anyone|anybody|someone|somebody|one of you|one of your) ..4 (speak|talk|chat) (to|with) (me|us)
  (can i|could i|may i|like to|want to|let me|possible to) (please |just |actually |really )*(speak|talk|chat) (to|with) (?!(?:you|u|my|our|this|it|the|a|an|about|him|her|them) )\\p{L}+(?! (?:first|before|beforehand) )
  (human|real person|agent|operator|person) please
  (put|pass) me (through|on to|over)
  (not|than|no) ..3 (a |an |this |the )?(bot|robot|machine|computer|ai|chatbot)
  (is there|can i get|get|any) (a |an |any )?(real person|human|someone real|actual person|person)
  (want|need) (a )?human
  (can|could|will|would) (a |an |any |some |one |actual |real |proper |live )*(human|person|human being|someone real|somebody real|member of staff|member of the team) ..2 (answer|reply|respond|help|take over|get back|message|come on)
  (fed up|sick|tired) (of|with) (this|the|talking to) ..2 (bot|robot|machine|chatbot)
`);

/** A call that is asked for in passing: what the conversation is about stays what it was. */
export const rung = phraseSet(`
  (please|pls|plz) {ring} (as soon as|when you|once you|the office|the shop|the house|the mobile|the landline|whenever)
  {ring} (the |our |my )?(office|shop|house|mobile|landline|reception|work)( number)? (on|at) phonenumber
`);

export const erasure = phraseSet(`
  (delete|remove|erase|wipe|forget|destroy|get rid of|clear|scrub|take down|shred) (all |all of |any |everything |every |please |of |the |my |this |that |our |personal |me and |about )*(data|details|detail|info|information|number|phone number|email|record|records|chat|conversation|messages|history|everything|account|name|address|me from|emailaddress|phonenumber)
  (delete|erase|forget|wipe|remove) (me|everything|all of it|it all|this chat|this conversation)
  (right to be forgotten|right to erasure)
  (have|want|need|like|get) ..5 (data|details|info|information|number|everything|records|conversation|chat) ..3 (deleted|removed|erased|wiped|taken off|forgotten|destroyed)
  (dont|do not|stop|not to) (keep|keeping|store|storing|hold|holding|save|saving) (any of |all |any )?(my|our|this|it|the)
  take (me|my ..3) off (your|the) (system|list|database|records|books|mailing list)
  (usun|usuncie|wykasuj) ..2 dane
  dileu
`);

export const accepted = phraseSet(`
  (accept|accepting|accepted|take|approve|approved|agree to|agree with|proceed with|go with|going with|go ahead with|going ahead with|happy with|ok with|okay with|fine with|pleased with|crack on with|get on with|sign off|say yes to|confirm|yes to) (the |your |that |this |my |a |on )*(quotes?|price|figure|offer|pounds|proposal|option|cost|\\d+)
  (quotes?|price|figure|offer|cost|proposal) ..4 (is |was |sounds |looks |seems |s )?(fine|good|great|accepted|acceptable|ok|okay|agreed|perfect|brilliant|spot on|bang on|reasonable|fair|does me|works) ..6 (go ahead|proceed|book|lets do it|lets go|crack on|please|start|when can|do it|go for it|get it booked|get it done|accept|yes|,|\\.)
  (quotes?|price|figure|offer) ..5 (, |\\. )?(go ahead|please proceed|lets do it|lets go ahead|lets go for it|crack on|id like to go ahead|we would like to go ahead|want to go ahead|go for it)
  (go ahead|proceed|crack on|do it|go for it|lets do it|lets go) ..3 (at|for|with) (the |that |your |this )(price|quote|figure|cost)
  (go ahead|proceed|crack on|lets go) (with|on) (the )?(quote|job|work|install|installation|new boiler|boiler|it|option)
`);

export const undecided = phraseSet(`
  (if|before|should|unless|until|till|whether|might|may|not sure|thinking about|considering|when) ..4 (accept|go ahead|proceed|happy|approve|take|agree|go with)
  (not|dont|didnt|havent|hasnt|cant|wont|never) ..3 (accept|accepted|accepting|go ahead|going ahead|proceed|happy|ok|agree|approve|take)
`);
/** A word of acceptance that needs the quote before it. */
export const goingAhead = phraseSet(`
  (go ahead|going ahead|proceed|lets do it|lets go for it|go for it|crack on|happy with that|accept that|happy to go ahead)
`);

export const attending = phraseSet(`
  (come|comes|coming|came|visit|visits|visited|call ?out|engineer|plumber|fitter|surveyor|appointments?|book|booked|booking|survey|slots?|fit (me|us) in|squeeze|round|over|pop|nip|send|attend|look at it|have a look|take a look|see it|quote visit|measure|measure up)
  (want|wants|need|needs|get|getting|have|like) ..4 (done|fixed|fitted|installed|repaired|serviced|sorted|mended|looked at|checked|swapped|replaced)
`);
