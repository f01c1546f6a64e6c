const { options } = require('./.dependency-cruiser.cjs');

/** A run of its own: folders are compared whole, and specs, which know everything, can only be left out of the run. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.spec\\.tsx?$', '/testing/'] } },
};
