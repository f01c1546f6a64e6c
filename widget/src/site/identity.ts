import type { Panel } from '../panel-host';

export const LONGEST = 120;
const names = ['name', 'email', 'phone'] as const;

/** A form's field as the details name it: "customerPhone" is the "phone". */
const nameOf = (field: HTMLInputElement) => names.find((name) => field.name.toLowerCase().endsWith(name));

/**
 * What the page knows of its visitor, put into empty fields of the forms and marked there. The visitor sees it, may change it and sends it, or
 * doesn't: it is never sent unseen, and agrees to nothing.
 */
export const createIdentity = (panel: Promise<Panel>) => {
  let person: Partial<Record<(typeof names)[number], string>> = {};

  const fill = (dialog: HTMLElement) => {
    for (const field of dialog.querySelectorAll('input')) {
      const name = nameOf(field);
      const value = name && person[name];
      if (!value || field.value || field.dataset['site'] || !field.checkVisibility()) continue;
      field.value = value;
      field.parentElement?.toggleAttribute('data-site', true);
      field.ariaDescription = 'Filled in by this website';
      // From now on it is the visitor's, also where it was emptied.
      const unmark = () => {
        field.dataset['site'] = 'no';
        field.parentElement?.removeAttribute('data-site');
        field.ariaDescription = null;
      };
      field.addEventListener('input', unmark, { once: true });
    }
  };
  void (async () => {
    const { panel: dialog, adopt } = (await panel).context;
    adopt('[data-site]::after{content:"Filled in by this website";font:450 12.5px/18px var(--font);color:var(--soft)}');
    new MutationObserver(() => fill(dialog)).observe(dialog, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden'],
    });
  })();

  return {
    take(told: unknown) {
      const given = new Map<string, unknown>(Object.entries(told ?? {}));
      person = Object.fromEntries(
        names.flatMap((name) => {
          const value = given.get(name);
          return typeof value === 'string' && value.trim() ? [[name, value.trim().slice(0, LONGEST)]] : [];
        }),
      );
      void panel.then(({ context }) => fill(context.panel));
    },
  };
};
