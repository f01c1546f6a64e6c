import { phraseSet } from '../../phrases/phrase-set';

export const fault = phraseSet(`
  no (hw|hot|hot tap|heatin|warm)
  (red|orange|amber|yellow|flashing|blinking|warning|green|blue) (flashing |warning )*(light|lights|led|triangle|symbol|lamp)
  (lost|losing|loses|no) (the |its |all )*(connection|signal|wifi|internet|power|charge|prime|water)
  takes (ages|forever|hours|too long|a while|so long|an age|a long time) (for|to|before|until)
  (took|taking|takes) ..2 (ages|forever) ..3 (heat|warm|hot|come)
  (funny|weird|odd|strange|horrible|awful|terrible|loud|constant|clanking|clunking|banging|high pitched|right|some|making|makes) ..1 (noises?|sounds?|clanking|clunking|bang|racket|din|smell from the drain|whirring|squeak|squeaking|clonk|thumping|thud)
  (clanking|clanks|clunking|whirring|squeaking|thumping|thudding|rattles|ticks|grumbling|droning|judders|juddering|shuddering|vibrates|chugging|pulsing)
  (display|screen|panel|controller|thermostat|programmer|receiver|hub|light|lights|boiler|combi) (is |are |has |gone |all |just |went |now |completely |totally |turned )*(blank|dead|off|out|black|flashing|red|frozen|stuck|stopped|not responding|unresponsive|offline|orange|amber|green|blinking|silent)
  (nothing|nowt|bugger all) (happens|happening|comes|works|working|at all|on the display)
  (only|just) (one|1|two|2|half|some|a few|the) ..3 (radiators?|taps?|room|rooms|rads?|bathroom|upstairs|downstairs) ..2 (works?|working|hot|warm|heats?|heating|comes|come|gets?)
  (boiler|combi|heating|system|heat pump|pump|thermostat|it) (just |has |have |had |suddenly |all |again |then |only |now )*(stopped|stops|quit|died|broke|broken|failed|fails|tripped|trips|packed|shut|shuts|dies)
  (has|have|had|having) (just |now |totally |suddenly |already )*(failed|stopped|broken|gone|died|packed|tripped|seized|jammed|burst|split|cracked)
  (on and off|off and on) (all|constantly|every|again|continuously|by|repeatedly|\\.|$)?
  constantly ..4 (on|off|filling|topping|resetting|running|clicking|going)
  pressure ..3 (over|above|under|below|past|up to|near|nearly|almost|around|about|only|just) ..1 \\d
  (says|showing|shows|reads|set to|set at|stuck on|stuck at) \\d{1,2} ..3 (but|and|degrees|although|when|even)
  (turn|switch|shut) (itself|themselves|its self) (off|on|down)
  (comes|turns|goes|switches|kicks) (on|off) (by itself|on its own|itself|randomly|at random|at night|in the night|when it wants|all the time)
  (too|very|really|so) (hot|cold|slow|loud|noisy|weak) (to|now|these|at|in|upstairs|downstairs|all)
  (broken|broke|bust|dead|kaput|faulty|defective|playing up|acting up|on the blink|on its last legs|packed in|packed up|packing up|conked out|given up|gave up|died|dying|gone wrong|gone off|gone down|gone kaput|gone again|on the fritz|had it|out of action|in bits|breaking down|breaks down|break down|broken down|pegged it|popped its clogs|gave up the ghost|given up the ghost|gone pop|gone bang|blown up|up the spout|not right|malfunctioning|given out|clapped out|gone to pot|bitten the dust|carked it|up the creek|stuffed|gone west)
  (not|isnt|wont|doesnt|arent|stopped|stops|dont|never|hardly|barely|cant|couldnt|keeps not|not been|hasnt been|stop|quit|refuses to|refusing to|failing to|struggling to) (get |getting |even |really |properly |fully |always |to |been |be |just |seem to |seem to be |be able to )*(work|works|working|worked|fire|firing|fire up|light|lighting|ignite|igniting|start|starting|come on|coming on|came on|turn on|turning on|switch on|switching on|turn off|switch off|go off|heat|heating|heat up|heating up|warm|warming|warm up|getting hot|get hot|get warm|hot|warm|respond|responding|connect|connecting|pair|pairing|kick in|kicking in|circulate|circulating|run|running|stay on|staying on|stay lit|go(?! ahead)|going(?! ahead)|hold pressure|holding pressure|turn|reset|resetting|power on|power up|cut in|respond to)
  (no|without|lost|nae|zero|any|not any|not got|not getting|dont have|have no|got no) (any |our |all |the |no )*(heat|heating|hot water|water and heating|warm water|heat or|central heating|hot taps?|ch or|hot|power to|power|pressure|display|flow|gas to|ignition|hot or)
  (heating|hot water|boiler|combi|radiators?|system|thermostat|water|pump|timer|pilot|pilot light|heat pump|rads?|immersion|shower|taps?|stat) (is |are |has |have |just |keeps |keep |still |all |now |went |gone |goes |has gone |been |was |not |intermittently |only |always |stays |staying |stone |freezing |completely |totally |running |runs |came |coming )*(off|out|cold|freezing|lukewarm|tepid|stuck|dead|dropping|drop|cutting out|down|leaking|leaks|banging|noisy|blocked|flashing|tripping|locked out|dripping|overheating|failing|failed|erratic|intermittent|blank|red|fluctuating|too hot|scalding|not|roasting|gurgling|jammed|constantly on|on all the time|on constantly|humming|vibrating|going off|brown|dirty|noises|weak)
  (cuts?|cutting|cut) (out|off)
  (stop|stops|has stop) work
  (condemned|capped|capped off|tagged|isolated|shut off|turned off at|short cycling|wont stay|stuck on|stuck off)
  {heater} ..2 (goes|going|runs|running|went|turns|turning) (cold|lukewarm|off|out)
  (hot|warm) for ..4 (then|and then) ..3 cold
  (keeps?|keep|kept|constantly|always|just) (going off|going out|turning off|switching off|turning itself|switching itself|locking out|cutting out|tripping|resetting|losing|dropping|needing|going|stopping|shutting|clicking|blowing|having to|flashing|failing|coming on|dying|packing)
  (going|goes|went) out (every|all|again|when|on|after|overnight|constantly)
  leak(s|ing|y|ed|age)?
  (drip|drips|dripping|drippy|weeping|water (coming|pouring|running|dribbling|under|on the floor|everywhere|out|underneath)|puddle|wet patch|damp patch|bucket|flood|flooding|flooded|overflow|overflowing|burst|spraying)
  (low|losing|lost|loses|no|lose|drop in|drops|dropping|high|too much|loss of|pressure) ..2 (pressure|bar)
  (hour|hours|minutes|wrong|clock|time) (out|wrong|behind|ahead) since
  (on|in) my display
  clocks went (back|forward)
  lock(ed|s)? ?out
  (pressure|gauge|needle) ..4 \\d ..1 bar
  pressure (is |has |keeps |gauge |on the boiler |in the boiler |in the system |valve |reads? |reading |down |at |gone |went |was |just |always |constantly |too |very |really |to )*(low|dropping|drop|dropped|drops|falling|fell|gone|zero|0|high|down|losing|lost|red|loss|problem|issue|wont)
  (fault|error|warning|lockout|locked out|error code|fault code|flashing|trouble) ?(code|light|message|lights|red|on|codes|says|saying|showing|display|e\\d+|f\\d+|comes up|came up)?
  (says|showing|shows|displaying|displays|reads|reading|flashing|saying|code|display|screen|has) (error |code |fault |a |an |the |up )*[a-z]{1,2} ?\\d{1,4}
  (noise|noises|noisy|banging|bangs|knocking|kettling|gurgling|gurgles|whistling|whining|humming|rattling|rumbling|vibrating|clunking|clunk|clicking|screeching|squealing|groaning|grinding|loud|buzzing|roaring|howling|racket|tapping|ticking|making a|sounds like)
  (cold|lukewarm|tepid|stone cold|freezing) (at the (top|bottom)|upstairs|downstairs|spots?|patches|radiators?|rads|water|shower|house|all the time|in here|tonight|again|on one side|in one room|half)
  (radiators?|rads?|towel rail|taps|shower|house|upstairs|downstairs) (is|are|goes|go|stays|stay|still|get|gets|all|going|not) ..2 (cold|lukewarm|freezing|not hot|tepid|warm)
  (freezing|frozen|froze|stone cold|baltic|shivering|no warmth|iced up|nithered|starved|perished|foonert|icicles)
  (pilot|pilot light) ..3 (out|off|gone|light|relight|lit|keeps)
  (dim gwres|dim dwr poeth|nie dziala|zepsuty|zepsul|awaria|cieknie|kharab|garam pani nahi|garam paani|kaam nahi|brak|zimno|wedi torri|ddim yn gweithio|chal nahi|band ho gaya|nahi chal)
`);

export const toldOf = phraseSet(`
  {heater} (heater )?(tripping|blowing|knocking|smelling|flickering|clicking|overheating|cycling)
  {heater} (is|are|was|comes|come|keeps|keep|goes|go|makes|make|blows|blowing|trips|tripping|runs|running|gets|getting|only|just|sometimes|always|smokes|has|have|takes|taking|doing|does|reads|stays|seems|sounds|feels|looks|wants|turns|turning|switches|clicks|starts|starting|when|every|since|after) (?!an? |in |about |\\d|fine|working|ok|okay|good|old|new|gas|oil|mains|from|the |by ){word}
`);
export const askedOf = phraseSet(`
  (can|could|would|should|which|whether|possible|do|does|is it|are|will|what if|how) ..7 ({product}|flue)
`);

export const offeredUpkeep = phraseSet(`
  (do|can|could|will|would|offer|provide) (you|u|ye)? ?(do |offer |provide |carry out |sort )*(a |an |any |the )*(boiler|heating|heat pump|gas|oil|combi|landlord|landlords|annual|fire|safety|cylinder|unvented) (safety )?(servicing|services?|checks?|inspections?|maintenance|repairs?|certificates?|cover|plans?)
`);

/** Talk of a repair that may not be of something broken now. */
export const repairTalk = phraseSet(`
  (repair|repairs|repaired|fix|fixed|fixing|mend|mended|mending|sort out|look at|looking at|diagnose|unblock|unfreeze|problem with|problems with|issue with|issues with|trouble with|something wrong with|whats wrong with|something up with|not happy with my boiler|wrong with)
  (problem|problems|issue|issues|trouble|playing up|bother)
  (sludge|power ?flush|flush|bleed|bleeding|airlock|air lock|limescale|scale|condensate|balance|balancing|balanced|magnaclean|inhibitor)
  (reset|resetting|resets|relight|re light|repressurise|top up the pressure|topped up|topping up|filling loop)
`);

export const upkeep = phraseSet(`
  (boiler|heating|gas|heat pump|oil|fire|combi|cylinder) (servicing|services?|checks?|inspections?|maintenance)
  (boiler|annual|yearly|gas|full|heating|combi|fire|heat pump|cylinder|regular|oil|routine|interim|unvented|megaflo|system|hob|cooker|first|next|my|our|its) (boiler )?(service|serviced|servicing|services|servise|check|inspection|check up|checkup|maintenance|mot|safety check|health check)
  (service|servicing|serviced|maintain|maintenance) ..3 (heater|boilers?|combis?|heat pumps?|due|overdue|plan|plans|contract|my|our|the|a|please|book|log|history|reminder|{heater})
  (due|overdue|needs?|need|get|have|having|due for|wants|needing|want|time for|booked|book|do|offer|arrange|after|like|for) (a |an |my |our |its |the |it |your |boiler |another )*(service|serviced|servicing|serviced please|check up|checkup|once over|yearly check|maintenance|inspection|mot)
  (gas safety|gas safe|landlords?|gas|safety|boiler|homebuyer|homeowner|commissioning|building regs|building regulations|oil|benchmark) ..1 (certificates?|record|check|checks|inspection|test|paperwork|cert)
  certificates?
  (landlords?|tenanted) (check|safety|inspection|record|gas)
  (warranty|warranties|guarantee|guaranteed|guarantees|under cover)
  (cover|care|service|maintenance) (plan|plans|contract|scheme|package)
  (check|checked|looked|look) (over|it over|at yearly|annually)
  (service|servicing|serviced)
  (przeglad|gwarancja|gwasanaeth|gwasanaethu|tystysgrif|sarwis)
`);
