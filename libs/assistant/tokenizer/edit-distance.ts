const distance = (left: string, right: string): number => {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? row) + 1,
          (current[column - 1] ?? row) + 1,
          (previous[column - 1] ?? row) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? row) + 1 : row + column,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? right.length;
};

/** Whether two words differ by at most `limit` letters typed wrong, missing, extra or swapped with their neighbour. */
export const withinEdits = (left: string, right: string, limit: number): boolean => {
  if (Math.abs(left.length - right.length) > limit) return false;
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left.charCodeAt(same) === right.charCodeAt(same)) same += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > same && rightEnd > same && left.charCodeAt(leftEnd - 1) === right.charCodeAt(rightEnd - 1)) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const longer = Math.max(leftEnd, rightEnd) - same;
  if (longer <= limit) return true;
  // What begins and ends differently and is longer than two can't be mended by one letter.
  if (limit === 1 && longer > 2) return false;
  return distance(left.slice(same, leftEnd), right.slice(same, rightEnd)) <= limit;
};

/** Which letters a word has, a bit for each; letters that share one don't hurt. */
export const lettersIn = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
};

/** Whether words of these letters may be within so many edits: each edit changes two of them at most. */
export const mayBeWithin = (one: number, other: number, limit: number): boolean => {
  let [differing, count] = [one ^ other, 0];
  while (differing !== 0) {
    differing &= differing - 1;
    count += 1;
  }
  return count <= 2 * limit;
};
