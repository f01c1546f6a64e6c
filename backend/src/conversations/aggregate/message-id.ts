const bare = (messageId: string): string => messageId.replaceAll('-', '');

/** Whether two ids are one, with a UUID's dashes or without. What was written first stays as it was written. */
export const isSameMessage = (one: string, other: string): boolean =>
  one.length === other.length ? one === other : bare(one) === bare(other);

/** What names a message's events: the same for each way to write its id. */
export const namesEvents = bare;
