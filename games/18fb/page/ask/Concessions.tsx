import { Chip } from '@binario/web/ask';
import { Logo } from '@binario/web/board';
import { Name } from '@binario/web/game';
import type { ShownChoice, Snapshot } from '@binario/web/model';
import type { Board18fb } from '../../board/board.ts';
import { boardOf } from '../../board/of.ts';
import type { Concessionaire, Corp } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { lineOf } from './lineOf.ts';

interface ConcessionsProps {
  readonly snapshot: Snapshot;
  readonly type: 'acquireConcession' | 'startCompany' | 'preemptConcession';
}

/** Companies to be begun, each with its deposit, the cards that lower it, and the pars. */
export function Concessions({ snapshot, type }: ConcessionsProps) {
  const text = useText18fb();
  // What is refused is told among the other refusals.
  const all = snapshot.choices.filter(({ offer, refusal }) => offer.type === type && !refusal);
  if (all.length === 0) return null;
  const table = snapshot.state.table as unknown as Table18fb;
  const corpOf = ({ offer, facts }: ShownChoice) => String(offer.corp ?? facts.corp);
  const corps = [...new Set(all.map(corpOf))];
  return (
    <fieldset className="offers">
      <legend>{text.t(`group.${type}`)}</legend>
      <ul className="own-rows">
        {corps.map((corp) => (
          <Start
            key={corp}
            table={table}
            corp={corp as Corp}
            type={type}
            percent={table.options.interest === 'percentOfPar'}
            choices={all.filter((choice) => corpOf(choice) === corp)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface StartProps {
  readonly table: Table18fb;
  readonly corp: Corp;
  readonly type: ConcessionsProps['type'];
  /** Secured interest goes by the par. */
  readonly percent: boolean;
  readonly choices: readonly ShownChoice[];
}

const interestOn = ({ interestOf, concessionDefs }: Board18fb, corp: Corp): number =>
  interestOf[concessionDefs[corp as Concessionaire].band];

function Start({ table, corp, type, percent, choices }: StartProps) {
  const text = useText18fb();
  const board = boardOf(table);
  const def = board.corpDefs[corp];
  const helps = [...new Set(choices.map(({ offer }) => String(offer.help ?? '')))];
  return (
    <li className="own-row">
      <Logo corp={corp} size={22} />
      <span className="own-row-name" title={def.name}>
        <Name card={`corp ${corp}`}>
          <b>{corp}</b>
        </Name>{' '}
        <span className="quiet">
          {def.homes.length === 0 ? text.t('start.anyCity') : lineOf(text, def)}
          {type !== 'startCompany' &&
            ` · ${text.t(percent ? 'start.interestPercent' : 'start.interest', { amount: interestOn(board, corp) })}`}
        </span>
      </span>
      {helps.map((help) => (
        <Pars key={help} help={help} choices={choices.filter(({ offer }) => String(offer.help ?? '') === help)} />
      ))}
    </li>
  );
}

/** One line for each way to pay the deposit. */
function Pars({ help, choices }: { help: string; choices: readonly ShownChoice[] }) {
  const text = useText18fb();
  const deposit = choices[0]?.facts.deposit;
  return (
    <span className="pars">
      <span className="quiet">
        {deposit === undefined || Number(deposit) === 0
          ? text.t('start.noDeposit')
          : text.t(help === 'none' ? 'start.deposit' : 'start.depositWith', { deposit, help })}
      </span>
      <span className="chips">
        {choices.map(({ offer, facts }) => (
          <Chip
            key={Number(offer.par)}
            action={offer}
            words={String(offer.par)}
            name={text.t('start.par', { par: Number(offer.par), cost: Number(facts.cost) })}
          />
        ))}
      </span>
    </span>
  );
}
