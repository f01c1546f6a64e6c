import { type AnswerKind, words, yesOrNo, place, sign, dates } from './answer-words';

export const ofTheBoiler = {
  boiler_model: {
    of: words(
      String.raw`[a-z]+-?\d{2,3}[a-z]*|\d{2,3}[a-z]{1,3}|\d{2,3}-\d{2,3}|(?:combi|system|heat|regular|plus|pro|logic\+?|max|max)\s?\d{2,3}|\p{L}{4,}\s\d{2,3}\w{0,2}`,
    ),
  },
  boiler_age: {
    of: words(
      String.raw`\d{1,2}\s*(?:\+\s*)?(?:-|to|or)?\s*(?:\d{1,2}\s*)?(?:years?|yrs?|months?)(?: old)?|(?:19[6-9]\d|20[0-2]\d)|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|couple of|few|several|many|a|over a) years?|brand new|a decade|decades?|(?:19)?[6-9]0'?s|when we moved|as old as`,
    ),
    alone: new RegExp(
      String.raw`^\W*(?:(?:it'?s|its|very|quite|pretty|really|fairly|about|around|roughly|maybe|probably|i think|over|nearly|at least)\s+)*(?:old|ancient|newish|new|knackered|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?:\s*(?:ish|or so|i think|now))?\W*$`,
      'iu',
    ),
  },
  gc_number: {
    of: words(String.raw`\d\d[\s-]?\d{3}[\s-]?\d{2,3}|gc`),
    alone: /^\W*(?:no(?:ne|pe)?|nah|there (?:isn'?t|is none)|(?:i )?can'?t (?:see|find|read))\b.{0,25}$/iu,
  },
  working: {
    of: words(
      String.raw`(?:not |isn'?t |still |it |is |n't )*(?:works?|working|running|firing|dead|broken?|off|on and off|intermittent\w*|sometimes|stopped|packed in|packed up|cuts? out|only (?:the )?(?:hot water|heating)|heating (?:but|only)|hot water (?:but|only)|no heating|no hot water|locked out)`,
    ),
    alone: yesOrNo,
  },
  pressure: {
    of: words(
      String.raw`\d(?:[.,]\d+)?\s*bars?|[0-4]?[.,]\d{1,2}|zero|in the (?:red|green)|(?:too |very |quite |really )?(?:low|high)|dropp(?:ed|ing)|below (?:one|1)|between`,
    ),
    alone:
      /^\W*(?:(?:it'?s|its|about|around|just|on|at|under|over|only|reads?|reading|says|nearly|it|is|the|needle)\s+)*(?:[0-4]|nothing|red|green|empty|none|one|two|half|one and a half|normal|fine)\W*$/iu,
  },
  symptoms: {
    of: words(sign),
    alone: /^\W*(?:no(?:pe|thing|ne)?|nah|all (?:fine|good|ok)|fine|(?:just )?(?:a )?check ?up|not really)\b.{0,30}$/iu,
  },
  warranty: {
    of: words(
      String.raw`warrant\w*|guarantee\w*|expired|r[ua]n out|insur\w*|cover(?:ed)?|years? left|\d{1,2} years?|registered|out of|home ?care|british gas|long gone|still under|in date`,
    ),
    alone: yesOrNo,
  },
  last_service: {
    of: words(
      String.raw`ago|last (?:year|month|week|summer|winter|spring|autumn|time|serviced|done|${dates})|never|every year|every \w+ months|annually|yearly|recently|since (?:new|it|we|${dates}|\d)|(?:19|20)\d\d|years? back|not since|overdue|when it was (?:fitted|installed)|this year|earlier this|years`,
    ),
    alone: new RegExp(
      String.raw`^\W*(?:(?:in|about|around|back in|it was|early|late|mid|i think)\s+)*(?:${dates})\W*$`,
      'iu',
    ),
  },
  present_location: { of: words(place) },
  wanted_location: {
    of: words(
      place,
      'same(?: place| spot)?|somewhere else|elsewhere|move(?:d)?(?: it)?|where it is|as it is|stay\\w*|keep it|like for like|different place',
    ),
    alone: yesOrNo,
  },
  flue_kind: {
    of: words(
      'walls?|roof|horizontal\\w*|vertical\\w*|chimney|balanced|through|straight (?:up|out|through)|ceiling|outside|terminal|plume\\w*|upwards?|sideways|back of',
    ),
  },
  flue_position: { of: words(place) },
  condensate_route: { of: words(place, 'internal\\w*|external\\w*|inside|plastic pipe|pump\\w*|none|no condensate') },
} as const satisfies Record<string, AnswerKind>;
