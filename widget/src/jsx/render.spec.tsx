/** @jsxImportSource @pilotlight/widget/jsx */
import { render } from './render';

const page = () => document.body.appendChild(document.createElement('div'));

describe('drawing a view', () => {
  it('writes text as text, whatever it says', () => {
    const parent = page();
    render(<p title={'"><b>'}>{'<img src=x onerror=alert(1)>'}</p>, parent);
    expect(parent.querySelector('img')).toBeNull();
    expect(parent.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('keeps the elements that stay, with what was typed in them', () => {
    const parent = page();
    render([<input key="field" />], parent);
    const field = parent.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'typed';
    render([<p key="news">New</p>, <input key="field" class="late" />, <p key="end">End</p>], parent);
    expect([...parent.children].map(({ tagName }) => tagName)).toEqual(['P', 'INPUT', 'P']);
    expect(parent.querySelector('input')).toBe(field);
    expect(field).toMatchObject({ value: 'typed', className: 'late' });
    render([<input key="field" />], parent);
    expect(parent.firstChild).toBe(field);
    expect(field.className).toBe('');
  });

  it('inserts a keyed element beside its like instead of turning one into the other', () => {
    const parent = page();
    render([<div key="answer">…</div>], parent);
    const answer = parent.firstChild;
    render([<div key="card" role="alert" />, <div key="answer">Yes</div>], parent);
    expect(parent.lastChild).toBe(answer);
    expect(answer?.textContent).toBe('Yes');
  });

  it('draws nothing for what is absent, and takes away what is no longer drawn', () => {
    const parent = page();
    render([false, null, undefined, '', <p>One</p>, [[<p>Two</p>]]], parent);
    expect(parent.textContent).toBe('OneTwo');
    render(null, parent);
    expect(parent.childNodes).toHaveLength(0);
  });

  it('asks the handler of the latest drawing, once', () => {
    const parent = page();
    const taps: string[] = [];
    render(<button onClick={() => taps.push('first')}>Tap</button>, parent);
    render(<button onClick={() => taps.push('second')}>Tap</button>, parent);
    parent.querySelector('button')?.click();
    expect(taps).toEqual(['second']);
  });

  it('draws icons as SVG', () => {
    const parent = page();
    render(
      <svg viewBox="0 0 1 1">
        <path d="M0 0" />
      </svg>,
      parent,
    );
    expect(parent.querySelector('path')).toBeInstanceOf(SVGElement);
  });
});
