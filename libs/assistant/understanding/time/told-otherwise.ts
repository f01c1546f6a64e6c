import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';
import { moving } from './wish-words';

const calledOff =
  /(?<!\p{L})(?:cancel\p{L}*|canslo|anul\p{L}*|odwo[łl]\p{L}*|call(?:ing|ed)? off|take (?:me|us) (?:out|off)|no longer (?:need|want|require)|(?:won'?t|wont|shan'?t|don'?t|dont|do not|not|needn'?t) (?:be )?(?:need(?:ing)?|requir(?:e|ing)|be in|want(?:ing)?)|(?:won'?t|wont|shan'?t) be|pull(?:ing)? out|knock)(?!\p{L})/u;
const anew =
  /(?<!\p{L})(?:instead|rather|move|rebook|rearrang\p{L}*|resched\p{L}*|make it|book|can you|could you|can we|could we)(?!\p{L})/u;

const agreed =
  /(?<!\p{L})(?:(?:is|are|will|'s|whats|what's) (?:\p{L}+'?s? ){0,3}(?:still(?! (?:ok|okay|fine|free|good|available|possible))|booked|eta|coming|due)|am i (?:still |definitely )?(?:booked|on|down|in|too late)|(?:what|which|roughly what|about what) (?:time|hour)s? (?:will|is|are|s|'s|can i expect)(?! (?:good|best|convenient|possible|free|available))|(?:when|whens|when's) (?:is|are|will) (?:he|she|they|the|your|my|it)|eta|(?:i|i've|ive|we|we've|have) (?:have |got |have got |already )?(?:an? |my )?(?:appointment|appt|booking|visit|service|slot)(?: booked)?(?: in)? (?:on|for|at|is)|about (?:the|my|our) (?:appointment|appt|visit|booking|service)|(?<!(?:an?|any|the same|another) )(?:engineer|plumber|fitter) (?:is )?(?:coming|booked|due)|is (?:my|our|the|your) \p{L}+(?: \p{L}+)? (?:on |for |at )?|are (?:you|u|ya)(?: lot| guys| all)? (?:open|about|around|working|there)|(?:is|are|will) (?:there )?(?:any|some)(?:one|body)(?: be)? (?:\p{L}+ )?(?:in|at) (?:the |your |ur )?(?:office|showroom|shop|yard|works)|(?:charge|extra|fee|rates?|cheaper|dearer|pay|cost)(?: (?:for|to|on|more|extra|at|if|you|a|it)| \p{L}+ out){0,4}|thank(?:s| you)?(?: so much| very much)? for|come to|do (?:you|u|ya|yous)(?: lot| guys| lads| boys| all| ever| also)? (?:work|do|open))(?!\p{L})/u;

const ofAVisit =
  /(?<!\p{L})(?:the|my|our|your|his) (?:\p{L}+ )?(?:appointment|appt|visit|booking|slot)(?: (?:is|was|on|for|at|of|due))*[ ]{1,3}$|^(?:appointment|appt|visit|booking)(?: (?:is|was|on|for|at))*[ ]{1,3}$/u;
const toldOf = /^[^.?!]{0,12}(?:(?:was|is) (?!ok|fine|good|best|great|possible)|, is)/u;

/** Whether it is safe, or will hold, until then: the house's use is asked after. */
const ofUse =
  /(?<!\p{L})(?:(?:safe|ok|okay|alright|all right|fine|wise) (?:to|for us to|for me to|if (?:i|we)) (?:still )?(?:sleep|stay|use|leave (?:it|the|my)|turn|run|light|cook|bath|shower|keep (?:it|the|using)|have (?:a |the |my )?(?:bath|shower|heating|fire|gas|hot water))|(?:can|could|should|shall|may|do|must) (?:i|we) (?:still |just )?(?:use|light|sleep|stay|turn|run|cook|bath|shower|switch|reset|keep|heat|put (?:the|my|our|it)(?= (?:heating|fire|boiler|gas|stove|hot water|immersion|back on|on))|have (?:a |the )?(?:bath|shower|heating|fire|hot water|gas))|will (?:it|the (?:heating|hot water|boiler|gas|water)) (?:be|last|hold|work|come)|showroom)(?!\p{L})/u;
const days = '(?:bank hol(?:iday)?s?|(?:sun|satur|mon|fri)days|weekends|xmas(?: eve)?|christmas(?: eve| day)?)';
const openThen = new RegExp(
  `^(?:(?:ok|okay|and|n|nd|what about|wot about|wat about|how about|on|also|cool|right|so)[ ,]{1,3}){0,4}$`,
  'u',
);
const everyOne = new RegExp(`^(?:any )?${days}$`, 'u');

const papers =
  /(?<!\p{L})(?:quotes?|prices?|cert\p{L}*|cp ?12'?s?|gas safe(?:ty)? records?|benchmark|documents?|docs|paperwork|letter|invoice|report|know|hear|completion|completing|email(?:ed)?|answer|reply)(?!\p{L})/u;

const inspected =
  /(?<!\p{L})(?:inspection|check|visit|service)s? (?:(?:is|are) )?(?:required|needed|requested|due)(?!\p{L})/u;

const papersAwaited =
  /(?<!\p{L})(?:when (?:will|can|do|might) (?:i|we) (?:get|have|receive|expect|hear)(?: \p{L}+){0,2} (?:quotes?|prices?|report|cert\p{L}*|paperwork|invoice|letter|cp ?12s?|back|answer|reply)|will (?:the|my|our|your) (?:\p{L}+ )?(?:quote|report|cert\p{L}*|paperwork|invoice|letter|cp ?12s?) be)(?!\p{L})/u;

/** "Till five" alone is when somebody is out. */
const atLiberty = /(?<!not (?:be )?)(?<!\p{L})(?:free|available|around|home|in)[ ]{1,3}$/u;
const putOff = /(?<!\p{L})(?:put|push\p{L}*|move|postpone|delay|shift|reschedule)(?:[ ]{1,3}[\p{L}']+){0,3}[ ]{1,3}$/u;
/** So near that reports name it as often as wishes. */
export const soon =
  /^(?:(?:later )?(?:today|2day|tonight|tonite|2nite)|this (?:morning|mornin|week|month)|(?:the )?weekend|this weekend)$/u;
/** The day of the week, not "I'm sat here". */
export const seated =
  /(?:i'?m|im|was|were|been|is|he's|she's|we're|just|cat|are)[ ]{1,3}sat$|^sat (?:in|on|by|near|beside|next|here|there|down|with|at|waiting|watching|around)(?!\p{L})/u;

const lone = /^(?:all day|every ?day|each day|daily|one day|some day|later|(?:in|during) the day|all week)$/u;
const changing = /(?<!\p{L})(?:instead|move|change|could you|can you)(?!\p{L})/u;
/** After a mention of the visit: "is he coming Tuesday, can we make it". */
const askedThen =
  /(?<!\p{L})(?:swap|switch|rearrange|make it|rather|(?:can|could|cud|cn|shall) (?:u|ye|ya|yous|we|i|it))(?!\p{L})/u;

/** Past visits: "the lad who came out on". */
const attended =
  /(?<!\p{L})(?:who|that|wha|as) (?:just |kindly |actually )?(?:came|did|was|were|turned|saw|rang|took|put|left|fixed|got|(?!need|want|prefer|request|requir|book)\p{L}{3,}ed)(?: (?!and|but|can|could|to|so|please|want|need|come|back|again)[\p{L}']+){0,5}[ ]{1,3}$/u;
/** "Toasty today thanks to your engineer". */
const owed = /^[ ]{0,3},?[ ]{0,3}(?:(?:and|all|again|now)[ ]){0,2}(?:thanks|thank you|thx|cheers) to(?!\p{L})/u;

const prefilter = new RegexPrefilter({ calledOff, agreed, ofUse });

type Told = { readonly said: string; readonly before: string; readonly after: string; readonly clause: string };

const ofAnAgreedVisit = ({ before, after }: Told): boolean => {
  const visit = ofAVisit.exec(before.trimStart());
  if (visit && !moving.test(before) && (/^(?:the|my|our|your|his)/u.test(visit[0]) || toldOf.test(after))) return true;
  const candidates = prefilter.in(before);
  const off = (candidates & prefilter.bitOf('calledOff')) > 0 ? calledOff.exec(before) : null;
  if (off && !anew.test(before.slice(off.index + off[0].length))) return true;
  const visited = (candidates & prefilter.bitOf('agreed')) > 0 && !changing.test(before) ? agreed.exec(before) : null;
  return visited !== null && !askedThen.test(before.slice(visited.index + visited[0].length));
};

export const isToldOtherwise = (told: Told): boolean => {
  const { said, before, clause } = told;
  if (lone.test(said) || (said.endsWith("'s") && !moving.test(before))) return true;
  if (/^(?:by|before) /u.test(said) && papers.test(clause) && !inspected.test(clause)) return true;
  if (papersAwaited.test(before) || attended.test(before) || owed.test(told.after)) return true;
  if (/^(?:till|until|til) /u.test(said) && !atLiberty.test(before) && !putOff.test(before)) return true;
  if ((prefilter.in(before) & prefilter.bitOf('ofUse')) > 0 && ofUse.test(before)) return true;
  if (everyOne.test(said) && openThen.test(before.trimStart()) && /^[ ?.!]*$/u.test(told.after)) return true;
  return ofAnAgreedVisit(told);
};
