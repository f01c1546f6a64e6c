/** Two words from where they begin to differ to where they end the same. */
const difference = (left: string, right: string): [string, string] => {
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left[same] === right[same]) same += 1;
  let alike = 0;
  while (alike < shorter - same && left[left.length - 1 - alike] === right[right.length - 1 - alike]) alike += 1;
  return [left.slice(same, left.length - alike), right.slice(same, right.length - alike)];
};

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
  const [one, other] = difference(left, right);
  const longer = Math.max(one.length, other.length);
  if (longer <= limit) return true;
  // What begins and ends differently and is longer than two can't be mended by one letter.
  if (limit === 1 && longer > 2) return false;
  return distance(one, other) <= limit;
};
