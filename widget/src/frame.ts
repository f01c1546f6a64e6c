import type { PanelActions } from './view/panel-props';

export const CLOSING_MS = 120;

export const openFrame = (dialog: HTMLDialogElement, phone: MediaQueryList): void => {
  dialog.close();
  dialog.className = 'w';
  if (phone.matches) dialog.showModal();
  // Unlike `show`, leaves the focus where it is.
  else dialog.open = true;
};

export const closeFrame = (dialog: HTMLDialogElement): void => {
  dialog.className = 'w out';
  setTimeout(() => dialog.className !== 'w' && dialog.close(), CLOSING_MS);
};

/** Modal or not as the screen turns. `fitted` keeps what matters in sight. */
export const fitFrame = (dialog: HTMLDialogElement, phone: MediaQueryList, fitted: () => void): void => {
  phone.addEventListener('change', () => dialog.open && openFrame(dialog, phone));
  const view = window.visualViewport;
  if (!view) return;
  const fit = () => {
    dialog.style.cssText = `--seen:${view.height}px;--from:${view.offsetTop}px`;
    fitted();
  };
  fit();
  view.onresize = view.onscroll = fit;
};

export const dressFrame = (dialog: HTMLDialogElement, firm: string, actions: Pick<PanelActions, 'addPhotos'>): void => {
  dialog.tabIndex = -1;
  dialog.dir = document.dir;
  dialog.ariaLabel = `Chat with ${firm}`;
  dialog.oncancel = dialog.ondragover = (event: Event) => event.preventDefault();
  dialog.ondrop = (event) => {
    event.preventDefault();
    actions.addPhotos(event.dataTransfer?.files);
  };
  dialog.onpaste = ({ clipboardData }) => actions.addPhotos(clipboardData?.files);
};
