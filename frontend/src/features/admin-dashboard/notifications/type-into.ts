type TextField = HTMLTextAreaElement;

/** The browser's own typing, which its Undo takes back; tells whether there is such a thing. */
const typedByBrowser = (text: string): boolean =>
  'execCommand' in document && document.execCommand('insertText', false, text);

/** Types into a field as its user would, in place of what is selected or of what lies between two places. */
export const typeInto = (
  field: TextField,
  text: string,
  from = field.selectionStart,
  to = field.selectionEnd,
): void => {
  field.focus();
  field.setSelectionRange(from, to);
  if (typedByBrowser(text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
