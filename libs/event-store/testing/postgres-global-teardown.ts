export { endRun as default } from './postgres-global-setup';
