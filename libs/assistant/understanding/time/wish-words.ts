const listed = (words: string): string =>
  words
    .trim()
    .split(/\s*\|\s*/u)
    .join('|')
    .replaceAll(' ', '[ ]{1,3}');

const others = listed(String.raw`
(?:someone|somebody|engineer|lad|man|plumber|you|u) would be (?:out|here|round|back)|had (?:\p{L}+ ){1,4}(?:done|serviced|fitted|replaced|out|round)|(?<!if (?:you|u|he|she|they|we|i|someone|somebody) )(?:was|were|wasn'?t|weren'?t|came|went|left|turned|popped|nipped|been) (?:\p{L}+ )?(?:here|round|around|over|out|in|back|home|up|by)|since|left|put an? (?:(?:red|warning|gas) )?(?:tag|sticker|label|notice)|been (?:out|round|over|here|back)|(?:(?:are|is|was|go) )?in there|sorry (?:to|for)|here we are|wczoraj|ddoe|ddaeth|ieri|pracuj\p{L}*|ja+na hai|hota hai|ja rah\p{L}*|jal rah\p{L}*|nikal\p{L}*|dekhenge|(?:your|ur|youre) coming|(?:said|promised) (?:you|u|he|she|they)(?:'?d| would)(?: \p{L}+){1,2}|tha|thi|aaya|gaya|gayi|by[łl][oa]?|
broke\p{L}*|break down|packed (?:in|up)|pack up|stopped|stops|started|starts|began|happened|happens|happening|been|(?:supposed|sposed|meant|due)(?: to (?:be|come|turn|arrive|call)(?: (?:here|out|round|up|back))?)?|got(?! to)|rang|was|were|wasn't|had|did|didn't|came|fitted|installed|bought|
moved in|moving (?:in|out|on)?|complet(?:e|ing) on|due|warranty|guarantee|expire\p{L}*|runs? out|ran out|timer|clock|program\p{L}*|set (?:to|for)|comes on|come on at|comes? back on|coming on|goes? (?:off|on|out)|going (?:off|on)|went|
turns? (?:on|off)|kicks? in|cuts? out|clicks? (?:on|off)|fires? up|(?:you|u|ya) op(?:e|)n|opening|opens?|closes?|closed|close|shuts?|opening hours|hours|your hours|do (?:you|u) (?:work|open|do|cover|operate)|
(?:you|u) work|is booked|am booked|i'm booked|told|said|promised(?: (?:me|us))?(?: (?:an?|to) \p{L}+(?: back)?)?|lasts?|runs?|born|birthday|party|wedding|funeral|
baby|away|busy|at work|(?:at|to|in) (?:church|chapel|mass|mosque|school|college|uni|hospital)|work (?:from|mon\p{L}*|until|till|til)|i work|finish|can(?:'?t|not)(?: (?:do|make|be|come|manage|get|wait))?|won't|wont|unable to(?: (?:do|make))?|not (?:free|in|available|around|here|home|work)|unavailable|missed|
no show|no need to(?: \p{L}+)?|don'?t (?:come|bother|call|ring)|waited|waiting|(?:is|are|'s|'re) coming|my appointment|our appointment|my (?:visit|service|booking)|appointment (?:is|was)|what time|cancel\p{L}*|forget|scrap|quote|price|prices|last|used to|noticed|
heard|smelt|every|each|ours|lost|bleeds?|noisy|noise|bang\p{L}*|cold in|wake|woke|kept|keeps|leak\p{L}* (?:all|every|at)|drip\p{L}*|exchange|move in|arrives?|deliver\p{L}*|holidays?|pregnant|see how|let you know|
took|taken|wasted|thrown|forecast|weather|(?:supposed|going|meant) to (?:be|get|snow|rain|freeze)|it'?s -?\d+|minus|(?:only|it|still|heating|boiler|water|never|that|he|she|they|wife|husband|hubby|missus|partner|mum|dad|son|daughter|fella) works?|(?:not|hasn'?t|didn'?t|won'?t|doesn'?t) come on|(?<!(?:can|cn|could|cud|would|wld|will|did) )(?:you|u) do|how are|says|arriving|completion|complain\p{L}*|(?:he|she|they)(?:'?d|(?: would))(?: be)?(?: (?:here|back|round))?|lock\p{L}* out|conk\p{L}* out|(?:gone|going|blown|blew|burnt) out|out of|offer ends?|

(?:(?:mother|father|sister|brother) in law|in(?:-| )?laws?|family|guests?|visitors?|mother|mum|mam|parents|sister|brother|son|daughter|relatives|students?|lodger|party|company|kids|grandkids|children|girls|boys|wife|husband|partner)(?:'s)? (?:(?:is|are) )?(?:coming|arriv\p{L}*|due|visiting|over|here|staying|moving in|round|back|off)(?: (?:home|back|over|round|up|down|here|to stay|off|in))?|
back to you|get back to you|think about it|decide|how long|how many|year|years|old|off (?:from|at|by)|on (?:from|at)|still on for|reminder|invoice|paid|payment|pay|rent|(?<!gas )safe|smells?|stinks?|reeks?|beeps|beeping`);

const wishes = listed(String.raw`
i (?:meant|mean)|i (?:said|asked for|put|wrote)(?=[^.?!\n]{0,30}(?<!\p{L})not(?!\p{L}))|
(?:cn|cud|kan|wud) (?:you|u|ya|i|we|some(?:one|body)|sum1|any(?:one|body))|w domu|aa? (?:sak\p{L}*|jao|jaye|jaana)|aana|aajao|aao|karo|karna|chah(?:iye|ie|ta|te|ti)|bhej\p{L}*|prosz[eęąa]|popros\p{L}*|mo[żz]e\p{L}*|mo[żz]na|przyj\p{L}*|zadzwo\p{L}*|wizyt\p{L}*|pasuje|pute[țt]i|ve?ni[țtm]?i?|suna[țt]i\p{L}*|vreau|allwch|dewch|gellir|hoffwn|dd?od|iawn|bine|
can (?:you|u|ya|i|we|he|she|they|some(?:one|body)|any(?:one|body))|could (?:you|u|i|we|some(?:one|body)|any(?:one|body))|can|could|would|wld|come|cum|coming|coming out|come out|come round|pop|call|calls|ring|phone|bell|text|contact|book|booking|
arrange|schedul\p{L}*|reschedul\p{L}*|move|change|swap|switch|push|shift (?:it|my|the|our|us|me)|bring|make it|make|appointment|appt|visit|survey|slot|slots|avail\p{L}*|free|prefer\p{L}*|best|better|easiest|suits?|suit|ideal\p{L}*|works?|work for|good for|good|
fine|great|perfect|ok|okay|okey|lovely|please|pls|plz|pleas|want|need|needs|needed|required?|requires|requested|(?:'?d|would|wld|i|we) like|like (?:to|you|some)|love|hoping|hope|wondering|fit (?:me|us)|send|see|look at|get (?:some(?:one|body)|an|a|it|this|him|you)|any chance|chance of|
done|sorted|do|i'm in|im in|be in|am in|are in|we're in|is in|get in|home|around|here|off work|day off|wfh|working from home|let's|lets|how about|what about|say|earliest|available|if possible|if poss|poss|possible|only|instead|rather|i'm in|round|over|out|doable|(?:cheers|thanks|thx)(?! to(?!\p{L}))|quicker|sooner|confirm\p{L}*|accept\p{L}*|agreed|i(?:'ll)? take|put (?:me|us) (?:down|in)|pencil|try for|mark (?:me|us)|reserve|for (?:the|my|a|our) (?:service|visit|survey|fitting|install\p{L}*|appointment|quote|check)|actually|attend|someone`);

const participle = String.raw`(?!need|want|prefer|propos|requir|request)\p{L}{3,}ed(?:[ ]{1,3}(?:the[ ]{1,3}\p{L}+[ ]{1,3})?(?:out|off|up|down|over|round))?`;

const anyCue = new RegExp(`(?<![\\p{L}\\p{N}'])(?:(${others})|(${participle})|(${wishes}))(?![\\p{L}\\p{N}])`, 'gu');

export type Cue = { readonly from: number; readonly to: number; readonly says: 'wish' | 'other' | 'done' };

export const cuesIn = (text: string): Cue[] =>
  Array.from(text.matchAll(anyCue), ({ 0: said, 1: other, 2: done, index }) => ({
    from: index,
    to: index + said.length,
    says: other !== undefined ? 'other' : done !== undefined ? 'done' : 'wish',
  }));

export const refusedBefore =
  /(?:\bsince(?: about| around)?|\bers|\b(?:yr|symud|newid|canslo) apwyntiad|\b(?:wizyt[eęy] z|vizita de|programarea de)|\blast|\bevery|\beach|\bfor (?:the )?(?:last|past)|\bpast|\bnot(?: on| at| before| until| till)?|\bnever(?: on| at| in)?|\bno|\bexcept|\bapart from|\bother than|\binstead of|\brather than|\bwas|\bgood|\bgud|\bgd|\bhappy|\bnice|\blovely|\bgreat|\ball|\bold|\bprevious|\bthe other|\bsame|\bof (?:the|a)|\b(?:quotation|quote|letter|email|invoice|message|bill|report) (?:of|dated|from)|\bage[ds]?|\bmake:?|\bmodel|\bbsp|\berror|\bfault|\bcode|\bnumber|\bno\.?|\bthan|\bbar|\bbarring|\bexcepting|\bunless|\bbut not|\b(?:days?|time|week|anytime|whenever) but(?: for| on)?|\bnow|\btoday(?:'s| is)?|\bno (?:visits?|calls?|one)|\bwhole of|\bgoes|\bgone|\bwent|\bdrops?|\bdropped|\bdropping|\binstead (?:ae|o)|(?<!\b(?:oh|o|zero|double|one|two|three|four|five|six|seven|eight|nine)[ ,]{1,3})\b(?:two|three|four|five|six|seven)|\btimes|\btwice|\bonce|\bflat|\bunit|\bit'?s|£)[ ]{0,3}(?:the |a )?$/u;

export const refusedAfter =
  /^(?:'s(?![\p{L}])|[ ]{0,3}when (?:i|we) (?:come|came|went|woke|turned)|[ ]{0,3}wa+l[ai](?!\p{L})|[ ]{0,3}(?:visit|appointment|appt|booking|job|list|man|engineer|lad)(?!\p{L})(?! (?:please|pls|if|or|would|next)))|^[ ]{0,3}(?:ago|old|all|earlier|last|onwards? (?:it|the)|is (?:no good|out|off|no longer)|(?:'s|is|was|are) (?:no good|not good|no use|no use to me|out|a no|awkward|a nightmare|not great|impossible)|doesn'?t|won'?t|isn'?t|don'?t (?:work|suit)|no longer|no good|wouldn'?t|(?:of )?(?:warranty|guarantee)|(?:doesnt|wont|isnt) |\p{L}+(?:'s)? (?:birthday|funeral|wedding))/u;

/** Third parties, whose visits aren't the firm's. */
export const thirdParty =
  /(?<!\p{L})(?:british gas|homeserve|another (?:firm|company|plumber|engineer|guy|bloke|installer|one)|other (?:firm|company|plumber|engineer|guy|installer|people|quote)|neighbou?rs?|next door|my (?:mate|friend|boss)|a (?:mate|friend)|(?:the |our |my |a )?(?:electricians?|builders?|kitchen (?:fitters?|people|lads|men)|carpet (?:fitters?|people|lads|men)|window (?:fitters?|people|lads|men|cleaner)|decorators?|plasterers?|roofers?|tilers?|scaffold(?:ers?|ing)|movers|removal(?:s| men| people)|cleaners?|gardener)|building (?:control|inspector)|(?:the |my )?(?:council|school|nursery|dentist|hospital|vet|bank|solicitors?)(?= (?:is|are|were|was|said|coming|opens?|want\p{L}*|can|will)))(?!\p{L})/u;

/** Verbs of moving a visit: the time before "to" is the one it is moved from. */
export const moving =
  /(?<!\p{L})(?:move|moved|moving|change|changing|swap|switch|shift|push|reschedul\p{L}*|rearrang\p{L}*|re-arrang\p{L}*|bring|put|postpone|delay)(?!\p{L})/u;

export const withdrawing =
  /(?<!\p{L})(?:forget|scrap|ignore|cancel|never ?mind|leave it|no longer (?:need|want|free|available|good)|(?:any ?more|after all|no good now)|don'?t (?:come|bother)|no need (?:to come|for a visit|to call)|no good|can'?t (?:do|make)|cant (?:do|make)|not (?:free|available|around))(?!\p{L})/u;

/** Times so wide that only a visit or a call asked for makes them one for it; else they are a deadline. */
export const wide =
  /^(?:(?:by|before|b4|after|in|sometime|any ?time) )?(?:the )?(?:(?:early|mid|late|later|(?:end|start|beginning|middle) of) )?(?:(?:this|next|the) month|later|(?:with)?in (?:the )?(?:next )?\S+ (?:days?|weeks?|fortnight|month)|(?:the )?next \S+ (?:days|weeks)|christmas|xmas|easter|(?:the )?new year|(?:\p{L}+ )?(?:half[ -]?term|hol(?:iday)?s|break)|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/u;
export const attending =
  /(?<!\p{L})(?:com(?:e|ing)|cum|visit|book|booking|booked|service|push(?:ed)?|shift(?:ed)?|moved|put (?:me|us|it|this|that|back)|(?:do|does) (?:me|us|it|this|that)|rebook|fit it|postponed?|delay|(?:can|could) (?:it|we)|appointment|appt|survey|call|ring|phone|slot|inspection|inspect\p{L}*|fit (?:me|us)|prefer\p{L}*|suits?|available|avail|move|change|resched\p{L}*|rearrange|send|someone|somebody|pop|see)(?!\p{L})/u;

export const ofTheVisit =
  /(?<!\p{L})(?:visit|appointment|appt|booking|slot|come|call|that (?:day|time|date)|(?:forget|scrap|ignore) (?:it|that)|cancel(?= ?(?:$|[.,!;]| (?:it|that|this|everything|all|both|please|pls|plz|altogether|completely|then|for now|thanks|ta)(?!\p{L})))|(?:we|i|we'?ll|i'?ll|just|let'?s|ok|please) leave it(?= ?(?:$|[.,!]| (?:for now|then|there|at that|thanks|cheers|ta)(?!\p{L}))))(?!\p{L})/u;
