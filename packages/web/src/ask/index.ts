export { offerKey, paramsOf } from './labels.ts';
export { Reason } from './Refused.tsx';
