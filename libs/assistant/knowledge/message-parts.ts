const between = /(?<=[?!;])|\.(?!\d)|,|\s(?:and|also|plus)\s|&/iu;

/** What a message says one after the other, each in its own words. */
export const partsOf = (text: string): readonly string[] =>
  text.split(between).filter((each) => /[\p{L}\d]/u.test(each));
