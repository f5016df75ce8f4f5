export { Chip, useTried } from './Chip.tsx';
export { choose } from './choose.ts';
export { offerKey, paramsOf } from './labels.ts';
export { Reason } from './Refused.tsx';
