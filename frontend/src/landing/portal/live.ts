import { figuresIn, healthIn } from './platform-figures';

const patienceMs = 10_000;

const answerTo = (path: string): Promise<Response> =>
  fetch(path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patienceMs) });

const showFigures = async (): Promise<void> => {
  const board = document.querySelector('#figures');
  const list = board?.querySelector('dl');
  const failed = board?.querySelector<HTMLElement>('.failed');
  if (!board || !list || !failed) return;
  try {
    const response = await answerTo('/api/platform/stats');
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    for (const [name, figure] of Object.entries(figuresIn(await response.json())))
      list.querySelector(`[data-figure=${name}]`)?.replaceChildren(figure);
    for (const tile of list.children) tile.classList.remove('placeholder');
  } catch {
    list.hidden = true;
    failed.hidden = false;
    failed.querySelector('button')?.addEventListener('click', () => location.reload());
  }
  board.setAttribute('aria-busy', 'false');
};

const showHealth = async (line: Element): Promise<void> => {
  const health: unknown = await answerTo('/readyz')
    .then((response) => response.json())
    .catch(() => null);
  const [look, words] = healthIn(health);
  line.classList.add(look);
  const time = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  line.replaceChildren(`${words} Checked ${time}.`);
};

/** The status is asked for by who reads it, not by each who opens the page. */
const showHealthOnceSeen = (): void => {
  const line = document.querySelector('#status .state');
  if (!line) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void showHealth(line);
  });
  seen.observe(line);
};

void showFigures();
showHealthOnceSeen();
document.querySelector('#year')?.replaceChildren(String(new Date().getFullYear()));
