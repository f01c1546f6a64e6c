import { isPublicAddress, isPublicWeb } from './public-address';

it.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4009::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const inside =
  '127.0.0.1 127.9.9.9 0.0.0.0 10.0.0.1 172.16.0.1 172.31.255.254 192.168.1.1 169.254.169.254 100.100.100.200 100.64.0.1 168.63.129.16 192.0.0.192 198.18.0.1 224.0.0.1 255.255.255.255 240.0.0.1 :: ::1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 ff02::1 fec0::1';
const ipv4InIpv6 = '::ffff:127.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 ::7f00:1';
const noAddress = 'localhost 2130706433 0x7f.1 127.1';

it.each([inside, ipv4InIpv6, noAddress].flatMap((list) => list.split(' ')))('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('is looked at through the web’s own ports alone', () => {
  expect([80, 443, 22, 8080, 5432].map((port) => isPublicWeb('1.1.1.1', port))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
