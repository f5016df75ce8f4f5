import type { Refusal } from '@binario/kernel';
import {
  type AnswerCode,
  answerCodes,
  type DeliveryDetail,
  deliveryDetails,
  type NotNow,
  notNowReasons,
  problemCodes,
} from '@binario/protocol';
import type { Text } from '../text/textIn.ts';

/** What was not done, and the words of the server for it: a code, never a sentence. */
export interface Trouble {
  readonly code: string;
  readonly problem?: string | undefined;
  readonly refusal?: Refusal | undefined;
}

type Words = Pick<Text, 't' | 'has' | 'refusal'>;

const isOneOf = <X extends string>(all: readonly X[], code: string): code is X => all.some((each) => each === code);

/** Why, in the language of the reader: the engine's own reason if it has one. A code without words does not compile. */
export function problemWords(text: Words, { code, problem, refusal }: Trouble): string {
  if (refusal && text.has(refusal.rule)) return text.refusal(refusal);
  if (isOneOf(problemCodes, code)) return text.t(`online.problem.${code}`);
  if (isOneOf(answerCodes, code)) return declinedWords(text, code, problem);
  return text.t('online.declined.other', { problem: code });
}

function declinedWords(text: Words, code: AnswerCode, problem = ''): string {
  if (code !== 'notNow') return text.t(`online.declined.${code}`);
  const [reason = ''] = problem.split(':');
  return isOneOf<NotNow>(notNowReasons, reason)
    ? text.t(`online.declined.notNow.${reason}`)
    : text.t('online.declined.notNow');
}

/** What became of a notice; what another server answered is shown as it is. */
export function detailWords(text: Words, detail: string): string {
  return isOneOf<DeliveryDetail>(deliveryDetails, detail) ? text.t(`online.detail.${detail}`) : detail;
}
