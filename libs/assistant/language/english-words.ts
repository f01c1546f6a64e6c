/** Everyday English, by which a text is known for it, and what people type instead. No word of another language counts that is one of these. */
export const englishWords: ReadonlySet<string> = new Set(
  `the is are was were you your youre we our us and of it its that thats for can will be been have has had with this at they not what please pls thanks thank
  ta cheers team or there theres when from would could should how any by about hello hi hiya good sorry here let im ill ive i a an me my mine to in on off
  out up do does did dont no yes ok as if so but just need want get got back call ring come house home flat heating heat boiler boilers service water hot cold
  gas leak leaking leaks radiator radiators rad rads engineer engineers fix fixed price cost quote how much today tomorrow morning afternoon number name
  address post code postcode street road lane close avenue court park hill st bath bar pump van man men pan ten ale do so sad made dan die war hat bald art
  rot tag gang rat land hand kind arm lag mist gift brief most wet fast pole lot pat far per con sin con mi ma sa are come mare pare case cane sale
  dove due sole more male lime fine grave mane tale pure ere para via fan tom tim sam pam kim den ben jo jon ann and mam dad mum nan gran pal mate love
  hell old new nice big red blue green black white one two three four five six seven eight nine half since still on now then than also too very really
  working broken stopped lost pressure error fault worcester vaillant baxi ideal combi central system tap taps shower kitchen bathroom landlord tenant card
  pay bill bills book booking visit time day week monday tuesday wednesday thursday friday saturday sunday next last ago only over under down
  air cat nay pub may june july august par as pas an os est ai la le de du el y se su si un une el al ha he ho hoi ja no on te va ve ji li lo`
    .trim()
    .split(/\s+/u),
);
