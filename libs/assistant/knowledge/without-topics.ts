import type { Topic } from './topic-ways';

export const without = (told: ReadonlySet<Topic>, some: ReadonlySet<Topic>): ReadonlySet<Topic> =>
  new Set([...told].filter((topic) => !some.has(topic)));
