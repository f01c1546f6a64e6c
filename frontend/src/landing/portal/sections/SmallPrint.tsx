import { prices } from '../../prices';

export const SmallPrint = () => (
  <section className="w small" aria-label="Privacy, terms and status">
    <div id="privacy">
      <h2>Privacy</h2>
      <ul>
        <li>Nothing is stored in a visitor’s browser before the chat is opened. This page stores nothing at all.</li>
        <li>
          What visitors write is encrypted, each conversation under its own key. Erasing a person destroys the key.
        </li>
        <li>
          A conversation is erased 365 days after its last message, unless the installer or the admin sets between 30
          and 3,650 days.
        </li>
        <li>
          The installer and the platform’s admins can read a conversation, and export or erase what one person left.
        </li>
      </ul>
    </div>
    <div id="terms">
      <h2>Terms</h2>
      <ul>
        <li>
          {prices.advertised} + VAT a month for each installer ({prices.charged} with VAT), no setup fee.
        </li>
        <li>Cancel any time: the chat runs to the end of the month that is paid for.</li>
        <li>A person approves each installer before its chat goes live.</li>
        <li>The chat runs only on the websites an installer has named. It answers as an AI, and says so.</li>
      </ul>
    </div>
    <div id="status">
      <h2>Status</h2>
      <p className="state" role="status">
        Looking …
      </p>
      <noscript>
        <p>
          <a href="/readyz">Ask for the status</a>
        </p>
      </noscript>
      <p>
        Found a weakness? <a href="/.well-known/security.txt">How to report it</a>
      </p>
    </div>
  </section>
);
