import { addDays } from '@pilotlight/contracts/values/london-day';
import { single } from './calendar';
import { exactly, partsOfDay, type Said } from './clock';
import { countName, countOf } from './named-days';
import { familyHours } from './family-hours';
import { type Row, sure, vague } from './row';

const onTheClock = (minutes: number): Said => ({
  hour: Math.floor(minutes / 60) % 12,
  minute: minutes % 60,
  half: minutes < 720 ? 'am' : 'pm',
});

/** "The afternoon of the 9th": elsewhere the article is no part of the time. */
const ofADay = '(?:the (?=[a-z]{3,9} of (?:the )?[0-9mtwfsn]))?';

export const partWords: readonly Row[] = [
  sure('any (?:mornings?|mornin|morn)(?! sickness)', () => ({ clock: { part: partsOfDay.morning } })),
  sure('any (?:afternoons?|aft|arvo)', () => ({ clock: { part: partsOfDay.afternoon } })),
  sure('any (?:evenings?|eve)', () => ({ clock: { part: partsOfDay.evening } })),
  vague(`${ofADay}(?:(?:any|another|early|mid|late) ?-?)?(?:mornings?|mornin|morn|forenoons?)`, () => ({
    clock: { part: partsOfDay.morning },
  })),
  vague(`${ofADay}(?:(?:any|another|early|mid|late) ?-?)?(?:afternoons?|aft|arvo)`, () => ({
    clock: { part: partsOfDay.afternoon },
  })),
  vague(`${ofADay}(?:(?:any|another|early|late) )?(?:evenings?|evngs?|eve|eves|night)`, () => ({
    clock: { part: partsOfDay.evening },
  })),
  vague('(?:(?:around|about|round) )?lunch ?times?', () => ({ clock: { part: partsOfDay.lunchtime } })),
  vague('(?<=(?:at|over|in) )lunch', () => ({ clock: { part: partsOfDay.lunchtime } })),
  vague('(?:(?:around|about|round) )?tea ?times?', () => ({ clock: { part: partsOfDay['tea time'] } })),
  vague('(?:first|1st) thing(?: in the morning)?', () => ({ clock: { part: partsOfDay['first thing'] } })),
  vague(
    'last thing|early doors|lunch ?(?:break|hour)|all week|during the week|in the week|end of (?:the )?(?:day|play)|close of play|dinner ?time|all day|during the day|in the day|daytime',
    () => ({ clock: null }),
  ),
  vague(
    '(?:just |straight |right |any ?time )?(?:after|before|b4|during|around|between|within) (?:the )?(?:(?:school|skool|skl|nursery)(?: ?-?(?:runs?|pick ?-?up|drop ?-?off|hours|time))?|pick ?-?up|drop ?-?off|work(?: hours)?|lunch|dinner|tea|breakfast)',
    () => ({ clock: null }),
  ),
  // A shop's or worker's own hours: an hour beside them still counts.
  vague(
    '(?:just |straight |right |any ?time )?(?:after|before|b4) (?:i|we) (?:open|close|shut|start|finish|lock|knock off|clock (?:on|off)|(?:get|come) (?:home|in|back)|leave|go to)(?: up)?(?: (?:work|shop|the shop|for work|for the day|to trade|to the public))?',
    () => ({ clock: {} }),
  ),
  ...familyHours,
  vague('(?:one|some) (?:morning|afternoon|evening|weekend|day)(?! job)', () => ({ days: null })),
  vague('any ?time|some ?time', () => ({ clock: {} })),
  vague('am|a\\.m\\.', () => ({ clock: { part: partsOfDay.morning } })),
  vague('pm|p\\.m\\.', () => ({ clock: { part: partsOfDay.afternoon } })),
  sure('this (?:morning|mornin)', (_, { day }) => ({ days: single(day), clock: { part: partsOfDay.morning } })),
  sure('this (?:afternoon|afternoons|aft|avo|arvo)', (_, { day }) => ({
    days: single(day),
    clock: { part: partsOfDay.afternoon },
  })),
  sure('(?:this (?:evening|eve)|tonight|tonite|2nite)', (_, { day }) => ({
    days: single(day),
    clock: { part: partsOfDay.evening },
  })),
  sure('later (?:today|on today)', (_, { day }) => ({ days: single(day) })),

  vague(
    `in (?:about )?(?:(half)(?: an?)?|(${countName})) (hours?|hrs?|mins?|minutes?)(?:'? time)?`,
    ([halfOf, count = '', unit = ''], { day, minutes }) => {
      const ahead = halfOf ? 30 : countOf(count) * (unit.startsWith('h') ? 60 : 1);
      const due = minutes + ahead;
      return {
        days: single(addDays(day, Math.floor(due / 1440))),
        clock: exactly(onTheClock(due % 1440)),
      };
    },
  ),
  vague(`within (?:the|(?:the next )?(?:${countName})) (?:hours?|hrs?)`, () => ({ clock: null })),
  vague(
    "(?:asap|a\\.s\\.a\\.p\\.?|as soon as (?:possible|poss|pos|u can|you can|youre able|you're able|available)|soon as(?: (?:possible|poss|you can|u can))?|soonest(?! (?:you|u|ya|someone|anyone|i|we|that|they|it))|straight ?away|right away|im?mediately|whenever(?: (?:you|u) (?:can|like|want|have)| suits(?: you)?|(?= ?(?:$|[.,!?;\\n]|(?:pls|please|thanks|really|next|this|on|in)(?!\\p{L}))))|(?<=(?:come|out|round|over|call|ring|phone|me|us) )(?:right )?now)",
    () => ({ clock: null, days: null }),
  ),
];
