export const create = () => ({});
