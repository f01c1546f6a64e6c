const makers = new Set('grant ideal main bosch baxi potterton alpha halstead keston vaillant'.split(' '));
const stops =
  /^["*]*\s*(?:$|[.,;:!?|\n()-]|(?:here|speaking|on|my|and|from|at|please|thanks|would|is|tel|mob|mobile|phone)\b)/iu;
const numberFollows = /^[\s,;:-]*\|/u;

/** "Liam Grant": behind a first name or a title a maker's name is a surname, typed small only where a number or nothing more follows. */
export const isMakersSurname = (word: string, rest: string, announced: boolean): boolean => {
  const plain = word.toLowerCase();
  if (!makers.has(plain) || !stops.test(rest)) return false;
  return plain !== word || numberFollows.test(rest) || (announced && rest.trim() === '');
};
