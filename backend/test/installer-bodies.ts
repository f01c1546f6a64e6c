/** Of the admin's calls that make or change installers. */
export const installerBody = (path: string): object | undefined => {
  if (path === '/api/installers') return { slug: 'sneaked-in', name: 'Sneaked in' };
  if (path === '/api/admin/installers/chatbots') return { act: 'suspend', slugs: ['hull'] };
  return undefined;
};
