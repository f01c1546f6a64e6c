import { House, Image, MessageSquareText } from 'lucide-react';
import { LinkedScreen, PortalNavigation } from './portal-navigation';

describe("a portal's navigation", () => {
  it('links the screens that want it, in order, without what varies in their addresses', () => {
    const { links } = new PortalNavigation([
      { path: '/portal', handle: new LinkedScreen('Overview', House) },
      { path: '/portal/messages/:id?', handle: new LinkedScreen('Messages', MessageSquareText) },
      { path: '/portal/unlisted' },
      { path: '/portal/photos', handle: new LinkedScreen('Photos', Image) },
    ]);
    expect(links).toEqual([
      { to: '/portal', label: 'Overview', icon: House, end: true },
      { to: '/portal/messages', label: 'Messages', icon: MessageSquareText, end: false },
      { to: '/portal/photos', label: 'Photos', icon: Image, end: false },
    ]);
  });
});
