import { Check } from 'lucide-react';
import { Drawing } from '../Drawing';

/** Where each call-out's line begins in the chat and ends in the sheet. */
const wires = [
  'M315 157C345 157 325 277 356 277',
  'M315 332C345 332 325 340.5 356 340.5',
  'M315 486C345 486 325 404 356 404',
  'M315 611.5C352 611.5 318 459 356 459',
];

const Chat = () => (
  <div className="wid">
    <div className="wid-head">
      <i>🔥</i>
      <span>
        Aire Valley Heating<small>AI assistant. The team follows up.</small>
      </span>
    </div>
    <div className="wid-log">
      <p className="say">Hi! Need help with your boiler?</p>
      <p className="say me at">
        no heating since last night, our combi is flashing EA<i className="n">1</i>
      </p>
      <p className="say">Sorry you’re without heat. A photo helps us bring the right parts.</p>
      <p className="two at">
        <Drawing of="boiler" size={96} eager />
        <Drawing of="plate" size={96} eager />
        <i className="n">2</i>
      </p>
      <p className="say">Thanks, 2 photos received. Who am I talking to?</p>
      <p className="say me at">
        Priya Nair, 07700 900142, LS17 8AB. we own it<i className="n">3</i>
      </p>
      <p className="say">Thanks Priya. These are free. Which suits you?</p>
      <p className="say me at">
        Tomorrow, 09:00<i className="n">4</i>
      </p>
    </div>
  </div>
);

const Sheet = () => (
  <div className="paper js">
    <header>
      <span className="ringbox">
        <svg className="ring" width="52" height="52" viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="45" fill="none" stroke="#00aeef" strokeWidth="10" />
        </svg>
        <b>
          <Check className="ic" />
        </b>
      </span>
      <div>
        <b>Job sheet</b>
        <small>Repair · quote-ready</small>
      </div>
      <span className="grade a">A</span>
    </header>
    <dl>
      <div>
        <dt>
          <i className="n">1</i>Fault
        </dt>
        <dd>
          EA, no heating<small>Since last night</small>
        </dd>
      </div>
      <div className="tall">
        <dt>
          <i className="n">2</i>Boiler
        </dt>
        <dd className="ph">
          <Drawing of="boiler" size={44} eager />
          <Drawing of="plate" size={44} eager />
        </dd>
      </div>
      <div>
        <dt>
          <i className="n">3</i>Contact
        </dt>
        <dd>
          Priya Nair, owner<small>07700 900142 · LS17 8AB</small>
        </dd>
      </div>
      <div>
        <dt>
          <i className="n">4</i>Visit
        </dt>
        <dd>
          Tomorrow 09:00 to 10:00<small>Waiting for you to confirm</small>
        </dd>
      </div>
    </dl>
  </div>
);

/** Like a parts diagram: numbered call-outs lead from the chat to the lines of the job sheet. */
export const FromChatToSheet = () => (
  <div
    className="stage"
    role="img"
    aria-label="A chat on a heating firm’s website, and the job sheet it fills: fault, boiler, contact and visit"
  >
    <Chat />
    <svg className="wires" viewBox="0 0 680 680">
      {wires.map((wire) => (
        <path key={wire} d={wire} />
      ))}
    </svg>
    <Sheet />
    <p className="cap">Written up at 12:49. Nobody in the office typed a word.</p>
  </div>
);
