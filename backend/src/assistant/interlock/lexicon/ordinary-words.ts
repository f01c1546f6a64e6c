/** Words of everyday speech that are one or two letters from a dangerous one and never a typo of it. */
export const ordinaryWords = `
small spell spells shell shells shelly swell swells spelling swelling selling spelled shelled sticking stinging sinking stocking seeking
lean leap lead leads leaf peak weak leaving leading leaning learning looking missing director directors detection detected protector carton
cartoon caravan boiled bowler bailer broiler lady lacy lay frame frames flare flares blame lame soon sort spot slot shot scot suit foot fuses
fumed blacked blocker blocks turning burying exclusion exclusive expansion expensive explored explore exploring explained explain explicit
spoke smile smiles stoke sparky sparkle sparkling parking dropping drilling driving dipping drinking drifting gripping pouting touring
posting flooring floating floored floated floor electric electrician electricians electronics coiling cooling color colour caller split spilt
collapse collapsing screening streaming standing surrounding rounding chipping shipping clipping breathing fireplace fireplaces firefox
scaling seeing sealing sending singing chimneys stand standard boilersuit smart snell smelting small-talk calories exploit disc connected
reconnected spouting sprinkling sprinting charming alarming
`;

/** Short words that are typed run together with others: "icansmellgas". */
export const glueWords = `
a i in on of my the can is its it im ive we there theres and from near strong by at to our has have some very really think could help please
kitchen house cupboard bathroom hall bedroom coming out me you this that big bad like think so off
`;
