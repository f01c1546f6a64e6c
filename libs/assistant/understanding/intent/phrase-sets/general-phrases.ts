import { phraseSet } from '../../phrases/phrase-set';

/** Words that speak to the machine to steer it. */
export const injection = phraseSet(`
  (ignore|disregard|forget|override|bypass|overlook) (all |any |your |the |my |everything |every |of |previous |prior |above |earlier |and |these |those |safety |that )*(instructions?|prompts?|rules|guidelines|programming|training|directions|safety|restrictions|filters|guardrails|system prompt|above)
  (system|developer|hidden|initial|secret) (prompt|mode|instructions?|message)
  (you are|youre|act) now (a|an|in|my|dan|free|the)
  (act|behave|respond|roleplay) as (a|an|if|my|though)
  pretend (to be|you are|that you|you have|im|i am)
  (reveal|print|show|repeat|output|tell|leak|dump|give) (me )?(all )?(your|the) (prompt|system|instructions?|rules|api key|password|secret|configuration|training data|database|customer list|customers|other customers|source code)
  (dan mode|jailbreak|developer mode|sudo|admin mode|debug mode|do anything now|drop table|script alert|select from)
  (mark|grade|score|rate|set|class|tag|flag|record|classify|label) (me|this|it|my|the|lead) ..4 (hot|grade|as a|lead|grade a|priority|a lead|booked|paid|top)
  (grade|score|priority) (a|hot|100|highest|to a|equals)
  i am (the|your|a) (developer|admin|administrator|creator|system)
`);

export const pitch = phraseSet(`
  (your|ur) (website|web site|google listing|online presence|google profile|google reviews|seo|social media)
  (seo|backlinks?|guest post|google ads|facebook ads|lead generation|lead gen|web design|website design|first page of google|page one of google|google ranking|rankings?|digital marketing|social media|marketing agency|click funnel|decision maker|b2b|cold call|business (energy|rates|loan|funding|broadband|insurance)|card machines?|card reader|merchant|crypto|bitcoin|payday)
  we (can |could |will |are able to )?(offer|provide|help|supply|specialise|generate|deliver|build|sell|guarantee|get you|design|work with|represent|partner) ..6 (leads|website|websites|businesses|companies|installers|traders|tradesmen|customers|trade|clients|marketing|apps?|software|vans?|uniforms|workwear|plumbers|heating engineers|your business|your company|engineers|firms)
  (grow|boost|promote|advertise|scale|increase|expand) (your|ur) (business|sales|company|website|leads|revenue|online|firm|traffic|bookings|reviews)
  (more|extra|exclusive|qualified|new|free) (leads|customers|clients|enquiries|jobs) (for|in|to|every|each|per|from) (you|your|month|week|the|google)
  (interested in|like|want) (more|buying) (leads|customers|work)
  (i|im|we|my name is \\w+ and i) (am |are )?(represent|calling from|writing from|reaching out|contacting you|an agency|a recruiter|a rep|a sales|recruitment)
  (our|my) (agency|software|platform|product range|services can|crm|catalogue|trade counter)
  (partnership|business|collaboration|advertising|franchise|investment|sponsorship) (opportunity|proposal|enquiry)
  (buy|selling|sell you|purchase) ..3 (leads|your business|your company|mailing list|reviews|followers)
  (trade account|bulk discount|wholesale)
`);

export const jobSeeking = phraseSet(`
  (any|got|have|are there|you have|is there|got any|your) ..2 (jobs?|vacancies|vacancy|job openings?|positions?|work|apprenticeships?|roles?) (going|available|open|for me|at your|with you|at the moment|in your|for a|for an|coming up|\\?)
  (vacancy|vacancies|apprentice|apprentices|apprenticeships?|work experience|work placement|placement student|trainee)
  (are|r) (you|u|yous) (hiring|recruiting|taking on|looking (for|to take on) (any |some |more |an? |another |new |extra |gas |heating |boiler )*(staff|engineers?|people|anyone|plumbers?|fitters?|installers?|subbies|subcontractors?|apprentices?))
  (looking for|seeking|after|want|need|searching for|apply for|applying for|find) (a |an |some |any |full time |part time |subcontract |sub contract |new )*(job|work|employment|position|role|career|placement|sub ?contracting|subby work)
  (my|a|send|attached|email) (my )?(cv|resume)
  (work for|join|working for) (you|your (team|company|firm)|yourselves)
  (gas engineer|plumber|heating engineer|fitter|qualified engineer) (looking for|seeking|available for|wanting) ..2 (work|job|employment|contract)
  subcontract(or|ing)?
`);

export const complaint = phraseSet(`
  (was|were|been|got|being) (over ?charged|charged|billed|invoiced) (twice|double|too much|wrongly|for (something|work|a visit|nothing)|again|extra)
  (no one|noone|nobody) ..1 (picks|picked|picking|answers|answered|answering) ..1 (up|the phone|my calls?)
  never (again|using|use|recommend|coming back)
  (absolutely |bloody |totally )?(fuming|livid|raging|seething|gutted)
  (bloody |absolutely |totally |completely )?(useless|pathetic|hopeless) ..1 (lot|the lot|shower|company|firm)
  (left|trod|walked|trampled) (mud|mess|muck|dirt|rubbish|dust|a mess)
  (want|need|like) to (speak|talk) to (the |a |your )?(manager|boss|supervisor|gaffer)
  (complain|complaint|complaints|complaining|complained)
  (not|very|so|really|extremely|deeply|pretty|totally|quite|bit|well) (un)?(unhappy|disappointed|dissatisfied|annoyed|angry|upset|cross|peed off|pissed off|impressed|satisfied|fuming)
  not (at all )?(very |really |too )?(happy|impressed|satisfied|pleased) (with|about|at|that)
  (unhappy|disappointed|dissatisfied|disgusted|appalled|furious|livid|fuming|fed up|outraged|gutted) (with|by|at|about|that) (the |your |you |how |this |what |being |a |yous )?(service|work|job|engineer|company|way|you|firm|workmanship|customer|guy|man|lot|treated|mess|state|attitude|quality|bloke|lad|visit|standard|response|installation|installer|fitter)?
  (disgusted|disgusting|disgraceful|appalling|appalled|shambles|shambolic|joke of a|scandalous|absolute joke|diabolical|unprofessional|unacceptable|livid|disgrace)
  (terrible|awful|shocking|poor|bad|dreadful|rubbish|worst|crap|shoddy|atrocious|lousy|useless|pathetic|horrendous) (customer |after )?(service|work|job|workmanship|experience|company|firm|attitude|engineer|engineers|communication|standard|quality|cowboys|bunch|outfit|plumber|plumbers)
  (refund|refunded|money back|compensation|reimburse|reimbursed)
  (rude|cowboys?|trading standards|ombudsman|small claims|solicitor|one star|1 star|bad review|ripped (me|us) off|ripped off|rip off|scammed|conned|overcharged|overcharging|scam artists|never (use|using|recommend) ..3 again|wouldnt recommend|left (a|such a|my|the|our) ..3 mess|botched|bodge|bodged|damaged my|scratched|broke my|ruined)
  (charged|billed) (me|us) (twice|double|too much|for)
  (was|is|are|were|been|whats|what) (a |an |your )?(complete |total |fucking |bloody |absolute |utter )*(joke|shower|farce)
  (leave|leaving|left|write|writing|post|posting) ..4 (stars?|review|feedback|trustpilot)
  (speak|talk) to (the |a |your )?(manager|boss|supervisor) about
`);

export const hours = phraseSet(`
  (opening|business|office|working|opening and closing) (hours|times)
  (what time|when|what days|what hours|till when|until what time|how late) (do|are|r) (you|u|yous|the office) ..2 (open|close|shut|start|finish|work|closed|answer)
  (are|r|is) (you|u|yous|the office|anyone) ..2 (open|closed|shut)
  (do|can|will|does) (you|u|anyone|the office|your) ..2 (work|open|operate|do|answer) ..3 (weekends?|saturdays?|sundays?|bank holidays?|christmas|evenings?|out of hours|nights|24|late|after hours|easter|boxing day|sat|sun)
  (what time|when|how late) (til|till|until|from|to) (mon|tues?|weds?|thurs?|fri|sat|sun|saturdays?|sundays?|weekends?)
  (24 ?7|24 hours?|24 hour|out of hours|round the clock)
  (oriau agor|godziny otwarcia)
`);
export const areaAsked = phraseSet(`
  (do|would|will|can|could) (you|u|ye) (come over|come that far|come out that far|come this far|come here|travel|come out here|go that far)(?= ,| \\?| \\.| $)
  (do|would|will|does|d) (you|u|ye|yous|your lot) (also |guys |still |ever )?(cover|come to|come out to|come out as far|come as far|come over to|travel to|travel|work in|work around|go to|go out to|serve|operate in)
`);
export const area = phraseSet(`
  (do|does|can|will|would) (you|u|yous|your|yas|ye) ..3 (cover|work in|work around|come to|come as far|travel to|travel|go to|operate in|do jobs in|get to|serve|go as far|reach|come out to|work near)
  (what|which) (areas?|postcodes?|towns|places|parts) ..2 (you|u|do|cover|work)
  (are|r) (you|u|yous) (based|local|near|in|located|around|anywhere near) (in|to|near|here|around|where|\\?|the area|my area)
  (is|are) there (a|an|any) (showroom|shop|office|branch)
  (do|have) (you|u|ye|yous) (have|got) (a|an|any|your own) (showroom|shop|branch)
  ((are|r) (you|u|yous)|is (it|this)) the (lot|ones|firm|place|shop|company|people|guys) (on|in|at|by|next|near|opposite|with)
  where (are|r) (you|u|yous|yer) ..1 (based|located|from|at|situated|office)
  (what|whats|what is|where|wheres|where is) ..1 (your|ur|the) (office|address|location|showroom|shop|number|email|adress)
  (in|outside|within|cover) (your|my|our|the|this) (coverage )?area
  (how far|local to|area covered|areas covered|coverage)
`);
export const accreditation = phraseSet(`
  (gas safe|oftec|mcs|niceic|corgi|trustmark|which trusted|checkatrade|which) (registered|certified|accredited|approved|number|registration|engineers?|trader|id|reg|card|member)
  (are|r) (you|u|yous|your engineers?|your lads|your team|they|your fitters|your guys) ..3 (registered|qualified|insured|accredited|certified|gas safe|oftec|mcs|trained|licensed|dbs|vetted|legit|approved|fully)
  (insured|accredited|accreditations?|qualifications?|public liability|registration number|gas safe number|dbs checked|vetted|trustpilot|checkatrade|reviews|testimonials|references)
  (how long|who) (have|are|is|r) (you|u|yous|the company) ..3 (trading|business|going|been|established|owner|run)
`);
export const offTopic = phraseSet(`
  (did|do|how did|where did|who gave) (you|u) ..3 (leak|sell|share|get|give) (my|our) (email|details|number|data|address|info)
  where did (you|u) get my
  (film|movie|telly|on tv|eastenders|coronation street|corrie|netflix|novel|the match|up for the match)
  (any relation|related) to
  (do|can) (you|u) (do|fit|build|design|install) (kitchens?|bathrooms?|windows|conservatories|roofs?|roofing|electrics|rewires?|tiling|plastering|decorating|solar panels|drains?|gardens?)(?= \\?| \\.| $)
  (tell|write|sing|make|give) (me |us )?(a |an |some |another )*(joke|jokes|poem|story|song|essay|haiku|limerick|recipe|code|riddle|fun fact|rap|python)
  (?<! (a|absolute|complete|total|utter|bloody|proper|right|real|big|sick|beyond a|no|is|bad) )joke(?! (of|that|this|the|how|mate)(?= ))
  (poem|recipe|football|weather forecast|homework|pizza|horoscope|lottery|netflix|world cup|premier league|capital of|prime minister|president|who won|bitcoin|python|javascript|translate|meaning of life|haircut|taxi|takeaway|cinema|love you|marry me|girlfriend|boyfriend|sexy|dating|dog food|tv licence|holidays in)
  (what|whats|what is|hows) (is )?the (weather|time|score|capital|meaning)
  (fix|repair|mend|service|do|paint|sell|clean) (my |our |a |the |any )*(cars?|car|bike|phone|laptop|computer|fence|garden|lawn|tv|roof|washing machines?|dishwasher|fridge|windows?|carpet|printer|wifi|broadband)
  (just )?(testing|a test|test message|test test|testing 123|this is a test|test only|only testing)
  (asdf|qwerty|lorem ipsum|blah blah)
`);
/** Whom the visitor talks to: customers ask it too. */
export const aboutAssistant = phraseSet(`
  (are|r) (you|u|ya) (a |an |really |real |actually |even |just )*(robot|bot|human|ai|real|person|machine|chatbot|chatgpt|computer|sentient|alive|real person|single|conscious)
  (am i|is this|who am i|are we) ..3 (talking|speaking|chatting|chat|bot|robot|real|human|ai|person|machine)
  (who|what) (made|built|created|are|trained) (you|u|ya|ye)
  (chatgpt|openai|gpt|llm|language model|alexa|siri)
`);
export const onlyTest = phraseSet(`
  (just testing|only testing|testing testing|this is a test|test message|a test message|test test|testing 123|testing 1|test only|qwerty|asdf|asdfgh|lorem ipsum|checking (this|if this|the chat|that this) ..2 works?|(does|is) this (thing |chat |bot )?(work|working|on))
`);
export const abuse = phraseSet(`
  (fuck|fucking|fuckin|shit|wank|wanker|wankers|bastards?|cunts?|dick|dickhead|twat|twats|arsehole|arseholes|bollocks|piss off|sod off|idiots?|morons?|stupid bot|useless bot|kill yourself|shut up|tosser|tossers|prick|pricks|bellend|scum|thieves)
`);
export const privacy = phraseSet(`
  (gdpr|right to be forgotten|subject access|data protection|privacy|personal data|my data|ico)
  (what|which) (data|information|details|info) ..3 (hold|have|keep|store|kept|stored|collect)
  unsubscribe
  (take|remove) me (off|from)
  (stop|no more|dont) (texting|emailing|contacting|messaging|calling|sending|spam|marketing) ..2 (me|us|emails?|texts?|messages|stuff|marketing|any)
`);
export const smallTalk = phraseSet(`
  (hello|hi|hiya|hey|heya|good morning|good afternoon|good evening|morning|afternoon|evening|alright|thanks|thank|cheers|bye|goodbye|ok|okay|great|perfect|brilliant|lovely|yes|no|helo|shwmae|bore da|czesc|dzien dobry|salam|assalam|diolch|dziekuje|shukriya|hola|sup|yo|ask something else|ok thanks)
  (phonenumber|emailaddress|weblink)
  (my|the) (name|email|number|phone|address|postcode|mobile) (is|was|number|address)
  (im|i am|name is|this is) \\w+
  (human|real person|person|manager|boss|who owns|staff)
`);
