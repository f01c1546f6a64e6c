/** Whether two words differ by at most `limit` letters typed wrong, missing, extra or swapped with their neighbour. */
export const withinEdits = (left: string, right: string, limit: number): boolean => {
  if (Math.abs(left.length - right.length) > limit) return false;
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
  return (previous[right.length] ?? limit + 1) <= limit;
};
