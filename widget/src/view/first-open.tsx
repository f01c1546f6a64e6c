/** @jsxImportSource @pilotlight/widget/jsx */
import { Head } from './head';
import { Icon } from './icons';
import type { PanelProps } from './panel-props';
import { withNumbers } from './with-numbers';

export const LONG_GREETING = 49;

export const SOMETHING_ELSE = 'Ask something else';

const starters = [
  ['cold', 'No heating or hot water'],
  ['boiler', 'Price for a new boiler'],
  ['calendar', 'Book a service or a visit'],
  ['ask', SOMETHING_ELSE],
] as const;

export const FirstOpen = (props: PanelProps) => {
  const greeting = props.launcher.branding.greetingMessage || 'How can we help?';
  return (
    <div class="w-start" key="start">
      <div class="w-hi">
        <Head {...props} />
        <h3 class={greeting.length < LONG_GREETING ? '' : 'long'}>{greeting}</h3>
      </div>
      <div class="w-tiles" role="group" aria-label="Ways to start">
        {starters.map(([icon, words]) => (
          <button onClick={() => props.actions.choose(words)}>
            <Icon name={icon} />
            {words}
          </button>
        ))}
      </div>
      {props.next?.view()}
      <p class="w-safe">
        <Icon name="alert" />
        <span>{withNumbers('Smell gas? Get out and ring 0800 111 999')}</span>
      </p>
    </div>
  );
};
