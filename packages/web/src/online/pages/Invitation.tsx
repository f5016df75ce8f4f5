import type { TableInfo } from '@binario/protocol';
import { use } from 'react';
import { ThemeProvider } from '../../game/GameContext.tsx';
import type { Presenter } from '../../game/presenter.ts';
import { presenterOf } from '../../game/presenterOf.ts';
import { nameOf } from '../../game/registry.ts';
import { agreedOf } from '../../panels/TableSettings.tsx';
import { useText } from '../../store/useText.ts';
import '../../text/setup/load.ts';
import { settingsLines } from '../settingsLines.ts';
import { botName } from '../store.ts';

/** What one joins: the game, its board and forms, the clock, the manners, and who sits there already. Shown to everybody. */
export function Invitation({ info }: { info: TableInfo }) {
  const presenter = use(presenterOf(info.game));
  return (
    <ThemeProvider theme={presenter.theme}>
      <Lines info={info} presenter={presenter} />
    </ThemeProvider>
  );
}

/** In the words of the game: its variants and options are named by it. */
function Lines({ info, presenter: { form } }: { info: TableInfo; presenter: Presenter }) {
  const text = useText();
  const { name: _name, draw: _draw, ...settings } = info.settings;
  const wish = { players: info.players, seed: 0, variants: [...info.variants], options: info.options };
  const rules = form.fields(info.players).flatMap((field) => agreedOf(text, field, wish));
  const people = info.seats.flatMap(({ kind, user = '', beside, bot = '', seat }) =>
    kind === 'open' ? [] : [kind === 'bot' ? botName(bot, seat) : (beside ?? info.people[user] ?? '')],
  );
  const free = info.players - people.length;
  return (
    <dl className="invitation" aria-label={text.t('online.invitation')}>
      <dt>{text.t('online.invitation.game')}</dt>
      <dd>
        {nameOf(info.game)} · {text.t('online.invitation.players', { n: info.players })}
      </dd>
      <dt>{text.t('online.invitation.board')}</dt>
      <dd>{info.board?.name ?? text.t('online.invitation.usualBoard')}</dd>
      <dt>{text.t('home.variants')}</dt>
      <dd>
        {rules.length === 0
          ? text.t('online.invitation.usual')
          : rules.map(({ title, about }) => (
              <span key={title} className="invitation-rule">
                <b>{title}</b> <span className="quiet">{about}</span>
              </span>
            ))}
      </dd>
      <dt>{text.t('online.seats')}</dt>
      <dd>
        {text.list(people)} {free > 0 && <span className="tag">{text.t('online.free', { n: free })}</span>}
      </dd>
      {settingsLines(text, settings).map(({ title, words }) => (
        <Line key={title} title={title} words={words} />
      ))}
      {info.seed && <Line title={text.t('online.seed')} words={text.t(`online.seed.${info.seed}`)} />}
    </dl>
  );
}

function Line({ title, words }: { title: string; words: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{words}</dd>
    </>
  );
}
