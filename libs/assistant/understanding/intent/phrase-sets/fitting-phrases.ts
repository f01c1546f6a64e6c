import { phraseSet } from '../../phrases/phrase-set';

export const fitting = phraseSet(`
  (worcester|vaillant|ideal|baxi|viessmann|intergas|combi|system|heat pump|gas|electric) (or|vs|versus|over) (a |an )?(worcester|vaillant|ideal|baxi|viessmann|intergas|combi|system|heat pump|gas|electric|oil|lpg)
  (need|needs|want|wants|wanting|needing|require|like|after) (a |an |the |some |new |our |my |full )*(heating|boiler|radiators?|heat pump|heating system|central heating|combi|hot water|underfloor) (for|in|into|to|on) (it|there|the|a|an|my|our|this)
  (want|need|like) (it|them|that|this|the boiler|the tank|the cylinder|the fire) (out|gone|moving|taken out|taking out|removed|removing|ripped out|shifting|swapping|changing|upgrading|relocating)
  (building|build|buying|bought|renovating|converting|extending|refurbishing) (a |an |my |our |the |out )*(house|home|extension|annex|annexe|barn|bungalow|property|flat|loft|garage|conservatory|kitchen|place|cottage) ..9 (heating|boiler|radiators?|heat pump|hot water|plumbing)
  (put|get|got|getting|have|having|pop|stick) (a |an |the |some |new )*({product}|it|one|gas|viessmann|vaillant|worcester|ideal|baxi|something) ..4 (in|put in|fitted|installed|putting in)
  (put|putting|puttin) (a |an |some |the |new )*{product} in
  want ..2 gas in
  (is|are|which is|whats|whether) ..3 (a |an |the )?(nest|hive|tado|combi|worcester|vaillant|heat pump|system) or ..4 (better|best)
  (considering|thinking of|thinking about|looking at|planning|plan on|want to|like to) (replacing|changing|converting|moving|swapping|getting rid of|upgrading|removing|installing|going|switching|having|getting|putting) ..7 (heating|boiler|unit|heater|heaters|system|gas|electric|heat pump|radiators|combi|cylinder|storage|thermostat|one)
  (replace|replacing|swap|swapping) ..5 (with|for) ..5 (boiler|heating|system|combi|heat pump|radiators|cylinder)
  (do|can|does|could|would|will) (you|u|i|anyone) (do|sell|supply|fit|install|deal with|work with|handle) (a |an |any |the |new )*{product}
  (turn|make|change) ..6 (into|to) (a |an )?(sealed|combi|unvented|pressurised|open vent|system)
  could you do the same
  (go|going|gone|be|move to) (all|fully|totally|completely) electric
  (get shot|shot|rid) of (the |my |our |it |gas |oil |this |that )*(gas|oil|boiler|it|back boiler|storage heaters|cylinder|tank|tanks|old)
  (hide|box in|boxing in|house|conceal) (the |a |my )?boiler
  (what|which) (flue|clearances?|clearance|pipe|space|kw|filter) ..6 (need|needed|have|fit|required|use|want)
  what would you (put in|fit|recommend|suggest|advise|go for|install|do)
  (what|which) (do|would|boiler|one|make) you ..2 (recommend|suggest|advise|fit|put)
  (recommend|suggest|advise) ..2 (putting|to put|a boiler|boiler|for|fitting)
  (too small|man enough|big enough|powerful enough|large enough|oversized|undersized|up to) ..3 (for|or|\\?|to|it|the)
  (cope|manage|handle|run|supply|enough) (with|for) (two|2|three|3|four|4|both|our|all|my|\\d) (showers|bathrooms|bath|baths|people|radiators|floors)
  (would|could|can|will|does|do) (a|an|the|my) (new |bigger |smaller )*(combi|heat pump|boiler|system boiler|cylinder|megaflo|electric boiler) ..2 (fit|cope|work|manage|suit|cut|save|be|run|heat|help|do|go)
  (heating|boiler|radiators|combi|heat pump|system) (put|putting) in
  first and second fix
  (do|can|could|would|will) (you|u|i|anyone) (put in|take out|put|run|extend|box) ..4 {product}
  (run|extend|running|extending) ..3 (gas pipe|gas supply|pipework|heating) (for|to|into|in)
  (zone|zones|zoned|zoning)
  (come|coming|taken|take|taking) out and ..4 (in|put|go in|fitted)
  (wymienic|wymiana|zamontowac|montaz|instalacja)
  (new|replacement|another|different|bigger|smaller|extra|additional|second) (gas |electric |oil |combi |condensing |system |hydrogen |vaillant |worcester |worcester bosch |ideal |baxi |viessmann |double |bathroom |designer |column |heated |smart |hot water |unvented |central |energy efficient |efficient |modern |a rated |lpg |full |whole )*{product}
  new (system|one) (in|fitted|installed|put in|please|instead|altogether)
  (install|fit|supply|put in|putting in|fitting|installing|add|adding|replace|replacing|swap|swapping|upgrade|upgrading|change|changing|supply and fit|renew|renewing) ..4 {product}
  (install|fit|supply|swap|replace|replacing|move) (it|this|that|them|one)
  {product} (to be |being |all |needs |need |wants |want |wanting |being |getting |get |be )*(installed|fitted|replaced|replacing|swapped|swapping|upgraded|upgrading|moved|moving|relocated|relocating|installation|install|replacement|replacements|upgrade|conversion|swap|relocation|fitting|put in|swop|changed|changing|added|renewed|removed)
  (replace|replacing|replacement|swap|swapping|upgrade|upgrading|convert|converting|conversion|changing|change|switch|switching|going|go) (over )?(from|to) (a |an |the |our |my )*({product}|gas|oil|lpg|electric|combi|system|sealed|unvented|air source|heat only|regular)
  (swap|change|exchange|replace|switch|convert|switching|swapping|changing) ..6 (for|to|with|into) (a |an |the )*(new |different |modern )*({product}|gas|electric|combi|system|one)
  (move|moving|relocate|relocating|relocation|reposition|re site|resite) ..4 {product}
  {product} ..3 (moved|relocated|moving|repositioned)
  (convert|converting|conversion|converted) ..4 ({product}|system|gas|electric|oil|loft)
  (combi|system|boiler|full heating|heating|radiator|bathroom|cylinder) (conversion|swap|upgrade|replacement|install|installation|relocation)
  (which|what|what is the best|best|recommend|suggest|advise|good|right|suitable) ..3 (boiler|boilers|combi|heat pump|radiator|radiators|thermostat|make|brand|model|system|cylinder|kw|btu|size)
  (what|which) (size|kw|output|make|model|type|kind|brand|sort) ..6 ({product}|need|recommend|best|fit|install)
  how (big|many kw|powerful) ..5 {product}
  (combi|system|regular|heat only|heat pump) (or|vs|versus|v) (a |an |stick with )*(combi|system|regular|heat only|boiler|gas|conventional|cylinder|heat pump|another)
  (do|can|could|would|are|will|should|does) (you|u|i|we|they|it|anyone) (guys )?(also |still |even |ever )?(install|fit|supply|put in|installing|fitting|do|get|have|go for|switch to) (a |an |the |any |new )*({product}|installs|installations|underfloor|conversions|hydrogen|heat pumps|air source|ground source|new boilers|unvented)
  (heat pump|heat pumps|air source|ground source|underfloor heating|solar thermal|hydrogen ready|hydrogen|hybrid) ..4 (suitable|right|good|worth|work|work in|work with|possible|option|viable|for my|for our|instead|suit|compatible|better|ready)
  (interested in|thinking about|thinking of|considering|looking at|looking into|look at|looking to|want to|wanting|would like|id like|wed like|after|looking for|need|want|fancy|get|getting|having|have|planning|plan|hoping for|hope to|like to|love) ..3 (a |an |some |the )?(new |whole )?(heat pump|heat pumps|air source|ground source|underfloor heating|solar thermal|unvented cylinder|megaflo|smart thermostat|combi|new boiler|new one|new system|new heating|new radiator|new radiators|towel rail|heated towel rail|radiator|electric boiler|hive|nest|full system|central heating)
  (install|fit|put|have|get|add) ..2 (hive|nest|tado|smart thermostat|smart heating|zone|zones|zoning|trvs|radiator valves|thermostatic valves|towel rail|radiator|radiators|underfloor|water softener|magnetic filter|filter|outside tap|gas supply|pipe)
  (rip out|take out|remove|removing|get rid of|cap off|disconnect|decommission) ..4 (boiler|tank|tanks|cylinder|back boiler|radiator|radiators|gas fire|storage heaters|old system|old one|hob|cooker)
  (self build|new build|extension|loft conversion|refurb|renovation|renovating|barn conversion) ..8 (heating|boiler|radiators|plumbing|heat pump|pipework|underfloor)
  (first time|full|complete|whole house|wet) (central heating|heating system|heating|installation)
  (no|without) (central heating|gas central heating|heating system|heating) (at all|in the|yet|installed|currently|at present)
  (boiler upgrade scheme|bus grant|boiler grant|eco4|(any|the|a|government|heat pump|get|for|there|available|with) grants?)
  how long (does|will|would|do|is) (it|a|an|the|your|that|installation|fitting|installing|replacing|to) ..8 (take|install|fit|swap|replace|change|be without|installation)
  {when} (can|could|would|will) (you|it|they|someone) (be able to )?(fit|install|be fitted|be installed|start|replace|swap|put|be replaced)
  (how|where) (would|do|does|can|could|will) (you|the|a|it|we|they|i) ..3 (fit|install|flue|installed|fitted|vent|run the|go|condensate go)
  (can|could|would|will|is it possible|possible) ..5 (go|be fitted|be installed|be put|be moved|fit|be relocated|be converted) (in|into|to|on|under|upstairs|there|the)
  (need|needs|due|time for|ready for|want|wants|wanting|looking for|after) ..1 (replacing|replacement|upgrading|an upgrade|upgrade|installation|new installation|a replacement|a swap|a new one)
  (boeler newydd|nowy piec|nowy kociol|naya boiler|wymiana|pompa ciepla)
`);

export const fittedBefore = phraseSet(`
  (new )?{product} (that |which )?(you|they|he|we|i|your lot|your lad|the builder|british gas) (put in|fitted|installed|sold|replaced|had)
  certificate [^.?]{0,90} new one
  (thermostat batteries|service|valve|pump|pcb|fan) ..9 new one
  put in by (you|your|him|british|a|the|someone)
  (you|they|he|i|we|landlord|builder|builders|company|british gas|who|guys|firm|bloke) (have |had |only |just |recently |all |guys |)(fitted|installed|replaced|put in|swapped|changed|moved|upgraded) ..6 {product}
  (you|they|he|i|we) (have |had |only |just |recently |)(fitted|installed|replaced|put in|swapped|changed|moved) (it|this|for|last|in|a|the|my|our)
  (fitted|installed|replaced|moved|put in|changed|swapped) (by|in 20\\d\\d|in (january|february|march|april|may|june|july|august|september|october|november|december)|last|\\d+|two|three|four|five|six|a (year|month|week|few)|only|just|yesterday|recently|about|around|back in|when|new)
  (was|were|had|been|got) (just |only |recently |all |newly )*(fitted|installed|replaced|put in|upgraded|moved)
  (had|got|have had|just had|having had|ive had|weve had) (a |an |my |our |the |it |all |just |only )*(new |brand new )*({product} )*(fitted|installed|replaced|put in|swapped|changed|moved|upgraded)
  (just|only|recently|newly) (had|got|installed|fitted|replaced) ..6 {product}
  had (a |an |our |my )*(new |brand new ){product}
  (our|my|your|the|this) (brand )?(new|newish|nearly new) {product}
  {product} (is|isnt|was|only) (only |not |nearly |brand |)(new|newish|\\d+ (years?|months?|weeks?) old)
  (new|replacement|replaced|replace|replacing|change|changed|fit) (the |a |an |my )*(diverter|valve|pcb|pump|fan|part|parts|washer|seal|gasket|battery|batteries|expansion vessel|heat exchanger|thermocouple|sensor|board|filling loop|element|fuse|trap|hose|pressure relief|prv|diaphragm|motor|programmer|timer|receiver)
`);
