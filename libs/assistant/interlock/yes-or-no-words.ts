const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const plainYes = listed('yes yeah yeh yea yep yup aye tak haan oes ydw ydy да oui');

export const openingYes = listed(`
  y ye yh yas ya si han ji sure definitely definately deffo absolutely affirmative correct 100 exactly indeed seriously
`);

/** Say "I don't know", whatever it is said with, unless that has an object of its own. */
export const doubts = listed('dunno idk unsure');
/** Yes or maybe, where nothing else is the subject: "a bit", but not "the pipe is a bit frozen". */
export const weakYes = listed(`
  still maybe possibly probably perhaps bit little might slightly faintly faint sometimes both happening help serious real
  back again wrong hope course loads lots lot constantly everywhere always over omg hurry
`);
export const hedges = listed('think since');
export const besideWeakYes = listed(`
  think since so too up me well um er erm hmm kind kinda sort sorta tiny small slight guess suppose started starting start starts comes coming came
  quite near around inside outside upstairs downstairs kitchen hall hallway bathroom bedroom lounge room garage loft cellar
  cupboard house flat home meter pipe hob cooker oven boiler detector where when but from by if in
`);
export const symptoms = listed(
  'dizzy sick ill headache headaches unwell vomiting coughing fainted nausea dizziness symptoms',
);
export const heatingStates = listed(`
  cold freezing frozen dead broken broke firing lighting igniting working heat heating pressure error code fault lockout locked reset radiators rads
`);
export const chirps = listed('chirp chirps chirping chirped beep beeps bleep bleeps');
export const single = listed('just only one once single every minute');
export const alarmPattern = listed(
  'four 4 three 3 constant constantly continuous continuously steady nonstop stop stops stopping loud loudly',
);

/** Grow or sicken: no denial makes them harmless. */
export const graver = listed(`
  strong stronger worse dizzy sick ill headache headaches faint fainted coughing breathe vomiting unconscious evacuate evacuated
`);

export const strongSigns = listed(`
  smell smells smelling smelly stink stinks stinking reek reeks reeking whiff hiss hisses hissing beeping bleeping sparking czuje czuc boo badboo
`);
export const otherSigns = listed(
  'gas gaz gazu leak leaks leaking alarm co monoxide smoke smoking fumes fire flames burning danger emergency',
);

/** Behind what was made safe they tell of something else: the gas itself is what was capped. */
export const alarming = listed(
  'alarm alarms sounding co monoxide smoke smoking fumes fire flames burning sparks danger emergency',
);

export const no = listed(`
  no n nope nah na naw nay negative never not none nothing cant cannot couldnt dont doesnt didnt isnt wasnt arent hasnt havent wont nobody noone
  false nie нет nahi nahin nage nac dim ddim fine fixed sorted joke joking kidding gone stopped cleared clear neither wondering asking curious hypothetical
  hypothetically safe capped
`);

export const openingNo = listed('no n neither nope nah na naw nay negative nie нет nahi nahin nage nac dim ddim');

export const beside = listed(`
  i im ive we weve it its there theres that thats this those they everything anything something the a an any my our at all of or to for on and just only
  so then has have had having been being be is are am was were do did does can could now right moment today currently anymore longer more really
  actually very sorry thanks thank thx ta cheers you mate pal love bye please hear heard sound sounds noise here detect notice noticed see feel feels feeling
  question good great ok okay haha lol thing problem water made up long yet that last week weeks month months year years yesterday ago before know
  knew tell smelt smelled ma aa rahi raha hai koi arogl off normal ours winter summer spring autumn general test testing present in mine blue read made like worry about
`);

/** Denials of these mean yes, or "I don't know": "not safe", "no joke", "won't stop", "no idea", "can't say". */
export const denials = listed(
  'not dont isnt hasnt havent wont wasnt doesnt didnt no cant cannot couldnt none nothing never nobody noone',
);
export const denied = listed(`
  sure certain safe fine joke joking kidding stop stops stopped stopping gone going away cleared clear fixed sorted idea doubt say think us over
  better
`);
/** The same after "not" and its like, but not after a "no" that may stand for itself. */
export const deniedByNot = listed('tell know feel good ok okay well normal right');

export const reached = listed(`
  any a an the of at all to for be been really actually very longer more anything something smell smelling smells gas hear hearing notice detect
  feel feels feeling see or and hissing sound noise sign hint trace even there leak leaking ma co alarm smoke fumes
`);
/** Stand between a denial and a state that it denies: "not yet gone", "no one has fixed it". */
export const besideState = listed('yet is getting one has have made');

/** After "it is", "there is", "I do": what keeps that from affirming. */
export const harmless = listed(`
  not no nothing none never fine gone stopped fixed sorted clear cleared ok okay good joke joking question wondering asking curious false
  hypothetical normal off just only all cant cannot dont
`);

export const business = listed(`
  name price prices pricing quote quotes cost costs pay charge book booking booked appointment service serviced servicing warranty install
  installed installation fit fitted replace replaced replacement radiator radiators heating bathroom thermostat email phone number postcode address
  monday tuesday wednesday thursday friday saturday sunday tomorrow week hours open finance vaillant worcester bosch ideal baxi potterton viessmann
  combi pump reschedule cancel waiting new certificate landlord upgrade visit repair repairing someone somebody want sell comment scared detector battery batteries job jobs bot wanted extras testing
`);

/** Settle what was asked about, even behind a yes: "yes it's off", "yes, it was capped", "yes it was the battery". */
export const settled = listed('off sorted capped fine fixed battery batteries resolved repaired mended');
/** Before "off": what is sounding, and not switched off. */
export const goes = listed('go goes going gone went set sets setting');
/** Behind "wrong": a wrong number or place is no danger. */
export const mistaken = listed('trade number chat place company firm person house thing one website page');

export const doubtAlone = listed('dunno dunnow donno idk unsure forgot forgotten');
export const doubtDenied = listed('sure certain idea clue know remember recall positive');
export const matters = listed(`
  model make brand manufacturer maker size type age postcode serial number kw kilowatts output bedrooms bathrooms radiators rads tenure warranty name
  address street date day time budget price fuel tariff supplier colour height year flow gc reg version
`);
export const mattersOfHow = listed('old big many tall high wide');
/** Before "boiler" or "of boiler": "what boiler I've got", but not "if it's the boiler". */
export const mattersOf = listed('what which kind sort');
export const doubtReached = listed(`
  i im id of about on what whats which the my our your its it is was are a an exact exactly or and any how sort kind sorry tbh really that this for if
  full right his her their by with offhand actual
`);

/** The rest after all else is fine: "no, just the noise". */
export const leftOver = listed(`
  chirp chirps chirping noise noises kettling banging knocking gurgling humming rumbling rattling pressure timer clock thermostat stat radiator radiators rad rads heating
  cold temperature price quote service cover display screen code error fault pump tap toilet programmer app
`);
export const restful = listed(
  'thats its it all not nothing just only thank thanks im i were we everything worries problem problems',
);

/** Begin a question of the visitor's own, which answers nothing unless it asks whether to go or stay. */
export const asks = listed('is are do does can could how what when why who where will would whats hows');
export const asksForHelp = listed('out safe leave danger dangerous evacuate go stay die fire');

export const strengtheners = listed('definitely definately absolutely course certainly');

export const study = listed(
  'course quiz project homework class lesson lessons exam exams test essay assignment article blog novel book story play research school college uni training',
);
