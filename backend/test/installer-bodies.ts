/** Of the admin's calls that make or change installers. */
export const installerBody = (path: string): object | undefined => {
  if (path === '/api/installers') return { slug: 'sneaked-in', name: 'Sneaked in' };
  if (path === '/api/admin/installers/chatbots') return { act: 'suspend', slugs: ['hull'] };
  if (path === '/api/installer/connections')
    return { kind: 'webhook', name: 'Office', url: 'http://127.0.0.1:9/hook', events: ['lead.created'] };
  if (path.endsWith('/connections/:connectionId')) return { name: 'Office' };
  return undefined;
};
