export { stopShared as default } from './postgres-global-setup';
