import type { AnswerCode } from './answer.ts';

/** Words no page meets: of the operator's own requests, and to somebody who has hung up. */
type Unseen = 'adminOnly' | 'badBackup' | 'gone' | 'notEmpty' | 'unknownEngine';

/** Why a request by HTTP was refused: `error` of the answer. Clients have words of their own for each. */
export const problemCodes = [
  'badInput',
  'badLink',
  'badMediaType',
  'badName',
  'badRequest',
  'badTarget',
  'badUrl',
  'browserOnly',
  'closed',
  'codeNeeded',
  'codesOn',
  'foreignOrigin',
  'hidden',
  'internal',
  'memberAlready',
  'nameTaken',
  'noEmail',
  'noMail',
  'notFound',
  'signedOut',
  'switchedOff',
  'tooLarge',
  'tooMany',
  'watchOnly',
  'weakPassword',
  'wrongCode',
  'wrongPasskey',
  'wrongPassword',
] as const;

/** What a client of people may meet. */
export type ShownProblem = (typeof problemCodes)[number] | AnswerCode;
/** Why a request by HTTP was refused. */
export type ProblemCode = ShownProblem | Unseen;

/** Why something is not possible now: `problem` of `notNow`, or what stands before its colon. */
export const notNowReasons = [
  'drawing',
  'ended',
  'fixed',
  'full',
  'inTime',
  'noDraw',
  'nothingToRedo',
  'nothingToUndo',
  'notSeated',
  'open',
  'paused',
  'playing',
  'rematch',
  'removed',
  'seatFree',
  'seatTaken',
  'seatedAlready',
  'seatsFree',
  'tooManyRequests',
  'undoForbidden',
  'wrongShare',
] as const;
/** Why something is not possible now. */
export type NotNow = (typeof notNowReasons)[number];

/** What became of a notice, in our words; anything else in `detail` is what another server answered. */
export const deliveryDetails = [
  'channelOff',
  'forbiddenAddress',
  'handedOver',
  'noAddress',
  'outdated',
  'switchedOff',
] as const;
/** What became of a notice, in a word of the server. */
export type DeliveryDetail = (typeof deliveryDetails)[number];
