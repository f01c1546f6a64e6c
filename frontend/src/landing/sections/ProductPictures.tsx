/** Made of the product by e2e/landing-pictures.browser.spec.ts, in each theme. */
const fileOf = (view: string, theme: 'light' | 'dark') => `/src/landing/pictures/${view}-${theme}.webp`;

const inTheDark = '(prefers-color-scheme: dark)';
const onAPhone = '(max-width: 900px)';

const Conversation = () => (
  <picture>
    <source
      srcSet={fileOf('conversation-phone', 'dark')}
      media={`${onAPhone} and ${inTheDark}`}
      width={720}
      height={1280}
    />
    <source srcSet={fileOf('conversation-phone', 'light')} media={onAPhone} width={720} height={1280} />
    <source srcSet={fileOf('conversation', 'dark')} media={inTheDark} width={1240} height={980} />
    <img
      src={fileOf('conversation', 'light')}
      alt="The dashboard: a conversation in which a visitor books a visit, beside the lead with its grade"
      width={1240}
      height={980}
      loading="lazy"
      decoding="async"
    />
  </picture>
);

const Chat = () => (
  <picture>
    <source srcSet={fileOf('chat', 'dark')} media={inTheDark} width={720} height={1280} />
    <img
      src={fileOf('chat', 'light')}
      alt="The chat on a phone: two photos, the visitor’s details, and free times to choose from"
      width={720}
      height={1280}
      loading="lazy"
      decoding="async"
    />
  </picture>
);

export const ProductPictures = () => (
  <>
    <article className="tile s8 shot">
      <h3>Everything on one screen</h3>
      <p>The chat, the lead and the job sheet, side by side. Reply yourself whenever you like.</p>
      <Conversation />
    </article>
    <article className="tile s4 shot">
      <h3>What your visitors see</h3>
      <p>Photos, free times and a booking, on any phone.</p>
      <Chat />
    </article>
  </>
);
