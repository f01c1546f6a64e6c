/** Words of everyday speech that are one or two letters from a dangerous one and never a typo of it. */
export const ordinaryWords = `
small spell spells shell shells shelly swell swells spelling swelling selling spelled shelled sticking stinging sinking stocking seeking
lean leap lead leads leaf peak weak leaving leading leaning learning looking missing director directors detection detected protector carton
cartoon caravan boiled bowler bailer broiler lady lacy lay frame frames flare flares blame lame soon sort spot slot shot scot suit foot fuses
fumed blacked blocker blocks turning burying exclusion exclusive expansion expensive explored explore exploring explained explain explicit
spoke smile smiles stoke stoking smocking sparky sparkle sparkling parking dropping drilling driving dipping drinking drifting gripping pouting touring
posting flooring floating floored floated floor electric electrician electricians electronics coiling cooling color colour caller split spilt
collapse collapsing screening streaming standing surrounding rounding chipping shipping clipping breathing fireplace fireplaces firefox
abandon ability adoration adrian agatha aleksandr allison allusion amanda amazon ambushed anaheim analogous anatomy andean animation
animator animosity annexation another anthems antonia anywhere arenas ascent ascertain assign assigns assorted assure athena athenian
atherton attention audition auditor awesome bandit bandits beacon bearing bearings beaten beatty became become becomes becoming behave
behaving beings benito benoit benson benton beware billed billings billion blaming blending blessing bonnie botany bother bottoms bowled
bowlers bowman breeding buenos bushes businessman businessmen cameos cancellation cancelled cannon cantata cantatas canton cantor canyon
carmen carpets carson catfish certainty certification charging charting chatham chilling coatings cohesion cohesive combination concert
concertos concourse concurrently confirmation confuse connie connor connotation conrad conscription consolation consolidation consort
content contention cookbook cooperation coordination coordinator copies costings cousin crackdown cutoff dealings delaware delgado
detective diminished disconnect doherty domain domains domenico domination dominican dominion domino donation donkey donovan downtown
dramas drawings driven electrons employed employing enabled endings ensign ensure evenings everton exception excluded excluding
exhaustion exhaustive expanded expanding expended exploited exploiting explorer explores exposing expulsion fame farther feelings
filename firebird firewall firmware flamenco flushes folding footing foundation freshman freshmen freshwater gabled gadget gadgets
gandhi gaston gatherings godfather godwin hallmark headings healed hearings heather henson herman hermann hesitation highlight
highlights hinton hitherto hobson homecoming hometown hospitality houseboat housewife ideals illinois illusion imitation imperative
implant inability incarnation income incomes incoming indoor inflation inherit initiation initiative innings inscription insignia
insignificant installation intent intention inventing invisible iphone isotope labelled latina latino leah leaps leasing leland
lighthouse lockdown lockout madonna madras maison mandela manifold mankind mannheim manson markings markus mathew mathias meadow
meanings measure medina migrant migrate migrating mission missouri narration narrative narrator nascar nascent nathan nation native
nearby newfound newman newton newtown nicaragua nobility nonfiction norman norton notability notation nothings notification notion
novelty nudity okinawa ongoing onscreen oranges orator ordeal ordination organisation organisms oricon outcome outcomes outdoor outfit
outgoing outpatient overall overcame overcome overcoming overheat oversee overseeing overseen overtook paintings parameter parameters
paranoia paranormal pardon parishes parisian parity pearson pegasus peoria plantation plantings plugin presentation preventative
prevention preventive projection projective projector putative putnam radiation radios radius rainbow rather ratification ratings ration
rationale ratios reality realms rehabilitation rihanna sacking salinas salinity salman sardinia schoolhouse schoolmaster screenings
sells servicemen shaking sharing sharks shelling shining shouldn shrinking signaled significant signings silt sirius skilled smiling
soaring soft somewhere sonata sonatas sonora sourcing spacing spalding spamming spanning spartan spawning speaking spellings spelt
spending spit sporting spreading stacking stalking staring starring starting starving stealing sterling stirling stirring striking
stunning succession successive successor teahouse tentative theodor theodore thereby therein thereof theresa things throughout tomato
tornado touchdown townhall townhouse tycoon undergoes undergoing undergone undertook underwent underworld usability vanilla
vanished vanity visiting voicing voting wallis warden warehouse warsaw washed watanabe waterhouse waterloo watermark watershed watson
whereas whereby wherein wherever whichever whitby whitlock whitman william williams williamson willis wimbledon winnings wisconsin
wisdom wished wishes within wouldn
scaling seeing sealing sending singing chimneys stand standard boilersuit smart snell smelting small-talk calories exploit disc connected
reconnected spouting sprinkling sprinting charming alarming
`;

/** Short words that are typed run together with others: "icansmellgas". */
export const glueWords = `
a i in on of my the can is its it im ive we there theres and from near strong by at to our has have some very really think could help please
kitchen house cupboard bathroom hall bedroom coming out me you this that big bad like think so off
`;
