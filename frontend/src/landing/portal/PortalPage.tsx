import { Doors } from './sections/Doors';
import { Features } from './sections/Features';
import { Figures } from './sections/Figures';
import { PortalBar } from './sections/PortalBar';
import { PortalFooter } from './sections/PortalFooter';
import { PortalHero } from './sections/PortalHero';
import { SmallPrint } from './sections/SmallPrint';

/** What somebody who runs the platform reads first. */
export const PortalPage = ({ year }: { readonly year: number }) => (
  <>
    <PortalBar />
    <main id="top">
      <PortalHero />
      <Figures />
      <Features />
      <Doors />
      <SmallPrint />
    </main>
    <PortalFooter year={year} />
  </>
);
