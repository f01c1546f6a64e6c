/** Words that English can't do without and that Welsh, Polish, Urdu in Latin letters and Spanish don't have. */
const english = new Set(
  "the is are was were you your you're we our us we'll we're and of it it's that that's for can will be been have with this at they not what please thanks thank team or there when from would could how any by about has hello hi good sorry here let i'm i'll i've which where who noted yes in as up does done once year years work works best well feel free anything everything find look go call ring write only all every each some more most than then them their her his my own need needs want wants home homes house heating heat boiler boilers service services pump pumps engineer engineers water code old new make leak leaking help ask next like also ok okay great sure they're open closed monday tuesday wednesday thursday friday saturday sunday morning afternoon evening week day days price prices".split(
    ' ',
  ),
);
/** Shorter answers may be a name, a list or a greeting. */
const fewestWords = 5;
/** Of a hundred words some forty are among them. */
const leastShare = 0.1;

export const isOtherLanguage = (plain: string): boolean => {
  const words = plain.match(/[\p{L}'’]+/gu) ?? [];
  if (words.length < fewestWords) return /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(plain);
  return words.filter((word) => english.has(word)).length < words.length * leastShare;
};
