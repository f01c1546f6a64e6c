import { act, fireEvent, render, screen } from '@testing-library/react';
import { AsyncView } from './AsyncView';
import { initialsOf } from './Avatar';
import { CopyButton } from './CopyButton';
import { Change } from './figures/Change';
import { pointChange, relativeChange } from './figures/change';
import { SearchField } from './SearchField';
import { tellServerHeard } from './server-heard';

const view = (of: { data?: string[]; isError?: boolean; error?: object }, refetch: () => unknown = () => {}) => (
  <AsyncView
    of={{ isError: false, refetch, ...of }}
    loading={<p>skeleton</p>}
    error="Failed to fetch installers"
    isEmpty={(names) => names.length === 0}
    empty={<p>No installers yet</p>}
  >
    {(names) => <p>{names.join()}</p>}
  </AsyncView>
);

describe('a view of what is fetched', () => {
  it('is one of four: loading, empty, error, data', () => {
    const { container, rerender } = render(view({}));
    expect(container.textContent).toBe('skeleton');
    rerender(view({ data: [] }));
    expect(container.textContent).toBe('No installers yet');
    rerender(view({ data: ['Aire Valley'] }));
    expect(container.textContent).toBe('Aire Valley');
    rerender(view({ isError: true }));
    expect(screen.getByRole('alert').textContent).toBe('Failed to fetch installersTry Again');
  });

  it('fetches again on Try Again', () => {
    let fetches = 0;
    render(view({ isError: true }, () => (fetches += 1)));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fetches).toBe(1);
  });

  it('fetches again when the server is heard, not at its every word, and keeps the error until it knows more', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    let fetches = 0;
    let answer: (() => void) | undefined;
    const refetch = () => {
      fetches += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    };
    const { rerender } = render(view({ isError: true }, refetch));
    act(tellServerHeard);
    rerender(view({}, refetch));
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(view({ isError: true }, refetch));
    await act(async () => answer?.());
    act(tellServerHeard);
    expect(fetches).toBe(1);
    clock.mockReturnValue(1_010_000);
    act(tellServerHeard);
    expect(fetches).toBe(2);
    rerender(view({ data: ['Aire Valley'] }, refetch));
    await act(async () => answer?.());
    expect(screen.queryByRole('alert')).toBeNull();
    act(tellServerHeard);
    expect(fetches).toBe(2);
    clock.mockRestore();
  });

  it.each([
    [404, 0],
    [403, 0],
    [503, 1],
    [0, 1],
  ])('after an answer of %i fetches again %i times by itself', (status, times) => {
    let fetches = 0;
    render(view({ isError: true, error: { status } }, () => (fetches += 1)));
    act(tellServerHeard);
    expect(fetches).toBe(times);
  });
});

describe('controls', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('copying says "Copied!" for two seconds', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    render(<CopyButton text="<script>" label="Copy code" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy code' })));
    expect(copied).toEqual(['<script>']);
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button').textContent).toBe('Copied!');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button').textContent).toBe('Copy code');
  });

  it('a search waits until the typing settles, and "/" leads to it', () => {
    const searches: string[] = [];
    render(<SearchField label="Name or slug" value="" onSearch={(text) => searches.push(text)} />);
    const field = screen.getByRole('searchbox', { name: 'Name or slug' });
    expect(screen.getByText('/')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'ai' } });
    act(() => jest.advanceTimersByTime(199));
    fireEvent.change(field, { target: { value: 'aire' } });
    act(() => jest.advanceTimersByTime(200));
    expect(searches).toEqual(['aire']);
    expect(screen.queryByText('/')).toBeNull();
  });
});

describe('a change', () => {
  it.each([
    [relativeChange(56, 50), '▲ 12%', 'up 12%'],
    [relativeChange(41, 50), '▼ 18%', 'down 18%'],
    [relativeChange(2, 0), 'new', 'new'],
    [relativeChange(199, 1), '▲ 199×', 'up 199×'],
    [relativeChange(7_093, 1), '▲ over 1,000×', 'up over 1,000×'],
    [relativeChange(7, 7), ' –', 'no change'],
    [pointChange(31.5, 25.9), '▲ 5.6 pts', 'up 5.6 pts'],
  ])('is written with its arrow and read out in words', (change, written, spoken) => {
    render(<Change {...change} />);
    expect(screen.getByRole('img', { name: spoken }).textContent).toBe(written);
  });

  it('initials are of the first and last word', () => {
    expect(['Priya Nair', 'Eleanor Mary Whitcombe', 'dawn', ''].map(initialsOf)).toEqual(['PN', 'EW', 'D', '']);
  });
});
