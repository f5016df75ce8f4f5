import type { Answer, AnswerCode } from '@binario/protocol';

const statuses: Readonly<Record<AnswerCode, number>> = {
  malformed: 400,
  stale: 409,
  notYourTurn: 409,
  illegal: 422,
  notSeated: 403,
  notYours: 403,
  notHost: 403,
  notNow: 409,
  unknownTable: 404,
  unknownRequest: 404,
  signIn: 401,
  tooMuch: 429,
  busy: 409,
  broken: 409,
  reload: 409,
};

/** The status of an answer by HTTP; what matters stands in the answer itself. */
export const statusOf = (answer: Answer | { readonly ok: false; readonly code: AnswerCode }): number =>
  answer.ok ? 200 : statuses[answer.code];
