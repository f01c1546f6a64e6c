import { Benefits } from './sections/Benefits';
import { Footer } from './sections/Footer';
import { Hero } from './sections/Hero';
import { HowItWorks } from './sections/HowItWorks';
import { Included } from './sections/Included';
import { Pricing } from './sections/Pricing';
import { Questions } from './sections/Questions';
import { Register } from './sections/Register';
import { ReturnOnInvestment } from './sections/ReturnOnInvestment';
import { Testimonials } from './sections/Testimonials';
import { TopBar } from './sections/TopBar';

/** What a heating firm reads before it registers. */
export const LandingPage = () => (
  <>
    <TopBar />
    <main id="top">
      <Hero />
      <Benefits />
      <HowItWorks />
      <ReturnOnInvestment />
      <Included />
      <Testimonials />
      <Pricing />
      <Questions />
      <Register />
    </main>
    <Footer />
  </>
);
