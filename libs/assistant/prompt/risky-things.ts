export const kindling =
  /\b(?:match(?:es)?|lighters?|candles?|barbec\w+|bbqs?|camping|stoves?|generators?|paraffin|petrol|aerosols?|bonfires?|cigarettes?|vap(?:e|ing)|strik(?:e|es|ing)|ovens?|hobs?|grills?|cookers?)\b/u;

export const worksOf =
  /\b(?:screws?|screwdrivers?|spanners?|pliers|wrench\w*|allen keys?|hammers?|saws?|sawn|drill\w*|solder\w*|glue\w*|sealants?|silicone|mastic|putty|foil|tape|wires?|wired|wiring|rewir\w+|cables?|flex|terminals?|jumpers?|fuses?|fuse ?box\w*|breakers?|rcds?|plugs?|sockets?|extension leads?|(?:the|a|an|its|that|each|\w+[- ]?door|micro|pressure|light|wall|fan) ?switch(?:es)?|lights|lamps?|bulbs?|front|doors?|lids?|(?:the|a|its|your|front|boiler|top|white|fan|outer|inner) covers?|casings?|cases?|panels?|hatch\w*|clips?|unclips?|latch\w*|hinges?|housings?|seals?|gaskets?|burners?|jets?|injectors?|electrodes?|igniters?|pilots?|sensors?|thermocouples?|probes?|pcbs?|circuit boards?|fans?|flues?|chimneys?|vents?|grilles?|air ?bricks?|heat exchangers?|gas (?:valve|pipe|tap|cock|supply|line|meter|union|fitting|hose)s?|regulators?|copper|push[ -]?fit|compression|fittings?|tees?|elbows?|joints?|unions?|olives?|hoses?|stats?|interlocks?|safety (?:valve|device)s?|relief valves?|prv|cut[ -]?outs?)\b/u;

export const signsOfDanger =
  /\b(?:headaches?|migraines?|dizz\w+|nause\w*|sick(?:ness)?|vomit\w*|faint\w*|breathless\w*|unwell|poorly|drows\w+|tired\w*|flu|hangover|nap|sleep\w*|lie down|paracetamol|ibuprofen|painkillers?|fresh air|smell\w*|odou?rs?|whiff\w*|stink\w*|fumes|hiss\w*|leaking gas|gas leaks?|alarms?|detectors?|carbon monoxide|soot\w*|scorch\w*|singe\w*|flames?|fires?|burn(?:s|ing|t)?|smok\w+|smoulder\w*|sparks?|shocks?|electrocut\w*)\b/u;

/** Verdicts that can't be given from a photo or a description. */
export const verdicts =
  /\b(?:looks?|looked|seems?|seemed|appears?|appeared|sounds?)(?: (?:to be|to me|like|all|quite|perfectly|pretty|very|absolutely|completely|really|just|in|a|as))* (?:ok|okay|fine|alright|right|normal|healthy|safe|standard|harmless|intact|clean|undamaged|acceptable|decent|nothing|it should|it ought|order|(?:good )?(?:order|shape|nick|condition))\b|\blooks (?:\w+ )?good\b|\b(?:all|everything(?:'s| is| looks)?) (?:good|clear|fine|well|ok|okay|in order)\b|\b(?:nothing|none of|no signs?|no trace|not see any\w*|(?:don't|can't|cannot) see any\w*)\b.{0,50}\b(?:worr\w+|wrong|concern\w*|danger\w*|alarming|bothers?|unsafe|amiss|damage\w*|leak\w*|soot|problem)\b|\bi (?:see|spot|find) (?:nothing|no)\b/u;

export const leftToTime =
  /\b(?:wait and see|see (?:if|whether) (?:it|the|that|they)\b.{0,30}\b(?:goes|go|stops?|clears?|passes|pass|fades?|settles?|improves?|disappears?|dries|dry)|(?:will|'ll|should|usually|often|tends? to|may|might) (?:\w+ )?(?:pass(?! (?:\w+ ){1,3}(?:on|along|to))|fade|clear|go away|wear off|settle|blow over|sort itself|fix itself|burn off|air out|dry out)|(?:clears?|goes away|stops?|passes|settles) (?:by itself|on its own)|sleep it off)\b/u;
