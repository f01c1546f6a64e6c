import { randomUUID } from 'node:crypto';
import { olderNode } from './testing/older-node';
import { productTests } from './testing/product-tests';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests();
const node = olderNode();

if (!node) {
  process.stderr.write('SKIPPED: an older Node: the PATH leads to none from 20.19 on\n');
  // oxlint-disable-next-line jest/no-disabled-tests -- said aloud above
  it.skip('the PATH leads to no older Node: nothing is proved here about the oldest that is promised', () => {});
} else
  it('starts and answers on an older Node than its own, as where the lock brings none', async () => {
    const { address } = await tests.start({ node });
    const visitor = await Visitor.open(address, await demoKey(address));
    const { reply } = await visitor.say(
      randomUUID(),
      'My boiler is 12 years old, in a 1930s semi, and has no hot water',
    );
    expect(reply?.text).toBeTruthy();
  });
