const CLOSING_MS = 120;

/** The panel's frame: beside the page on a desktop; on a phone modal and as large as what the keyboard leaves of the screen. */
export const openFrame = (dialog: HTMLDialogElement, phone: MediaQueryList): void => {
  dialog.close();
  dialog.classList.remove('out');
  if (phone.matches) dialog.showModal();
  else dialog.show();
};

export const closeFrame = (dialog: HTMLDialogElement): void => {
  dialog.classList.add('out');
  setTimeout(() => dialog.classList.contains('out') && dialog.close(), CLOSING_MS);
};

/** Keeps the frame within the visual viewport, and modal or not as the screen turns. */
export const fitFrame = (dialog: HTMLDialogElement, phone: MediaQueryList): void => {
  phone.addEventListener('change', () => dialog.open && openFrame(dialog, phone));
  const view = window.visualViewport;
  const fit = () => {
    dialog.style.setProperty('--seen', `${view?.height}px`);
    dialog.style.setProperty('--from', `${view?.offsetTop}px`);
  };
  if (!view) return;
  fit();
  view.onresize = view.onscroll = fit;
};
