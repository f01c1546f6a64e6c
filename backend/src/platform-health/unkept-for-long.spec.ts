import { UnkeptForLong } from './unkept-for-long';

it('says nothing of a read model that a worker takes up again within seconds', () => {
  const unkept = new UnkeptForLong();
  expect(unkept.look(['audit-chain'], 0)).toEqual([]);
  expect(unkept.look(['audit-chain'], 10_000)).toEqual([]);
  expect(unkept.look([], 12_000)).toEqual([]);
  expect(unkept.look(['audit-chain'], 20_000)).toEqual([]);
});

it('names what nobody keeps at the second look in a row', () => {
  const unkept = new UnkeptForLong();
  unkept.look(['messages', 'audit-chain'], 0);
  expect(unkept.look(['messages', 'insights'], 15_000)).toEqual(['messages']);
});

it('begins anew where nobody looked for long', () => {
  const unkept = new UnkeptForLong();
  unkept.look(['messages'], 0);
  expect(unkept.look(['messages'], 3_600_000)).toEqual([]);
  expect(unkept.look(['messages'], 3_615_000)).toEqual(['messages']);
});
