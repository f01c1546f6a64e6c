import { configure } from '@testing-library/react';

// As long as a busy machine may take to draw a screen; nothing asserts how long anything takes.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
