export { mount } from './mount.tsx';
export { watchForNewVersion } from './newVersion.ts';
