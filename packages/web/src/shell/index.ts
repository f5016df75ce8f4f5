export { watchForNewVersion } from '../store/newVersion.ts';
export { mount } from './mount.tsx';
