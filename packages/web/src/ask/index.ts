export { Chip, useTried } from './Chip.tsx';
export { offerKey, paramsOf } from './labels.ts';
export { Reason } from './Refused.tsx';
