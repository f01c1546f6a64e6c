const { Socket } = require('node:net');

const connect = Reflect.get(Socket.prototype, 'connect');
const { FIRMS_OWN_ADDRESS: publicAddress, FIRMS_OWN_PORT: port } = process.env;

// Loaded before the product: one address of the public web is served by this test.
Socket.prototype.connect = function (...dialled) {
  const [first] = dialled;
  const options = Array.isArray(first) ? first[0] : first;
  if (options?.host === publicAddress) Object.assign(options, { host: '127.0.0.1', port: Number(port) });
  return Reflect.apply(connect, this, dialled);
};
