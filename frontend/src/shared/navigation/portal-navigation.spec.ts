import { House, Image, MessageSquareText } from 'lucide-react';
import { LinkedScreen, PortalNavigation } from './portal-navigation';

const tab = (to: string) => ({ to, label: to, startsGroup: false });

describe("a portal's navigation", () => {
  it('links the screens that want it, in order, without what varies in their addresses', () => {
    const { links } = new PortalNavigation([
      { path: '/portal', handle: new LinkedScreen('Overview', House) },
      { path: '/portal/messages/:id?', handle: new LinkedScreen('Messages', MessageSquareText) },
      { path: '/portal/unlisted' },
      { path: '/portal/photos', handle: new LinkedScreen('Photos', Image) },
    ]);
    expect(links).toEqual([
      { to: '/portal', label: 'Overview', icon: House, end: true, alsoAt: [] },
      { to: '/portal/messages', label: 'Messages', icon: MessageSquareText, end: false, alsoAt: [] },
      { to: '/portal/photos', label: 'Photos', icon: Image, end: false, alsoAt: [] },
    ]);
  });

  it('links a screen whose tabs stand at several addresses, and knows them all', () => {
    const tabs = [tab('/portal/photos/all'), tab('/album')];
    const { links } = new PortalNavigation([{ handle: new LinkedScreen('Photos', Image, tabs, '/portal/photos') }]);
    expect(links).toEqual([
      { to: '/portal/photos', label: 'Photos', icon: Image, end: false, alsoAt: ['/portal/photos/all', '/album'] },
    ]);
  });
});
