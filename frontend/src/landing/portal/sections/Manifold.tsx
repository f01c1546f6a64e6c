import { ArrowUp, Globe, Layers } from 'lucide-react';

const sites = [
  {
    look: 'green',
    icon: '🔥',
    name: 'Aire Valley Heating',
    state: 'Active',
    rows: [
      ['Chats, 7 days', '46'],
      ['Leads', '19'],
    ],
  },
  {
    look: 'plum',
    icon: '💬',
    name: 'Mackie Gas & Heat',
    state: 'Active',
    rows: [
      ['Chats, 7 days', '71'],
      ['Leads', '28'],
    ],
  },
  {
    look: 'sun',
    icon: '🏠',
    name: 'Sunny Boilers Kent',
    state: 'Active',
    rows: [
      ['Chats, 7 days', '33'],
      ['Leads', '11'],
    ],
  },
  {
    look: 'slate',
    icon: '🔧',
    name: 'Foyle Plumbing',
    state: 'Pending',
    rows: [
      ['Email', 'Verified'],
      ['Paid', '£24.00'],
    ],
  },
] as const;

const leads = [
  ['a', 'Priya Nair', 'no heat, code EA, LS17 8AB', 'Aire Valley Heating', '12:54'],
  ['b', 'Alasdair Reid', 'new combi price, EH12 9DN', 'Mackie Gas & Heat', '12:51'],
  ['a', 'Joanne Platt', 'landlord certificate, ME4 4TZ', 'Sunny Boilers Kent', '12:47'],
] as const;

const pipes = [
  'M315 72v38H66a5 5 0 0 0-5 5v69M325 72v38h249a5 5 0 0 1 5 5v69',
  'M71 184v-59a5 5 0 0 1 5-5h153v64M239 184v-64h162v64M411 184v-64h153a5 5 0 0 1 5 5v59',
];

/** One prompt feeds many sites, and their leads come back in one list. Firms and people are made up. */
export const Manifold = () => (
  <div
    className="mani"
    role="img"
    aria-label="An example: one prompt feeds four installers’ websites, and their graded leads come back in one list"
  >
    <svg className="pipes" viewBox="0 0 640 200" preserveAspectRatio="none">
      {pipes.map((pipe) => (
        <path key={pipe} d={pipe} />
      ))}
    </svg>
    <div className="feed">
      <Layers className="ic" />
      <div>
        <b>Platform prompt, version 14</b>
        <span>to every site at once, tried first</span>
      </div>
      <span className="go">
        <ArrowUp className="ic" />
        Publish
      </span>
    </div>
    {sites.map(({ look, icon, name, state, rows }) => (
      <div key={name} className={`zone ${look}`}>
        <div className="tab">
          {icon}
          <Globe className="ic" />
        </div>
        <b>{name}</b>
        <span className={state === 'Active' ? 'st' : 'st off'}>{state}</span>
        <dl>
          {rows.map(([of, figure]) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
    <ul className="leads">
      {leads.map(([grade, name, wish, firm, time]) => (
        <li key={name}>
          <span className={`grade ${grade}`}>{grade.toUpperCase()}</span>
          <span>
            <b>{name}</b> · {wish}
          </span>
          <span>{firm}</span>
          <time>{time}</time>
        </li>
      ))}
    </ul>
  </div>
);
