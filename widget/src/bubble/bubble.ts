import type { Bubble, PartHost } from '../lazy-parts';

export const HUSH_MS = 3000;

export const create = ({ slug, element, greet, keep, recall, panel }: PartHost): Bubble => {
  const drawer = `${slug}:told`;
  const status = document.createElement('p');
  status.className = 'vh';
  status.role = 'status';
  element.append(status);
  let [ours, theirs] = ['', ''];
  let shown = 0;

  /** The page's own title comes back as it was, or as the page has changed it meanwhile. */
  const entitle = (title: string) => {
    theirs = ours ? document.title.replace(ours, () => theirs) : document.title;
    ours = title;
    if (document.title !== (title || theirs)) document.title = title || theirs;
  };

  /** What was read out beside the launcher is not read again in the panel. */
  const hush = () => {
    const spoken = panel.querySelector('.vh');
    spoken?.setAttribute('aria-live', 'off');
    setTimeout(() => spoken?.removeAttribute('aria-live'), HUSH_MS);
  };

  return {
    show({ unread = 0, newest } = { unread: 0, person: null }, seen = 0, isOpen = false) {
      const all = seen + unread;
      entitle(newest ? `(${unread}) ${newest.shortName} replied` : '');
      if (!newest) {
        if (shown) greet();
        if (status.textContent) hush();
        status.textContent = '';
        shown = 0;
        return;
      }
      if (isOpen || all === shown || recall('sessionStorage', drawer) === `${all}`) return;
      shown = all;
      const { photos = 1 } = newest;
      const said = newest.text || `Sent ${photos > 1 ? `${photos} photos` : 'a photo'}`;
      status.textContent = `${newest.name}: ${said}`;
      greet(said);
      const name = element.querySelector('.w-hello b');
      if (name) name.textContent = newest.name;
      element.querySelector('.w-hello .w-x')?.addEventListener('click', () => keep('sessionStorage', drawer, `${all}`));
    },
  };
};
