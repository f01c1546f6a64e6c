import { type AnswerKind, controls, dates, number, place, sign, words, yesOrNo } from './answer-words';

const street =
  'road|rd|street|st|lane|ln|avenue|ave|close|drive|crescent|cres|court|ct|place|terrace|way|gardens?|grove|hill|park|mews|row|walk|square|green|rise|view|parade|gate|croft|fold|mount|wharf|quay|yard|wynd|gait|broadway|crossway|ridge|bank|drove|heights|meadows?|fields?|side';
const home =
  'beds?|bedrooms?|bedded|baths?|bathrooms?|rads?|radiators?|years?|yrs?|weeks?|days?|months?|hours?|mins?|minutes|bar|storeys?|floors?|people|kids|am|pm|of us|o|times?|th|st|nd|rd|l|litres?|metres?|m|mm';
const address = new RegExp(
  String.raw`(?<![\p{L}\d£.:])\d{1,5}[a-z]?,?\s+(?!(?:${home})\b)\p{L}{2,}(?:['’]s)?\s+\p{L}{2,}|\d{1,5}[a-z]?,?\s+\p{L}{3,}(?:\s\p{L}+)?\s+(?:${street})\b|\p{L}{3,}\s+(?:road|rd|street|lane|avenue|ave|close|crescent|mews|terrace|drive|gardens|grove)\b|\b(?:flat|unit|apartment|apt|plot)\s+\d+\w?[\s,]+\p{L}{2,}|^\W*(?:the\s+)?(?:(?!(?:a|my|our|the|its?|it's|in|terraced?|detached|council|town|whole|big|small|empty|new|old|this|of|is|public|farm)\s)\p{L}{3,}\s+){1,2}(?:cottage|house|farm|farmhouse|lodge|barn|mill|hall|rectory|vicarage|villas?|manor|grange)\b|^\W*\d{1,5}[a-z]?\s+\p{L}{4,}\W*$`,
  'iu',
);

export const ofTheHome = {
  address: { of: address },
  access: {
    of: words(
      'park(?:ing|ed)?|drive|driveway|permits?|gates?|keys?|keysafe|codes?|buzzer|intercom|doors?|steps|stairs|lift|floor|entrance|alley\\w*|street|road|dogs?|ring the|knock|bell|concierge|reception|neighbours?|side|back|front|garage|yellow lines?|meters?|bays?|cul-?de-?sac|lane|easy|visitor|van|straight in|car ?park|free',
    ),
    alone: /^\W*(?:no(?:pe|ne)?|nah|nothing|not (?:really|that)|all (?:fine|good|ok)|fine)\b.{0,25}$/iu,
  },
  authorises: {
    of: words(
      String.raw`(?:just |only )?(?:me|myself|us|we (?:both |all )?do|both of us|i do|i can|i will|ourselves)|(?:my |the |our |his |her |both |her|his )?(?:husband|hubby|wife|partner|mum|mam|mom|mother|dad|father|son|daughter|brother|sister|landlord|landlady|owner|owners|agent|agents|council|housing association|boyfriend|girlfriend|fianc[eé]e?|boss|manager|parents|trustees?|committee|freeholder|missus)`,
    ),
    alone:
      /^\W*(?:(?:[Ii]t'?s|[Tt]hat'?s|[Tt]hat would be)\s+)?(?!(?:Yes|Yep|No|Nope|O[Kk]|Okay|Sure|Maybe|Thanks|Hi|Hello|Later|None|Nobody|Correct|Great)\b)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}\W*$/u,
  },
  property_age: {
    of: words(
      String.raw`(?:1[5-9]\d\d|20[0-2]\d)(?:'?s)?|\d0'?s|(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties)|\d{1,3}\s*(?:\+\s*)?(?:years?|yrs?)(?: old)?|\d\dth|victorian|edwardian|georgian|tudor|regency|post-?war|pre-?war|interwar|between the wars|after the war|before the war|new ?build|century|turn of|hundred years?|centuries|period property`,
    ),
    alone:
      /^\W*(?:(?:it'?s|its|very|quite|pretty|really|fairly|relatively)\s+)*(?:old|ancient|new|modern|newish)\W*$/iu,
  },
  occupants: {
    of: words(
      String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:of us|people|adults?|kids|children|persons?|occupants|students|tenants|in (?:all|total))|(?:just|only) (?:me|the two|us)|just the \w+ of us|family of \w+|myself|me and (?:my|the)|(?:husband|wife|partner|kids) and|on my own|live alone|couple and`,
    ),
    alone: number,
  },
  electrics: {
    of: words(
      'fuse\\w*|rcds?|mcbs?|rcbos?|consumer unit|trip\\w*|switches|wires?|wiring|wired|board|breakers?|earth\\w*|spare ways?|18th|17th|rewir\\w*|old style|up to date|single phase|three phase|metal|plastic',
    ),
    alone:
      /^\W*(?:(?:it'?s|its|looks?|quite|pretty|fairly|very|brand)\s+)*(?:old|new|modern|fine|ok|good|ancient|newish)\W*$/iu,
  },
  insulation: {
    of: words(
      'loft|walls?|cavity|insulat\\w*|solid|roof|floors?|glaz\\w*|foam|cladding|epc|lagged|lagging|rockwool|fibreglass|external|internal|\\d{2,3}\\s?mm|bead\\w*',
    ),
    alone: yesOrNo,
  },
  outdoor_space: {
    of: words(
      'gardens?|yard|patio|drive|driveway|side|back|front|space|room|met(?:re|er)s?|walls?|balcony|alley\\w*|garage|outside|terrace|lawn|deck\\w*|plenty|loads|lots|flat roof|passage\\w*|rear|path',
    ),
    alone: yesOrNo,
  },
  loft_access: {
    of: words('hatch|ladders?|boarded|lofts?|attic|steps|stairs|landing|crawl\\w*|light|small hole|easy'),
    alone: yesOrNo,
  },
  asbestos: {
    of: words('asbestos|artex|survey\\w*|soffits?|lagging|garage roof|ceilings?|removed|flue|tiles?|corrugated'),
    alone: yesOrNo,
  },
  budget: {
    of: words(
      String.raw`£\s?\d[\d,.]*k?|\d[\d,.]*\s?(?:k|grand|quid|pounds?|thousand|hundred)|\d{1,2},\d{3}|(?:\p{L}+ )?(?:grand|thousand|hundred)|tight|finance|monthly|afford\w*|cheap\w*|reasonable|flexible|budget|as low as|open`,
    ),
    alone:
      /^\W*(?:(?:about|around|under|up to|max|roughly|no more than)\s+)*(?:\d{3,5}|no(?:ne|pe)?|nah|not (?:really|yet))\W*(?:max|ish|or so)?\W*$/iu,
  },
  target_date: {
    of: words(
      String.raw`asap|a\.s\.a\.p|soon(?:est|er)?|this|next|weeks?|months?|spring|summer|autumn|winter|christmas|xmas|easter|new year|${dates}|may|before|by|end of|no rush|no hurry|when(?:ever)?(?: (?:u|you) can)?|flexible|urgent\w*|days?|tomorrow|today|year|straight away|immediately|mon|tues?|wed|thurs?|fri|sat|sun\w*|\p{L}+day`,
    ),
  },
  consents: {
    of: words(
      'listed|free ?holder?|lease ?hold(?:er)?|landlord|council|permission\\w*|grade|conservation|agree\\w*|management|owners?|housing|consent|planning|need to ask|share of',
    ),
    alone: yesOrNo,
  },
  also_wanted: {
    of: words(
      sign,
      controls,
      'heat pump|quote|bathroom|kitchen|sink|toilet|solar|ev|leaky|underfloor|insulation|alarm|gas|cooker|hob|fire',
    ),
    alone: /^\W*(?:no(?:thing|ne|pe)?|nah|not (?:really|at the moment|now)|that'?s (?:it|all))\b.{0,25}$/iu,
  },
  gas_meter_position: { of: words(place, 'meter (?:box|cupboard)|no (?:gas|meter)|smart meter') },
} as const satisfies Record<string, AnswerKind>;
