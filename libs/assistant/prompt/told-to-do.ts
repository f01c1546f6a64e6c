import { isSpokenAgainst, sentencesOf } from './read-words';

const doing = [
  'open close shut turn switch press push hold reset restart reboot relight light ignite bleed drain fill refill',
  'repressurise repressurize pressurise release loosen tighten undo unscrew screw remove take lift pull pop detach',
  'clean brush poke tape bridge bypass short link connect disconnect unplug plug wiggle hit bang cut drill solder jam',
  'wedge prop adjust raise lower increase reduce crank pour thaw defrost melt warm isolate silence mute ignore',
  'disable override leave run keep use operate carry continue top set cover block replace change swap try test wire',
  'move seal wrap spray hang glue clear vent purge flush tap twist rotate force fix repair mend stuff insulate attach',
  'put let give hoover vacuum stick dust soak plunge smear',
]
  .join(' ')
  .split(' ');
/** "topping", "opening", "using". */
const inGerund = (verb: string): string => `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : `${verb}${verb.at(-1)}?`}ing`;
const verb = `(?:${doing.join('|')})`;
const gerund = `(?:${doing.map(inGerund).join('|')})`;

const things = String.raw`\b(?:boilers?|gas|pilot|flames?|burners?|flues?|alarms?|detectors?|sensors?|stat|thermostats?|wir(?:es?|ing)|terminals?|fuses?|fuse ?box|pcb|electric\w*|electrics|power|sockets?|valves?|taps?|stopcock|filling|loops?|pressure|pipes?|condensate|radiators?|reset|water|casing|panels?|screws?|heat(?:ing|ers?)|cylinders?|immersion|pumps?|fans?|meters?|oil|tanks?|lpg|leaks?|batter(?:y|ies)|buttons?|knobs?|dials?|electrodes?|igniters?|thermocouples?|seals?|vents?|grilles?|supply|levers?|timers?|programmers?|controls?|it|them|this|that)\b`;
const ofHeat = new RegExp(things, 'u');

const gently = String.raw`(?:(?:please|just|simply|also|always|quickly|carefully|gently|safely|slowly|then|first|now|maybe|perhaps|easily|still|next|again|yourself|try to|either|usually|normally) )*`;
const mayOrShould = String.raw`(?:can|could|may|might|should|must|need to|have to|want to|ought to|will|are able to|will need to|'ll need to|'ll have to|might want to|may need to|are free to|are fine to)`;
const told = new RegExp(
  [
    String.raw`(?:^|[,:(-]\s?|\b(?:and|then|or|but|so|please|just|simply)\s)\s*${gently}${verb}\b`,
    String.raw`\b(?:you|we|anyone|anybody|people|customers?) ${mayOrShould} ${gently}${verb}\b`,
    String.raw`\b(?:can|could|would|will) you ${gently}${verb}\b`,
    String.raw`\b(?:feel free|go ahead and|fine|ok|okay|alright|all right|safe|easy|best|easiest|simplest|helps?|worth|enough|quickest|possible|way|trick is|fix is|need|have|want|harmless) (?:to |for you to )?${gently}${verb}\b`,
    String.raw`\b(?:try|trying|tried|by|suggest|recommend|worth|consider|of|about|involves|means|with|without|keep|start|and|or) ${gently}${gerund}\b`,
    String.raw`^\s*${gently}${gerund}\b`,
  ].join('|'),
  'gu',
);

const ofTheTeam =
  /\b(?:team|engineers?|we|somebody|someone|they|installers?|he|she)(?: will|'ll| can| could| would| may| might| should| then| also| usually| always)*\s(?:\w+ ){0,3}$/u;

const careful: readonly RegExp[] = [
  /^(?:turn|switch|shut|keep|leav)\w*\b(?!.*\b(?:on|back|again)\b).*\boff\b/u,
  /^(?:open|clos|shut)\w*\b[^,]*\b(?:doors?|windows?|stopcock|stop tap)\b/u,
  /^isolate\b[^,]*\b(?:water|supply|boiler|electric\w*|power)\b/u,
  /^(?:keep|take|leave|use|run|try|set|move|put)\b.*\b(?:photos?|pictures?|note|eye on|away from|clear of|handy|details|number|name|with us|(?:for|to|with) (?:the|our|your|an) (?:\w+ )?(?:engineer|installer|professional|expert|team)|to us|chat|form|message|visit|appointment|day|question|time|quote|up a|booking|survey|bowl|bucket|towels?)\b/u,
  /^(?:press|tap|use|try)\b[^,]*\b(?:below|here|on (?:the|your) screen|in this chat|call me back|book a visit|leave my details)\b/u,
  /^(?:keep|wrap)\b[^,]*\b(?:warm|informed|posted|updated|in mind|safe)\b(?!.*\b(?:pipe|boiler)\b)/u,
  /^(?:let|give) (?:us|me|the team|them) /u,
];
/** "Do you want to keep the tank?" */
const asksForWishes = /^\s*(?:and |so |or )?(?:do|would|are|is|does|did|which|what|how|where|when|who)\b.*\?\s*$/u;

const more =
  /\b(?:twice|thrice|again|times?|repeated\w*|several|few|until|keep|couple|row|many|often|\d+|two|three|four|five|six|ten)\b/u;
const barOf = (sentence: string): readonly number[] =>
  [...sentence.matchAll(/(\d+(?:\.\d+)?)\s?(?:-\s?(\d+(?:\.\d+)?)\s?)?bars?\b/gu)].flatMap(([, low, high]) =>
    [low, high].flatMap((each) => (each ? [Number(each)] : [])),
  );
const wrongPressure = (sentence: string): boolean =>
  barOf(sentence).some((bar) => bar > 2) ||
  /(?<![\d.])\b(?:two|three|four|five|six|ten|[2-9])(?: and a half)? bars?\b/u.test(sentence);

type SelfHelp = { readonly isAbout: (sentence: string) => boolean; readonly done: RegExp };

const selfHelp: readonly SelfHelp[] = [
  {
    isAbout: (said) => /\b(?:frozen|condensate)\b/u.test(said) && /\b(?:warm|lukewarm|tepid)\b/u.test(said),
    done: /\b(?:pour|put|thaw|defrost|melt|warm|use|using|try|tried|wrap|insulat|leav|heat)/u,
  },
  {
    isAbout: (said) =>
      /\b(?:pressure|filling loop|top(?:ping)? (?:it )?up|repressuri[sz]\w*)\b/u.test(said) &&
      !wrongPressure(said) &&
      !/\b(?:gas|relief|safety|switch|sensor|drain\w*|bleed\w*|vessel)\b/u.test(said),
    done: /\b(?:top|open|clos|shut|attach|connect|turn|fill|refill|repressuri|pressuri|rais|increas|us|try|tried|tak|keep|set|add)/u,
  },
  {
    isAbout: (said) => /\b(?:credit|prepay\w*|prepaid|pay as you go)\b/u.test(said),
    done: /\b(?:top|try|tried|us|press)/u,
  },
  {
    isAbout: (said) =>
      /\b(?:timer|programmer|clock|thermostats?|trvs?|schedule|controls?)\b/u.test(said) &&
      !/\b(?:wir\w*|terminals?|overheat|limit|cylinder|boiler stat|cover|screw\w*|off the wall|max\w*)\b/u.test(said),
    done: /\b(?:turn|set|rais|lower|reduc|increas|chang|replac|swap|try|tried|press|push|adjust|us|switch|put|keep|mov)/u,
  },
  {
    isAbout: (said) =>
      /\breset\w*\b/u.test(said) && !more.test(said.replace(/\bonce\b.*$/u, '').replace(/\bone (?:time|reset)\b/u, '')),
    done: /\b(?:press|push|reset|try|tried|us|restart)/u,
  },
];
const spoiling =
  /\b(?:boiling|kettle|very hot|hair ?dryer|heat gun|blow ?torch|ladders?|roof|flame|lighter|alarms?|detectors?|gas (?:tap|valve|cock|meter|supply)|casing|burner|flue|pilot|bypass\w*|bridg\w*|tape|jumper|hammer)\b/gu;

const isAllowed = (sentence: string, told: string): boolean =>
  selfHelp.some(({ isAbout, done }) => isAbout(sentence) && done.test(told)) &&
  [...sentence.matchAll(spoiling)].every(({ index }) => isSpokenAgainst(sentence, index));

const actFrom = (sentence: string, at: number, words: string): string => {
  const act = /[\w-]+$/u.exec(words)?.[0] ?? '';
  const rest = sentence.slice(at + words.length).split(/(?<!\d)[,:](?!\d)|\b(?:but|then)\b/u)[0] ?? '';
  return act + rest;
};

/** `topic`: where it says what "it" is. */
const breaksIn = (sentence: string, topic: string): boolean =>
  !asksForWishes.test(sentence) &&
  [...sentence.matchAll(told)].some(({ index, 0: words }) => {
    if (isSpokenAgainst(sentence, index + words.length) || ofTheTeam.test(sentence.slice(0, index + 1))) return false;
    const act = actFrom(sentence, index, words);
    if (!ofHeat.test(act.replace(/^[\w-]+/u, '')) || careful.some((each) => each.test(act))) return false;
    return !isAllowed(topic, words);
  });

const named = new RegExp(things.replace('|it|them|this|that', ''), 'u');

export const tellsToDo = (plain: string): boolean =>
  sentencesOf(plain).some((sentence, index, all) =>
    breaksIn(sentence, named.test(sentence) ? sentence : `${all[index - 1] ?? ''} ${sentence}`),
  );
