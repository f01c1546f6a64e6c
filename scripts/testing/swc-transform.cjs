const { createHash } = require('node:crypto');
const path = require('node:path');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

/** As @swc/jest, but for its cache's key: that has the whole project in it, so each kind of suite compiled every file for itself. */
module.exports = {
  createTransformer(swcOptions) {
    const swc = createTransformer(swcOptions);
    const compiler = JSON.stringify([version, swcOptions]);
    return {
      ...swc,
      getCacheKey: (source, file, { config, instrument, supportsStaticESM }) =>
        createHash('sha1')
          .update([compiler, path.relative(config.rootDir, file), instrument, supportsStaticESM, source].join('\0'))
          .digest('hex'),
    };
  },
};
