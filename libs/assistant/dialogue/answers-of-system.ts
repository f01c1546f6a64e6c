import { type AnswerKind, words, yesOrNo, number, room, controls } from './answer-words';

export const ofTheSystem = {
  mains_flow: {
    of: words(String.raw`\d+(?:[.,]\d+)?\s*(?:l|lt?rs?|lit(?:re|er)s?|lpm|l\/min|pints?)`),
    alone: /^[^\d£]{0,25}\d{1,2}(?:[.,]\d+)?[^\d]{0,15}$/iu,
  },
  cylinder_and_tanks: {
    of: words(
      'cylinders?|tanks?|immersion|megaflo\\w*|airing cupboard|header|unvented|vented|copper|thermal store|combi|loft|f&e',
    ),
    alone: yesOrNo,
  },
  radiators: {
    of: words(
      String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|couple of|no|none)\s+(?:\p{L}+\s+)?(?:rads?|radiators?|towel rails?|towel rads?|storage heaters?)|one in (?:each|every)|underfloor`,
    ),
    alone: number,
  },
  trvs: {
    of: words(
      'trvs?|valves?|thermostatic\\w*|thermostats?|twist\\w*|lock ?shields?|knobs?|dials?|numbers? (?:on|1)|on (?:most|some|all)|all of them|most of them|some of them|every one|half',
    ),
    alone: yesOrNo,
  },
  microbore: {
    of: words(
      String.raw`micro ?bore|\d{1,2}\s?mm|pipes?|thin(?:ner|nish)?|thick(?:er)?|pencil|finger|narrow|skinny|inch|copper|plastic`,
    ),
    alone: yesOrNo,
  },
  cold_spots: {
    of: words(`cold|warm|luke ?warm|hot|heats?|bottom|top|rads?|radiators?|one(?: in)?|${room}|bled|bleed\\w*`),
    alone: yesOrNo,
  },
  controls_now: {
    of: words(controls),
    alone: /^\W*(?:no(?:ne|thing)?|nope|neither|(?:just )?on\W?\/?\W?off)\b.{0,20}$/iu,
  },
  controls_wanted: {
    of: words(
      controls,
      'same|keep|happy with|upgrade|better|newer|simple\\w*|phone|something (?:simple|smart|new|better)',
    ),
    alone: yesOrNo,
  },
} as const satisfies Record<string, AnswerKind>;
