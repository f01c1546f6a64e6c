/** Names that lead to this machine or its networks wherever they are looked up, and names without a dot. */
const inside =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|onion|invalid|test)$/;

/** Whether a host name (not an address) is no public one by itself, before anybody looks it up. */
export const isPrivateName = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || inside.test(name);
};
