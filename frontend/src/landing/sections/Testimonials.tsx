import { Drawing } from '../Drawing';

interface WhoProps {
  readonly initials: string;
  readonly name: string;
  readonly work: string;
}

const Who = ({ initials, name, work }: WhoProps) => (
  <figcaption>
    <span className="av">{initials}</span>
    <span>
      <b>{name}</b>
      {work}
    </span>
  </figcaption>
);

/** Stay marked until a real firm has agreed in writing to be quoted. */
export const Testimonials = () => (
  <section className="w" id="testimonials">
    <h2>What installers say</h2>
    <p className="note">
      <span className="chip line">Illustrative</span> Examples by our demo firms, not quotes from customers.
    </p>
    <div className="said">
      <figure>
        <blockquote>
          “I turned up with the fan and electrodes already in the van. She’d sent the code, the plate and the flue
          before I’d finished my tea.”
        </blockquote>
        <p className="kit">
          <Drawing of="boiler" size={72} />
          <Drawing of="plate" size={72} />
          <Drawing of="flue" size={72} />
        </p>
        <Who initials="CB" name="Callum Brook" work="Heating engineer, Aire Valley Heating" />
      </figure>
      <figure>
        <blockquote>“Mondays used to start with eleven voicemails. Now they start with a list in order.”</blockquote>
        <Who initials="DW" name="Dawn Whitaker" work="Office manager, Aire Valley Heating" />
      </figure>
      <figure>
        <blockquote>“It asks for the meter photo. Nobody ever sends the meter photo.”</blockquote>
        <Who initials="IM" name="Iona Mackie" work="Owner, Mackie Gas &amp; Heat" />
      </figure>
    </div>
  </section>
);
