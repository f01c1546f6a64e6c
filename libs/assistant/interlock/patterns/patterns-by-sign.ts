import type { Sign } from '../lexicon/lexicon';
import type { Pattern } from './pattern';

/** Patterns by signs that they need, so that only those are looked at one of whose signs was said. */
export class PatternsBySign<Kind extends Pick<Pattern, 'needs'>> {
  private readonly places = new Map<Sign, number[]>();

  constructor(
    private readonly patterns: readonly Kind[],
    groups: 'first group' | 'any group',
  ) {
    patterns.forEach(({ needs }, place) => {
      for (const sign of new Set(groups === 'any group' ? needs.flat() : needs[0]))
        this.places.set(sign, [...(this.places.get(sign) ?? []), place]);
    });
  }

  foundBy(said: Iterable<Sign>): Kind[] {
    const places: number[] = [];
    for (const sign of said) {
      const ofSign = this.places.get(sign);
      if (ofSign) places.push(...ofSign);
    }
    places.sort((one, other) => one - other);
    return places.flatMap((place, index) => (place === places[index - 1] ? [] : (this.patterns[place] ?? [])));
  }
}
