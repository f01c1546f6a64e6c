import { Mark } from '../../../ui/Mark';

/** The year is that of the build until `live.ts` knows better. */
export const PortalFooter = ({ year }: { readonly year: number }) => (
  <footer>
    <div className="w">
      <a className="brand" href="#top">
        <Mark />
        Pilotlight
      </a>
      <a href="/installer">For installers</a>
      <a href="#privacy">Privacy</a>
      <a href="#terms">Terms</a>
      <a href="#status">Status</a>
      <span>
        © <span id="year">{year}</span> Pilotlight
      </span>
    </div>
  </footer>
);
