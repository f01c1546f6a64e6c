import { phraseSet } from '../../phrases/phrase-set';

const noise =
  '(whistl\\w+|leak\\w*|drip\\w*|bang\\w*|knock\\w*|rattl\\w+|gurgl\\w+|humm\\w+|buzz\\w+|noises?|weeping|beep\\w*|click\\w*|kettling|squeal\\w+|racket|error|code|fault|flashing|warning|puddle|airlock|symptoms?)';
const itself =
  '(it |its |it is |its all |thats |that |shes |hes |she |he |everything |all |the |boiler |heating |boilers |heatings |hot water |system |has |have |is |are |was |been |now |just |up |then |straight |right |all |we are |were )*';
const goesOn =
  '(?! (for (a|an|\\d|ten|five|two|half|about|only)|then|until|till|til|but|briefly|only|and then|off|out|low|on|up|to|if|so long)(?= ))';
const wellAgain =
  '(sound|grand|champion|right as rain|sorted|fixed|mended|cured|spot on|good as (new|gold)|as good as new|hunky dory|back to normal|up and running|tickety boo|bone dry|dry as a bone|behaving|purring|happy again|toasty)';
const hands =
  '(topped|topping|bled|reset|tightened|nipped|repressurised|pressurised|swapped|changed|replaced|restarted|rebooted|thawed|defrosted|jiggled|flicked|pressed|had a look|had a fiddle|had a go|unblocked|cleared|whacked|cleaned)';

/** Not mended yet: "until it's fixed". */
const notYet =
  '(?<! (till|until|til|once|when|if|whether|before|unless|want|need|get|getting|have|having|see|hope|hoping|wish|like|even|is|was|say|says) )';

export const mendedNow = phraseSet(`
  ${notYet}(its |it (?=is |has |was |all |now |came |just )|thats |boiler |heating |hot water |pressure |boilers |radiator |shes |hes )(is |has |was |are |all |now |been |come |came |has come |just |up and |daein |doing |going )*(working|fixed|back on|back|sorted|running|sorted itself out|fine|ok|okay|grand|sound|good|mended|repaired|fixed itself|up and running|fired up|come back on|behaving|going) (again|now|itself|by itself|thanks|since|on its own|perfectly)
  ${notYet}(its |it (?=is |has |was |all |now |came |just )|thats )(is |has |all |now |just |come |came |doing |daein |going |been )*(working|fixed|back on|sorted|sorted itself out|fine|ok|okay|grand|sound|mended|repaired|fixed itself|up and running|fired up|come back on|behaving) (already|anyway|,|\\.|thanks|cheers|mate|pal)
  ${notYet}(its |it (?=is |has |was |all |now |just )|thats )(is |has |all |now |just |doing |daein |going |been )*(working|fixed|sorted|fine|grand|sound|mended|repaired|up and running|behaving)(?= ?$)
  ${notYet}(its |it is |boiler is |everything is |all )(all |now |still )*(working|running|firing|going) (ok|okay|fine|well|perfectly|lovely|grand|great|good|away|a treat)
  (all|already|now|been|got it|managed to|i|we|he|she|neighbour|husband|wife|son|friend|dad|dads|brother|brother in law|father in law|uncle|lad|mate|mates|plumber|landlord|somebody|someone else) (has |have |ve |s |got it |got that |is |been |it |just |already |since |managed to )*(fixed(?! (price|fee|rate|cost))|sorted|mended|repaired|fixed it|sorted it|mended it|sort it|fix it|repaired it|cured it|nipped it up|got it going|got it working|got it back on|got her going)
  (?<! (stopped|stop|quit|not|isnt|arent|never|doesnt|get|want|get it|want it|need it|have it|till it|until it|when it|once it|going|goes|went|came|comes) )(works|working|on|back|firing|heating|lit) again(?! (no|and then|but|then|for)(?= ))
  (turns out|turned out) ..4 (thermostat|timer|switch|switched|trip|fuse|battery|batteries|credit|meter|off|nothing|valve|fine|empty|unplugged)
  (false alarm|panic over|problem solved|crisis over|all sorted|sorted now|all good now|no longer (needed|broken|leaking|a problem|dripping|making))
  ${noise} (yes |it |has |its |all |now |but |and |completely |that |the |, )*(stopped|gone away|cleared|disappeared|vanished|dried up|went away|settled down|gone quiet)(?! (working|heating|firing|again|coming|pumping)(?= ))
  (?<! (hasnt|havent|not|never|didnt|isnt|wont) )stopped (leaking|dripping|making|banging|knocking|whistling|gurgling|humming|buzzing|beeping|clicking|flashing|losing|dropping|cutting out|doing it|rattling|weeping|tripping)
  stopped (since|once|when|after) ..3 (bled|fixed|topped|reset|tightened|changed|cleaned|repaired|swapped)
  (not|isnt|hasnt|havent|doesnt|no) ..3 (leaked|leaking|leak|dripped|dripping|drip|weeping|whistling|banging|tripping|dropping|lost pressure|dropped|bother|trouble|problem|problems|issue|issues|noise|leaks|drips)( at all| again| once)? (since|any ?more|any longer|now)
  ${hands} ..6 (and |then |, |so |. )${itself}(fired|fired up|firing|come back|came back|came on|come on|back on|back to life|going|running|working|works|worked|fine|ok|okay|good|holding|held|steady|dry|stopped|lit|happy|been fine|no bother|did the trick|done the trick|that did it|${wellAgain})${goesOn}
  ${notYet}(its |it (?=is |has |was |all |now |just )|thats |(that|everything) (?=is |has |was )|all )(is |all |now |gone |come |has |been |just |nice and |completely )*${wellAgain}${goesOn}
  (did|done|doing|does) the trick
  (that|this) (has )?(did|cured|fixed|sorted|solved|mended) it(?= )
  (fired|come|came|kicked|sparked) (right |straight |itself )?back (up|on|to life|in)${goesOn}
  (been )?(going|running|working|fine|grand|ok) (for )?(an hour|a good hour|hours|two hours|sweetly|lovely|like a dream) (now|since|,|\\.|and fine|no bother)
  (no|nae) (bother|problems?|issues?|trouble) (since|now|from it since)
  (scrap|scratch|ignore|forget|never mind|nevermind|strike) (the |that |what i said |my last |about the )*(leak|weeping|drip|noise|fault|banging|repair|breakdown|error|code)
`);

/** Shut off: harmless, but not mended. */
export const shutOff = phraseSet(`
  (turned|turning|shut|switched|isolated|closed|knocked|capped) ..4 (off|down|stopcock|stop cock|valve|isolator|main|mains)
`);
export const workedOn = phraseSet(`
  (fixed|mended|repaired|replaced|tightened|nipped|soldered|sorted|swapped|changed)
`);

export const notHeating = phraseSet(`
  (mobiles?|phones?|phone signal|mobile signal|signal|my phone|doorbell|door bell|bell|intercom|buzzer|link|website|site|form|page|web page|chat|lift|car|van|telly|tv|laptop|keyboard|camera|hearing|legs?|memory|eyes?|kettle|fridge) (is |are |still |just |often |usually |signal |really )*(not|isnt|arent|wont|doesnt|dont|never|cant|broken|dead|broke|down|rubbish|playing up|no good|packed in|packed up|died) ?(work|working|works|load|loading|open|opening|ring|start|charge|go|good|great|reach|connect|get through)?
`);

export const unsteady = phraseSet(`
  (hot|warm|boiling|scalding) (water )?(then |and |and then |, |, then |or |to |one minute )*(cold|freezing|lukewarm|stone cold|icy) (the next |next )?(then |and |and then |, |, then |or |to )*(hot|warm|boiling|scalding|the next|next minute)
  (cold|freezing) (then |and |and then |, |, then |or )*(hot|warm) (then |and |and then |, |, then |or )*cold
  (shower|water|tap|taps|bath|hot water|showers|heating|radiators?) (is |are |go |goes |going |get |gets |run |runs |running |keep |keeps |just |always |all |coming |comes |comes out |come |flick\\w* |turn\\w* |switch\\w* |change\\w* )+(hot and cold|cold|freezing|from hot to cold|between hot and cold|in the middle|half way|halfway|off and on|on and off)
  (one|1) (minute|min|sec|second|moment) (its |the water is |it is |is )?(hot|warm|boiling|scalding) ..4 (cold|freezing)
  (hot|warm|boiling) (one|1) (minute|min|second|moment) ..4 (cold|freezing)
  (goes|going|go|runs|running|comes out) (hot|warm|boiling|scalding) ..1 (cold|freezing|lukewarm)
  (hot water|heating|pressure) (just )?comes and goes
`);
