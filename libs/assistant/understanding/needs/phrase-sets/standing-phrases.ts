import { phraseSet } from '../../phrases/phrase-set';

export const owner = phraseSet(`
  (i|we|my wife and i|me and my husband|both of us) (do |actually |jointly |just |only |already |both )?(own|bought|owned) (it|the|my|our|this|a|here|outright|both)
  (home ?owner|owner occupier|owner occupied|house owner|owneroccupier)
  (im|i am|we are|were|yes|am) (the |an |joint |sole |a )*(owners?|home ?owners?|freeholder|leaseholder)
  (my|our|me) own (house|home|flat|place|property|bungalow)
  (its|it is|house is|flat is|place is|property is) (mine|ours|my own|our own|privately owned|owned)
  (own|owned) (the |my |our )?(house|home|property|flat|bungalow|place|outright|it|by (me|us))
  (mortgage|mortgaged|freehold)
  (, |\\. |yes |yep )owner(?= , | \\. | $)
`);

export const landlord = phraseSet(`
  (im|i am|we are|were|as|am) (the |a |his |her |their |your |private |an accidental |small )*landlords?
  landlord (here|speaking|with|of)
  (my|our|the|i have|ive got|weve got|got) (own |\\d |two |three |four |few |some )*(tenants|tenanted|tenanted (flat|house|property))
  (my|our|a|one of my|one of our|the|own|several|\\d|two|three|for a|for my) (rental|rentals|buy to let|btl|hmo|rental property|rental properties|rental flat|rented out|let property|lettings? property|student let|student house|investment property|holiday let|air ?bnb)
  (i|we) (let|rent|rents) (it |the |my |our |this |a |out )*(out|flat|house|property|properties) ?(out|to)?
  (my|our) tenant
  (property|house|flat|place|bungalow|one) (that )?(i|we) (let|rent) out
`);
export const tenant = phraseSet(`
  (im|i am|we are|were|as|am) (the|a|only the|just the|just a) tenants?
  (my|our|the) landlord (said|says|wants|wont|is|has|told|doesnt|never)
`);

export const authorised = phraseSet(`
  (landlord|owner|landlady|agent|council|management company|estate|mum|mother|dad|father|housing association) (has |have |is |was |already |s )*(said|says|say|agreed|agrees|ok|okay|oks|happy|fine|authorised|approved|given|gave|allowed|told me|asked me|wants me|permission|is paying|will pay|okayed|okd|signed)
  (im|i am|ive been|been|fully|am|we are) (fully |legally |all )?authorised
  (authorised|authority|permission|approval|go ahead|okay|consent|clearance) (to|from|by|of) (the |my |our |his |her |arrange |book |act |)*(landlord|owner|landlady|family|arrange|book|act|make|decide|sign|get|council)
  (power of attorney|attorney|poa|executor|trustee)
  (acting|on behalf|managing|manage|manages) (on behalf )?(of |for |it for |the property for |this for )*(the |my |our )?(landlord|owner|landlady|mum|mother|dad|father|nan|gran|client|clients|trust|church|school|estate|parents|property|building)
  (managing|property|letting|lettings|estate) agents?
  (property|facilities|building|site) manager
  we manage
`);

export const noCustomer = phraseSet(`
  (just|only) (being nosy|browsing|curious|having a laugh|messing|messing about|bored)
  (no|dont|not) ..2 (need|want) (any )?(work|anything|heating work) (doing|done)
  (we|ive|weve|i|have|had|already|since|now) (have |has |ve |d |already |since |now |all )*(gone|going|went|go|signed|signed up|booked|sorted|used|chose|chosen|picked) (with |it with |for |up with |on with )+(another|someone else|somebody else|a different|other|the other|a mate|british gas|your competitor) ?(firm|company|lot|installer|plumber|one|engineer|outfit)?
  (another|a different) (firm|company|installer|plumber|engineer|outfit) (is |are |has |have |already )+(doing|done|sorted|won|got) (it|the job|the work|us)
  (found|got) (someone|somebody|a firm|an engineer|a plumber) else(?= (now|already|thanks|cheers|to|doing|in|for it|,|\\.)(?= )| ?$)
`);

/** Somebody who sells, seeks work, plays or tries things out, in words that no customer uses. */
export const elsewhere = phraseSet(`
  (write|draft|compose|summarise|proofread|translate|finish|do) (me |us |my |an |a |the |this |some )*(\\d+ )?(words?|essay|essays|paragraphs?|article|assignment|coursework|homework|dissertation|cover letter|personal statement|story|poem|sonnet|song|lyrics|speech|cv|caption|tweet|blog|limerick|rap|haiku|email to my|letter to my) ?(on|about|for)?
  (?<! (for|the) )my (essay|homework|coursework|assignment|dissertation|maths homework|gcses?)
  (you|ya|u)( are|r|re)? (even |still |currently |guys |lot |yous |any chance |not )*(hiring|recruiting|taking on|taking people on|taking lads on|taking anyone on)
  (hiring|recruiting)(?= (\\?|\\.|,|at the moment|right now|atm|now|anyone|engineers|plumbers|fitters|apprentices)(?= )| ?$)
  (any|got any|got|have you any|is there any|there) (jobs?|work|shifts|vacancies|positions|openings|trainee \\w+) (going|available|open|for me|for a|for an|about|with you|with yous|at yours|atm|on offer)
  (after|looking for|need|want|seeking) (a |an |some |any |more )*(start|job|work|subby work|apprenticeship|trial|placement|sub contracting|employment)(?= (with|at|as|in|,|\\.|\\?|from|on|please|mate|near|round)(?= )| ?$)
  (take|taking) (me|him|her|my (son|lad|daughter|grandson|nephew)) on(?= )
  (my|our) (web|marketing|seo|design|digital|recruitment|software|lead gen) (agency|company|firm|team|business)
  (web|marketing|seo|digital|recruitment|design|advertising|lead gen) (agency|developer|dev|designer|company) (here|checking|testing|calling)
  (web ?dev|developer|web developer|qa|tester|it guy) (here|testing|checking)
  (checking|testing|seeing|see|check|test|making sure|trying) (if |that |out |whether |how )*(the |this |your |ur |my )*(chat ?box|chat|chatbot|chat bot|widget|bot|form|pop up|plugin|live chat|chat thing|chat window) ?(box|window|widget|feature|thing)?
  no (boiler|heating|enquiry) involved
  (just|only|merely) (a |doing a |trying a |running a )*(test|tests|testing)(?= (,|\\.|message|run|please|ignore|thanks)(?= )| ?$)
  (?<=^ )(test|testing|testing testing|test test|hello test)(?= [,.?]? ?$)
  (qa|e2e|load) test(ing)?
  (we|i|our company|our team) (can |could |will |would |are able to |do )*(get|put|bring|rank|take|boost|drive|push|generate|send) (heating |plumbing |firms |companies |you |your |like yours |up |more |site |website )+ ..2 (page one|first page|top of google|leads|ranking|traffic|customers|reviews|to the top|number one)
  (page one|first page|top) (of|on|in) google
  (exclusive|guaranteed|verified|qualified) (heating |boiler |plumbing |new )*leads
  (put|book|pencil|slot|get) you (down |in |on )*(for )?(a |an )?(demo|call with our|zoom|webinar|free audit|consultation with our)
  (free|quick|no obligation) (demo|audit|website audit|seo audit|webinar|trial of our)
  (do|are|would|could) you (ever )?(need|after|looking for|want|short of) (a |an |any |some |more |another )*(van drivers?|lads|labourers?|drivers?|staff|hands|pair of hands|subby|subbies|improver|mate|apprentice|receptionist|office staff)(?= (\\?|\\.|,|at|for|in|mate)(?= )| ?$)
  (is|are) (the|that|your) (job|role|position|vacancy|apprenticeship) (still )?(going|open|available)
  (your|the|an|saw the|seen the) (advert|job ad|ad|posting) for (a |an )?(\\w+ )?(fitter|plumber|engineer|apprentice|labourer|driver|receptionist|administrator)
  (how much|what) do you pay (your |the |a )*(engineers?|lads|fitters?|apprentices?|guys|staff|plumbers?)
`);

/** A heater at home: somebody who only tried things out has work for the firm after all. */
export const ownHeater = phraseSet(`
  (my|our|the|mums|dads|nans) (own |new |old |gas |combi |central )*{heater}
  (no|nae) (hot water|heating)
`);

export const byMistake = phraseSet(`
  wrong (chat|website|web site|site|window|tab|page|shop)
  (?<=^ )(sorry , |sorry |oops |oops , )?wrong number( sorry| mate| , sorry)?(?= ?$)
  (clicked|opened|pressed|typed|sent|messaged|tapped) (this |it |that |on |you |the chat )*(by (accident|mistake)|accidentally|in error)
  (kid|kids|toddler|son|daughter|cat|baby|grandson) ..3 (on|with|got|has|had|grabbed|sat on) (the |my |hold of my )+(phone|keyboard|ipad|tablet)
  (is|are) (this|that|you) (the )?(dominos|tesco|asda|amazon|council|argos|ikea|pizza hut|uber|vets?|dentists?|doctors?|surgery|chippy|takeaway)(?= (\\?|\\.|,)(?= )| ?$)
  just (having a (nosy|nose|look round)|being nosey|seeing what this (does|is)|playing (about|around|with))
  (solve|calculate) (x|this|the) ..2 (equation|sum|for|\\d)
  what is \\d+ (x|times|plus|minus|divided by|add) \\d+
  (repeat after me|what model are you|hello world|foo bar|lorem|test 1 2|1 2 3 testing)
  (sponsor|sponsoring|sponsorship of|donate|donation to|raffle prize|charity (run|walk|auction|event)|prize draw)
  (journalist|reporter|podcast|student|university|phd|research) ..3 (writing|survey|interview|article|study|questionnaire)
  (save|saving|saved) ..2 (on|money on) your (business )?(electric|energy|gas|broadband|insurance|fuel|phone bill|rates)
  (van|vehicle|fleet) (signage|wraps?|livery|tracking|trackers?|leasing|insurance)
  (who|how) ..2 (handles|takes|processes|do you take) ..2 (card payments|your payroll|your accounts|your bookkeeping|your marketing)
  (buy|buying) (my|our) (van|tools|stock|leads|business)
  (i|we) do (plastering|tiling|roofing|electrics|building|brickwork|joinery|painting) ..2 if you (ever )?need
`);
