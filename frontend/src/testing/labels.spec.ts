const draw = (html: string) => {
  document.body.innerHTML = html;
};
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
const wordsOf = (field: HTMLInputElement) => [...(field.labels ?? [])].map(({ textContent }) => textContent);

it('a field’s labels are those that name it and the one around it, in the page’s order', () => {
  draw('<label for="a">One</label><input id="a"><label for="a">Two</label><label>Around <textarea></textarea></label>');
  expect(fields().map(wordsOf)).toEqual([['One', 'Two'], ['Around ']]);
});

it('a label that names nothing, or what no label can be for, is nobody’s', () => {
  draw('<label for="nowhere">A</label><label for="">B</label><label for="box">C <input></label><p id="box">p</p>');
  expect([...document.querySelectorAll('label')].map(({ control }) => control)).toEqual([null, null, null]);
  expect(fields().map(wordsOf)).toEqual([[]]);
});

it('of two fields with one name the first on the page has the label, whichever was there first', () => {
  draw('<label for="a">One</label><input id="a">');
  document.body.insertAdjacentHTML('afterbegin', '<input id="a">');
  expect(fields().map(wordsOf)).toEqual([['One'], []]);
});

it('labels follow what changes on the page', () => {
  draw('<label for="a">One</label><input id="a">');
  const [field] = fields();
  if (!field) throw new Error('No field');
  expect(wordsOf(field)).toEqual(['One']);
  document.querySelector('label')?.setAttribute('for', 'b');
  expect(wordsOf(field)).toEqual([]);
  field.id = 'b';
  expect(wordsOf(field)).toEqual(['One']);
  document.querySelector('label')?.remove();
  expect(wordsOf(field)).toEqual([]);
});
