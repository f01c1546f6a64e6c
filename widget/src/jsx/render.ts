import type { Drawing } from './jsx-runtime';

const drawn = new WeakMap<Node, Drawing>();

const flat = (drawable: unknown) =>
  [drawable].flat(Infinity).filter((item: unknown): item is Drawing | string => Boolean(item));

/**
 * Keeps elements of the same kind and key, so that focus, typed text and scroll stay. Optional siblings need a key and keep their order.
 * Text never becomes markup.
 */
export const render = (drawable: unknown, parent: Element): void => {
  let next = parent.firstChild;
  for (const item of flat(drawable)) {
    let found = next;
    while (found && !isSame(found, item)) found = found.nextSibling;
    if (found) while (next !== found) next = removed(next);
    const node = found ?? parent.insertBefore(create(item, parent), next);
    if (found) next = found.nextSibling;
    if (typeof item === 'string') node.nodeValue = item;
    else if (node instanceof Element) update(node, item);
  }
  while (next) next = removed(next);
};

const removed = (node: ChildNode | null): ChildNode | null => {
  const after = node?.nextSibling ?? null;
  node?.remove();
  return after;
};

const isSame = (node: Node, item: Drawing | string): boolean => {
  const was = drawn.get(node);
  return typeof item === 'string' ? !was : was?.type === item.type && was.key === item.key;
};

const create = (item: Drawing | string, parent: Element): ChildNode =>
  typeof item === 'string'
    ? document.createTextNode(item)
    : document.createElementNS(item.type === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI, item.type);

const update = (element: Element, item: Drawing): void => {
  const was = drawn.get(element)?.props;
  drawn.set(element, item);
  for (const name of Object.keys({ ...was, ...item.props })) {
    const value = item.props[name];
    if (name === 'children' || was?.[name] === value) continue;
    if (typeof value === 'function') {
      if (!was) listen(element, name);
    } else if (value === undefined || value === false) element.removeAttribute(name);
    else if (typeof value !== 'object') element.setAttribute(name, `${value}`);
  }
  render(item.props['children'], element);
};

/** One listener for good, which calls the handler of the latest drawing. */
const listen = (element: Element, name: string): void =>
  element.addEventListener(name.slice(2).toLowerCase(), (event) => {
    const handler = drawn.get(element)?.props[name];
    if (typeof handler === 'function') handler(event);
  });
