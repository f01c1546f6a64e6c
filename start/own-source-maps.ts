import nodeModule from 'node:module';

// From here on stack traces name the lines that we wrote. Of our own modules alone: Node would read those of some two thousand others at each start:
// a fourteenth of the processor time until ready. A Node that can't tell them apart reads them all.
if (typeof nodeModule.setSourceMapsSupport === 'function')
  nodeModule.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
else process.setSourceMapsEnabled(true);
