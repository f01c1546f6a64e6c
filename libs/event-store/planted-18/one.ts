import '@kurrent/kurrentdb-client';
