const worded = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const others: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['couple', 2],
  ['both', 2],
  ['tree', 3],
  ['thre', 3],
  ['foru', 4],
  ['twa', 2],
]);

const mostRooms = 30;

export const roomsOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : worded.indexOf(text) + 1 || (others.get(text) ?? 0);
  return value > 0 && value <= mostRooms ? value : null;
};
