import type { Sign } from './lexicon/lexicon';
import type { Pattern } from './pattern';

/** Patterns by the signs of their first group, so that only those are looked at one of whose first signs was said. */
export class PatternsBySign<Kind extends Pick<Pattern, 'needs'>> {
  private readonly places = new Map<Sign, number[]>();

  constructor(private readonly patterns: readonly Kind[]) {
    patterns.forEach(({ needs: [first = []] }, place) => {
      for (const sign of first) this.places.set(sign, [...(this.places.get(sign) ?? []), place]);
    });
  }

  /** Those that may be heard where these signs were said, in their order, each once. */
  mayBeHeard(said: Iterable<Sign>): Kind[] {
    const places: number[] = [];
    for (const sign of said) {
      const ofSign = this.places.get(sign);
      if (ofSign) places.push(...ofSign);
    }
    places.sort((one, other) => one - other);
    return places.flatMap((place, index) => (place === places[index - 1] ? [] : (this.patterns[place] ?? [])));
  }
}
