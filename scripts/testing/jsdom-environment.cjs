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

module.exports = require('jest-environment-jsdom');
