import { Check, Flame, KeyRound } from 'lucide-react';

export const InstantDeployment = () => (
  <article className="tile">
    <h3>Instant deployment</h3>
    <p>One-line embed codes, key rotation, and prompt updates pushed to all installer sites.</p>
    <div className="pic">
      <pre>
        {'<script async '}
        <i>src</i>
        {'=".../pilotlight.js"\n  '}
        <i>data-installer</i>
        {'="aire-valley-heating"\n  '}
        <i>data-key</i>
        {'="q7Xf…e91A"></script>'}
      </pre>
      <p className="key">
        <KeyRound className="ic" />
        API key rotated
        <span className="chip good">
          <Check className="ic" />
          Copied!
        </span>
      </p>
    </div>
  </article>
);

const tones = ['Friendly', 'Plain', 'Formal'];
const flows = ['Call-backs', 'Quote requests', 'Photos', 'Visits'];

export const AiControl = () => (
  <article className="tile">
    <h3>AI control</h3>
    <p>System prompts, flows and tone per installer, with a preview before going live.</p>
    <div className="pic">
      <p className="tones">
        {tones.map((tone) => (
          <span key={tone}>{tone}</span>
        ))}
      </p>
      <ul className="flows">
        {flows.map((flow) => (
          <li key={flow} className="chip good">
            <Check className="ic" />
            {flow}
          </li>
        ))}
      </ul>
      <p className="says">Sorry you’re without heat. What does the display say?</p>
    </div>
  </article>
);

const grades = [
  ['a', 412],
  ['b', 468],
  ['c', 267],
] as const;

export const LeadIntelligence = () => (
  <article className="tile">
    <h3>Lead intelligence</h3>
    <p>Value scores, urgency flags and conversion tracking, with the reasons shown.</p>
    <div className="pic">
      <ul className="val">
        {grades.map(([grade, leads]) => (
          <li key={grade}>
            <span className={`grade ${grade}`}>{grade.toUpperCase()}</span>
            <i className={grade} />
            <b>{leads}</b>
          </li>
        ))}
      </ul>
      <span className="chip hot">
        <Flame className="ic" />9 urgent now
      </span>
    </div>
  </article>
);
