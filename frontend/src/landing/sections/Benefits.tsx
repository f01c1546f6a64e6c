import { Asks, Danger, Gaps, Grades, Photos } from './benefit-tiles';
import { ProductPictures } from './ProductPictures';

export const Benefits = () => (
  <section className="w" id="benefits">
    <h2>It talks like your best office hand</h2>
    <p>One who knows what a condensate pipe is, never forgets the postcode and doesn’t go home at five.</p>
    <div className="bento">
      <Asks />
      <Photos />
      <Grades />
      <Gaps />
      <Danger />
      <ProductPictures />
    </div>
  </section>
);
