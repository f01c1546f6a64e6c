import { clearDistance } from './clear-distance';

const among = (...controls: [near: number, far: number][]) =>
  clearDistance(
    controls.map(([near, far]) => ({ near, far })),
    68,
    24,
    900,
  );

describe('a toast among controls', () => {
  it('stands at its edge where nothing is in the way', () => {
    expect(among()).toBe(24);
    expect(among([300, 340])).toBe(24);
  });

  it('stands beyond what lies at the edge, however it is ordered', () => {
    expect(among([40, 80])).toBe(92);
    expect(among([100, 140], [40, 80])).toBe(152);
  });

  it('stands between two controls where it fits', () => {
    expect(among([40, 80], [200, 240])).toBe(92);
  });

  it('has no place where there is no room anywhere', () => {
    expect(among([0, 890])).toBeNull();
  });
});
