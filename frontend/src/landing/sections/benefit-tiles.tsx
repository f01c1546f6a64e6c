import { Camera, TriangleAlert } from 'lucide-react';
import { Drawing } from '../Drawing';

const asked = [
  ['What code is on the display?', 'EA'],
  ['Roughly how old is it?', '14 years'],
  ['Is the flue straight out or up the roof?', 'Straight out, side wall'],
  ['Kitchen cold tap into a jug for 6 seconds?', '1.4 litres, so 14 l/min'],
  ['Who can say yes to the work?', 'Priya, owner'],
  ['Where can we park?', 'On the drive'],
] as const;

export const Asks = () => (
  <article className="tile s7">
    <h3>Asks what you’d ask</h3>
    <p>Fault code, age, flue, meter, parking, who pays. The next question is always the one your quote needs most.</p>
    <ul className="qa pic">
      {asked.map(([question, answer]) => (
        <li key={question}>
          {question}
          <b>{answer}</b>
        </li>
      ))}
    </ul>
  </article>
);

const slots = [
  ['boiler', 'Boiler front'],
  ['plate', 'Data plate'],
  ['pipes', 'Pipes under'],
  ['flue', 'Flue outside'],
  ['meter', 'Gas meter'],
] as const;

export const Photos = () => (
  <article className="tile s5">
    <h3>Photos, each in its place</h3>
    <p>No more scrolling through a stranger’s camera roll.</p>
    <ul className="snap pic">
      {slots.map(([subject, label]) => (
        <li key={label}>
          <Drawing of={subject} size={160} />
          <span>{label}</span>
        </li>
      ))}
      <li>
        <i>
          <Camera className="ic" />
        </i>
        <span>Controls</span>
      </li>
    </ul>
  </article>
);

const grades = [
  ['a', 'Hot', 'reachable, located, ready'],
  ['b', 'Warm', 'real, but not yet'],
  ['c', 'Cold', 'out of area or no number'],
] as const;

export const Grades = () => (
  <article className="tile s4">
    <h3>Hot, warm or cold, and why</h3>
    <p>Three facts make the grade. No black box.</p>
    <ul className="three pic">
      {grades.map(([letter, name, reason]) => (
        <li key={letter}>
          <span className={`grade ${letter}`}>{letter.toUpperCase()}</span>
          {name}
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  </article>
);

const times = [
  ['08:00', 'no'],
  ['09:00', undefined],
  ['10:00', 'no'],
  ['11:00', undefined],
  ['Lunch', 'no'],
  ['15:30', 'yes'],
] as const;

export const Gaps = () => (
  <article className="tile s4">
    <h3>Books your real gaps</h3>
    <p>Surveys, call-backs and visits, around lunch and bank holidays. Two people never get one slot.</p>
    <ul className="gaps pic">
      {times.map(([time, kind]) => (
        <li key={time} className={kind}>
          {time}
        </li>
      ))}
    </ul>
  </article>
);

export const Danger = () => (
  <article className="tile s4">
    <h3>Safety before anything</h3>
    <p>The same on every site, and nobody can switch it off.</p>
    <div className="pic">
      <div className="stop">
        <b>
          <TriangleAlert className="ic" />
          Smell gas?
        </b>
        The emergency number and what to do come first, before any AI. You’re told straight away.
      </div>
    </div>
  </article>
);
