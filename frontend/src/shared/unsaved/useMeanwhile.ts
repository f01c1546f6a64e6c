import { useState } from 'react';

/** In what two versions differ, each by a name of its own. */
type Differing<Fields> = (before: Fields, after: Fields) => readonly string[];

/** Somebody else may change what is being edited here: whoever would write over it is told first, once for each change. */
export const useMeanwhile = <Fields>(kept: Fields, differing: Differing<Fields>) => {
  const [base, setBase] = useState(kept);
  const [inTheWay, setInTheWay] = useState<readonly string[]>([]);
  return {
    /** What is kept now and typed here are each other than before, and other than one another; empty where nothing is. */
    inTheWay,
    /** As it stood when this was begun. */
    base,
    /** False where a save would write over what nobody here has seen; the next one may. */
    mayReplace: (now: Fields, typed: Fields): boolean => {
      const [here, against] = [new Set(differing(base, typed)), new Set(differing(now, typed))];
      const found = differing(base, now).filter((name) => here.has(name) && against.has(name));
      setBase(now);
      setInTheWay(found);
      return found.length === 0;
    },
    /** What is kept now is known here. */
    startOver: (now: Fields): void => {
      setBase(now);
      setInTheWay([]);
    },
  };
};
