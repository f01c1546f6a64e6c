const { createRequire } = require('node:module');

const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** "[open]", "(:focus)": what stands in brackets narrows what is before it, so that without it a selector matches as much or more. */
const inBrackets = /\[[^[\]]*\]|\([^()]*\)/g;
/** The tag and the first class that an element must have for what stands last in a selector: "a > b.c:hover" asks for b and c. */
const lastPart = /(?:^|[\s>+~])([a-z][\w-]*|\*)?(?:\.([\w-]+))?[\w.:#-]*$/i;

const withoutBrackets = (selector) => {
  const shorter = selector.replaceAll(inBrackets, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const requirementOf = (selector) => {
  const [, tag, name] = lastPart.exec(selector.trim()) ?? [];
  return { tag: tag === '*' ? undefined : tag?.toLowerCase(), name };
};

/** Null where a rule has no selector, or one that asks for more than words can tell. */
const requirementsOf = (selector) =>
  selector === undefined || /\\|(["'])[^"']*[[\](),][^"']*\1/.test(selector)
    ? null
    : withoutBrackets(selector)
        .split(',')
        .map((each) => requirementOf(each));

const known = new Map();

const mayMatch = (element, selector) => {
  let requirements = known.get(selector);
  if (requirements === undefined) known.set(selector, (requirements = requirementsOf(selector)));
  return (
    requirements === null ||
    requirements.some(
      ({ tag, name }) =>
        (tag === undefined || tag === element._localName) && (name === undefined || element.classList.contains(name)),
    )
  );
};

// A styled page has some thousand rules, and each query by role asks for the computed style of each element: jsdom tries every rule on
// every element. Most can't match by the look of their last part. What may match is still jsdom's to say.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

// Its parts can only be had one by one once it is there.
ofJsdom('jsdom');

// Each query by label asks each field for its labels: jsdom walks the whole page for each, and again for what each label is for.
const NodeList = ofJsdom('jsdom/lib/jsdom/living/generated/NodeList.js');
const { isLabelable } = ofJsdom('jsdom/lib/jsdom/living/helpers/form-controls.js');
const isDocument = ({ nodeType }) => nodeType === 9;

const overrideGetter = (element, name, override) => {
  const { prototype } = ofJsdom(`jsdom/lib/jsdom/living/nodes/HTML${element}Element-impl.js`).implementation;
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const get = function overridden() {
    return override(this, () => own.get.call(this));
  };
  Object.defineProperty(prototype, name, { get, configurable: true });
};

for (const element of ['Button', 'Input', 'Select', 'TextArea'])
  overrideGetter(element, 'labels', (field, walk) => {
    const root = isLabelable(field) && !field._labels && field.getRootNode({});
    if (root && isDocument(root)) {
      const query = () => [...root.getElementsByTagName('label')].filter(({ control }) => control === field);
      field._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
    }
    return walk();
  });

overrideGetter('Label', 'control', (label, walk) => {
  const id = label.getAttributeNS(null, 'for');
  const root = id ? label.getRootNode({}) : null;
  // Which of several comes first is jsdom's to say.
  if (!root || !isDocument(root) || root._ids[id]?.length > 1) return walk();
  const named = root.getElementById(id);
  return named && isLabelable(named) ? named : null;
});

module.exports = require('jest-environment-jsdom');
