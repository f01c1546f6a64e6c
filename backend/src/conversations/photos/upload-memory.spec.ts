import { CapacityExceeded } from '../../write-side/capacity-exceeded';
import { UploadMemory } from './upload-memory';

const memory = (): UploadMemory => new UploadMemory({ all: 100, ofEach: { address: 30, slug: 50 } });
const from = (address: string, slug = 'leeds') => ({ address, slug });

it("takes an address's photos until it has its share, and another's all the same", () => {
  const held = memory();
  held.take(from('1'), 30);
  expect(() => held.take(from('1'), 1)).toThrow(CapacityExceeded);
  expect(() => held.take(from('1', 'york'), 1)).toThrow(CapacityExceeded);
  held.take(from('2'), 20);
});

it("takes an installer's photos until it has its share, and another's all the same", () => {
  const held = memory();
  held.take(from('1'), 25);
  held.take(from('2'), 25);
  expect(() => held.take(from('3'), 1)).toThrow(CapacityExceeded);
  held.take(from('3', 'york'), 1);
});

it('takes no more than there is for all', () => {
  const held = memory();
  for (const address of ['1', '2']) held.take(from(address), 25);
  for (const address of ['3', '4']) held.take(from(address, 'york'), 25);
  expect(() => held.take(from('5', 'bath'), 1)).toThrow(CapacityExceeded);
});

it('has room again for what is let go of, and keeps nothing of what was refused', () => {
  const held = memory();
  held.take(from('1'), 30);
  for (let tries = 0; tries < 5; tries += 1) expect(() => held.take(from('1'), 30)).toThrow(CapacityExceeded);
  held.letGo(from('1'), 30);
  held.take(from('1'), 30);
  held.take(from('2'), 20);
});
