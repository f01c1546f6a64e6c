import { phraseSet } from '../../phrases/phrase-set';

export const pricing = phraseSet(`
  (for )?(under|less than|around|within|about|max|maximum|up to) (pounds )?\\d+( ?k|00|000| grand| thousand)?(?= , possible| possible| \\?| doable)
  (cost|costs|pay|paying|charge) (me |us )?(any )?(more|less|extra)
  (deals?|offers?|discounts?|promotions?|sales?) (on|for|at|available|going)
  how many (quid|pounds|pound)
  (do|will|would|should|am) (i|we) (have to |need to |be )*(pay|charged|billed) (if|for|you|anything|extra|a|to|upfront)
  (quotes?|price|prices|cost|pounds|2k|3k|4k|5k|grand) ..8 (do|go) (any )?(better|cheaper|lower)
  could you do better
  (total|final|overall|full|all in) (price|cost|bill|figure|with|inc|including)
  (what|whats|how) ..3 total
  (money|budget) ..3 (looking at|needed|need|talking|should i|for a|set aside)
  (kind|sort) of (money|price|cost|budget|figure)
  (is|are|would) (it|they|that|a|an|these) ..3 (much|lot) (to|for)
  (how|hw|ow) (much|mutch|muc)
  (what is|whats) (yours|your best)
  (what|wot) would you (want|take|need|be asking) (for|to)
  (is it|would it be|be|very|too) (dear|pricey|expensive|costly)
  pensioners? discount
  (what|whats|what is) ..5 (price|prices|cost|costs|costing|fee|fees|charge|charges|rate|rates|quote|damage|ballpark|price range|going rate|pricing|price list|figure)
  (what|wot) (do|would|will|does|did|might|could|are|is) (you|it|that|this|one|i|we|a|an|your) ..8 (charge|cost|set me back|come to|run me|looking at|be looking|pay|price)
  (looking at|paying|pay|talking) (for|roughly|price wise|cost wise|in terms)
  (cost|price) (to|of|for|me|us|please|wise|on|range|list|up|roughly|approx|approximately|estimate|\\?|\\.|,|breakdown|difference|guide|idea)
  costings?
  (costs|prices|pricing) (to|of|for|please|on|\\?|\\.|,|roughly|guide|start|from|involved)
  (rough|approx|approximate|ballpark|ball park|estimated|total|average|typical|usual|likely|fixed|indicative|guide|best|good|your|any) (price|prices|cost|costs|figure|idea of (the )?(price|cost)|fee|pricing)
  (ballpark|ball park)
  (need|want|get|give|like|have|after|send|provide|looking for|request|requesting|getting|obtain|do|could i get|require|please|for|free|another|second|new|written|updated|a|an|rough|me|us|you|some|any|few|couple of|of|the|my|our|your|with|email) (a |an |me |us |some |your |free |rough |quick |written |new |no obligation |my |the |few |couple |online |firm |fixed |full |proper |formal )*(quotes?|quoting|quote and)
  quotes? (for|to|please|on|from|asap|needed|required|wanted|me|us|,|\\.|and|by|today|this|next|before|would|over|without|via|new|boiler|combi|if)
  (quote|price) (me|us|up|it|this|that)
  (do|would|will|can|is there|is it|are there|does) (you|it|there|they|a|any|an|that) (charge|call out charge|call out fee|charges?|fees?|extra)
  (charge|charges|charging) (for|extra|per|vat|by the|on|an|a|\\?)
  (call ?out|callout|hourly|day|daily|labour|service|servicing|install|installation|fixed|diagnostic|survey|weekend|emergency|no) (fees?|charges?|rates?|cost|costs|price|prices)
  (rates|fees|charges|hourly rate|day rate|price list|tariff)
  (any|do|offer|have|is|on|got|get|with|about|is there|for|via|do you do|through) ..2 (finance|pay monthly|monthly payments?|payment plans?|instalments?|0|interest free|credit|buy now pay later|discounts?|spread the cost|klarna)
  (finance|pay monthly|monthly payments?|payment plans?|instalments?|interest free|spread (the )?(cost|payments?)|pay in|pay it off|pay over)
  (pay|paying) (it |for it |this |that |for the boiler |for a boiler |for )?(monthly|by month|a month|in instalments|in stages|over|off|weekly|by finance|on finance|by instalments)
  (cheapest|cheaper|expensive|affordable|best deal|cheap)
  (price match|beat (that|it|this|the|a|my|their|british|pounds|any)|match (that|the|a|my|their|this) (price|quote)|better price|compare|comparing|competitive)
  (set me back|break the bank|going rate|the damage|what would it be|pounds a|afford|vat included|inc vat|plus vat|including vat|discount|discounts|oap discount|pensioner discount|labour cost|budget of|budget is|my budget|our budget|within budget)
  (worth|cost) (it|effective) ..3 (price|money|pounds|expensive)
  (dear|pricey) (is|are|would|will)
  price
  (faint|ile kosztuje|ile bedzie|cena|wycena|kitna|kitne|kitnay|kinna|kinne|kinni|kharcha|paise|pris|cost kitna)
`);

/** The price is wanted, whoever has to come for it. */
export const priceAsked = phraseSet(`
  (any|do|offer|have|got|is there) ..3 (finance|pay monthly|payment plans?|instalments?|interest free|discounts?)
  (do|will|would|should|am) (i|we) (have to |need to |be )*(pay|charged|billed) (if|for|you|anything|extra|a|to)
  how many (quid|pounds|pound)
  (how|hw|ow) (much|mutch|muc)
  (what|wot) would you (want|take|be asking) for
  is it (dear|expensive|pricey)
  (what|whats|what is) ..5 (price|cost|fee|charge|charges|rate|rates|going rate|damage)
  (what|wot) (do|would|will|does) (you|it|that|this|one|i|we) ..6 (charge|cost|set me back|come to|looking at)
  (do|would|will) you charge
  (ballpark|ball park|rough price|rough idea of|rough cost|call out charge|call out fee|callout charge|callout fee)
`);

/** Words of price that ask for none: bills, what was paid, other people's rates. */
export const noPrice = phraseSet(`
  (quote|price) (is|was|looks|sounds|seems) (fine|good|great|ok|okay|fair|reasonable|accepted|agreed|spot|perfect|brilliant)
  (bills?|gas|electric|energy|running|fuel|heating) ..2 (cost|costs|costing|charge|charges|price|prices|rates?)
  (cost|costs|costing|charging|charged|charge) (me|us|a|so much|too much|an|the|her|him|them) ..2 (fortune|bomb|arm|earth|money|lot|already|packet)
  (ive|i have|weve|we have|already|just|you|he|they|she|was|were|been|i|we) (already |just |was |were |been )*(got|had|been given|received|gave|given|sent|quoted) (me |us )?(a |an |the |my |your |some |other |few |couple of |three |two |\\d )*(quotes?|quoted|prices?)
  (was|were|been|you|they|he) quoted
  (about|re|regarding|following up on|ref) (the|your|that|this|my|our) (quote|price|estimate) (you|u|yous|that you|ref|number|from|of)
  following up on (the|your|that|this|my|our) (quote|price|estimate)
  your (quote|price) (is|was|of|for|came|looks|seems|arrived|dated)
  (accept|happy with|go ahead with|proceed with|went with|like) (the|your|that|this) (quote|price)
  (battery|phone|card|top up|electric car|ev) ..1 charg(e|er|ing|es)
  (in|of) charge
  (prices|rates) (are|is|went) (going up|rising|mad|crazy)
  gas (charge|charges|prices)
`);
