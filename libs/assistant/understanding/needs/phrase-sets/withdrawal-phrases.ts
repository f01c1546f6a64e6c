import { phraseSet } from '../../phrases/phrase-set';

const dropped =
  '(leave|forget|scrap|drop|skip|cancel|scratch|hold off on|hold off|never mind|nevermind|dont bother with|dont worry about|no need for|dont need|not after|changed my mind about|changed our mind about|hold fire on|hold|park|put off|dont want|do not want|wont be needing|no longer need|no longer want|sack off|bin) (about |on |with )?(the |a |that |your |my |any |having a |getting a |it with the )*';

export const noCall = phraseSet(`
  ${dropped}(call|call ?back|callback|phone call|calls|phone calls|ring back|ringing|calling|phoning)
  (dont|do not|please dont|no need to|not to|rather you didnt|rather you did not|neednt|never|stop|without|instead of|rather than|dont bother) (actually |please |you |need to |have to |bother |anyone |try |to |someone |)*{ring}(ing)?
  no (phone )?(calls?|phone|ringing|phoning)
  (email|text|message|whatsapp) ..6 (not|instead of|rather than|over|no) (a |the |by |ring|to |)*(phone|call|calls|phoning|calling|ringing|ring|phone calls)
  (not|dont) (by |on the |over the |via )?phone
  (not|no longer) (available|able) (to talk|to speak|by phone|on the phone)
  (cant|cannot|unable to|not able to|dont like to) (take|answer|speak|talk|use|hear) (calls?|on the phone|the phone|phone calls|phone)
  ring (is )?not needed
  (email|text|message|whatsapp) (me )?(instead|only|is better|is best|would be better)
`);
export const noQuote = phraseSet(`
  ${dropped}(quotes?|price|prices|pricing|costing|cost)
  (not|dont|no longer) ..3 (asking|looking|after|bothered|interested) ..3 (quote|price|cost|prices)
  (quote|price) (isnt|is not|not) (needed|necessary|required)
`);
export const noVisit = phraseSet(`
  ${dropped}(visit|appointment|booking|engineer|call ?out|survey|slot|service|home visit|site visit|someone|plumber|come out|coming out|coming)
  (dont|do not|no need to|not to|no need for|neednt|please dont|not need|dont need|not want|dont want) (please |you |need |need to |have to |bother |anyone |anybody |someone |an engineer |yet |actually |to |)*(come|coming|visit|visiting|attend|send|sending|book|booking|pop|call round|come out)
  no (visit|need to come|engineer|call ?out|appointment)
  (will|ill|well|may|might|can|could|to) (just |probably |then )*(re)?book (again|another|one)? ?(next|in the new|in a few|in spring|in summer|in autumn|in winter|another time|when|later)
`);
export const noGoAhead = phraseSet(`
  (not|dont|do not|wont|no longer) ..3 (go ahead|going ahead|proceed|proceeding|accept)
  (changed (my|our) mind|hold off|hold fire|gone with (someone|another|somebody)|going with (someone|another|somebody)|went with (someone|another|somebody)|pull out|backing out|second thoughts|put it on hold)
`);
export const keepData = phraseSet(`
  (dont|do not|no need to|please dont) (delete|erase|remove|wipe|forget)
  (keep|leave) (my|the) (data|details|info)
`);
export const machineWillDo = phraseSet(`
  (bot|robot|you|chat|this) (is|are|will|ll) (fine|do|ok|okay|good enough)
  (dont|no) need (a|to speak to a|to talk to a) (human|person)
`);
