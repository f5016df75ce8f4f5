import type { CompanyStanding, PlayerStanding } from '../../model/standings.ts';
import type { Text } from '../../text/textIn.ts';

/** A holding in words; of a president how safe the office is. */
export function whyShare(text: Text, { corp, president, lead, parts }: CompanyStanding, holder: string): string {
  const held = parts[holder] ?? 0;
  if (president !== holder) return text.t('why.share', { who: holder, corp, percent: held });
  if (!lead) return text.t('why.acting', { president, corp, held });
  const { rival, theirs, lacks } = lead;
  if (rival === null || lacks === null) return text.t('why.safe', { president, corp, held });
  return text.t('why.president', { president, corp, held, rival, theirs, lacks });
}

/** What somebody's worth is made of, as the rulebook counts it. */
export function whyWorth(text: Text, { player, worthOf }: PlayerStanding): string {
  const parts = worthOf
    .filter(({ amount }) => amount !== 0)
    .map((part) => text.t('why.part', { what: 'corp' in part ? part.corp : text.say(part.key), amount: part.amount }));
  return text.t('why.worth', { who: player, parts: text.list(parts.length > 0 ? parts : [text.money(0)]) });
}

/** What sales would raise, and what stands in the way of selling more. */
export function whyLiquidity(text: Text, { player, cash, sales }: PlayerStanding): string {
  const blocks = sales.filter(({ shares }) => shares > 0);
  const inHand = text.t('why.part', { what: text.t('end.cash'), amount: cash });
  const parts = [inHand, ...blocks.map(({ corp, shares, amount }) => text.t('why.block', { corp, shares, amount }))];
  const raised =
    blocks.length === 0
      ? text.t('why.liquidityAlone', { who: player })
      : text.t('why.liquidity', { who: player, parts: text.list(parts) });
  const refused = new Set(sales.flatMap(({ refusal }) => (refusal ? [text.refusal(refusal)] : [])));
  return [raised, ...refused].join(' ');
}
