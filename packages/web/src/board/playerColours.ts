/** Players are told apart by colour and by number. */
export const playerColours = ['#7a4b12', '#1d5a6e', '#6b2450', '#44591c', '#4a3f86', '#7d2f2f'];
