import { boardInSetup } from '@binario/kernel';
import { type RailTable, roundName } from '@binario/rail';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuestionFocus } from '../ask/focusQuestion.ts';
import { PreviewBox } from '../ask/PreviewBox.tsx';
import { ActionBar, Question, WhatNow } from '../ask/WhatNow.tsx';
import { Dock } from '../chrome/Dock.tsx';
import { Frame, NarrowFrame } from '../chrome/Frame.tsx';
import { Notices } from '../chrome/Notices.tsx';
import { PhaseBanner } from '../chrome/PhaseBanner.tsx';
import { Report } from '../chrome/Report.tsx';
import { type Tab, Tabs } from '../chrome/Tabs.tsx';
import { TopBar } from '../chrome/TopBar.tsx';
import { useForm } from '../chrome/useForm.ts';
import { useShortcuts } from '../chrome/useShortcuts.ts';
import { PresenterProvider, usePresenter } from '../game/GameContext.tsx';
import type { Panel } from '../game/panel.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { Lesson } from '../panels/Lesson.tsx';
import { localPanels } from '../panels/localPanels.tsx';
import { OrderNews } from '../panels/OrderNews.tsx';
import { Since } from '../panels/Since.tsx';
import { TimeLine } from '../panels/TimeLine.tsx';
import { openLayout } from '../store/layout.ts';
import { leaveGame, openGame } from '../store/localGame.ts';
import { useStoryKept } from '../store/story.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { useCardAnchor } from './cards/useCardAnchor.ts';
import { End } from './End.tsx';
import { HandOver } from './HandOver.tsx';
import { MapView } from './MapView.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { StandingsSheet } from './StandingsSheet.tsx';
import { useLinkedMove } from './useLinkedMove.ts';
import { useMotion } from './useMotion.ts';
import '../text/online/load.ts';

const CardLayer = lazy(() => import('./cards/CardLayer.tsx').then((part) => ({ default: part.CardLayer })));
const SetupDialog = lazy(() => import('./setup/SetupDialog.tsx').then((page) => ({ default: page.SetupDialog })));

/** Opens the game of this address; everything below is shown as its presenter wants it. */
export function TablePage({ id }: { id: string }) {
  const text = useText();
  const [, go] = useLocation();
  const { presenter, file, snapshot, problem } = useTable();
  useEffect(() => {
    void openGame(id);
    return leaveGame;
  }, [id]);
  if (problem) {
    return (
      <main className="missing">
        <p>{text.say(problem)}</p>
        {problem === 'table.newer' && (
          <button type="button" className="button" onClick={() => void openGame(id, true)}>
            {text.t('file.openSoFar')}
          </button>
        )}
        <button type="button" className="button" onClick={() => go('/')}>
          {text.t('app.home')}
        </button>
      </main>
    );
  }
  if (!snapshot || !presenter) return <p className="loading quiet">{text.t('table.loading')}</p>;
  return (
    <PresenterProvider presenter={presenter} board={boardInSetup(file?.setup)}>
      <Table snapshot={snapshot} more={localPanels} />
    </PresenterProvider>
  );
}

interface TableProps {
  readonly snapshot: Snapshot;
  /** Panels that do not belong to the game: who sits here, what people say. */
  readonly more?: readonly Panel<RailTable>[];
  /** At the end of the head. */
  readonly clock?: ReactNode;
  /** Over the map. */
  readonly banner?: ReactNode;
}

/** The tab of the question, where it is one among others. */
const NOW = 'now';

/** The table: one screen, the map the largest thing on it. */
export function Table({ snapshot, more = [], clock, banner }: TableProps) {
  const text = useText();
  const presenter = usePresenter();
  const { id: game, name, panels: own, maps } = presenter;
  const form = useForm(maps.tall === true);
  const [help, setHelp] = useState(false);
  const [setting, setSetting] = useState(false);
  const [tab, setTab] = useState(NOW);
  const showHelp = useCallback(() => setHelp(true), []);
  useShortcuts(showHelp);
  useTitle();
  useQuestionFocus();
  useStoryKept();
  useMotion(snapshot);
  openLayout(game);
  useLinkedMove();
  const over = snapshot.state.flow.length === 0;
  const tabs = [...own, ...more].map(
    ({ id, title, body }): Tab => ({
      id,
      title: text.say(title),
      ...(text.has(`${title}.short`) && { short: text.say(`${title}.short`) }),
      body: () => body(snapshot),
    }),
  );
  const wide = form === 'wide';
  // What has happened stands before what can be done, and scrolls with it: it takes no room from the answers.
  const asked = () => (
    <>
      <PhaseBanner open={wide} />
      <Since />
      <WhatNow />
    </>
  );
  const now: Tab = { id: NOW, title: text.t('tab.now'), body: () => (over ? <End /> : asked()) };
  const tall = wide && maps.tall === true;
  const dock = wide && <Dock tabs={tabs} stacked={tall} />;
  const map = (
    <div className="map-side">
      <MapView />
      <Notices>{banner}</Notices>
      <TimeLine />
    </div>
  );
  const ask = (
    <div className="ask-side" id="now" tabIndex={-1}>
      <Lesson onReal={() => setSetting(true)} />
      {!over && <Question />}
      <OrderNews />
      {wide ? (
        // What scrolls must be reachable by keyboard: by what can be answered in it, or else by itself.
        <section className="ask-scroll" aria-label={text.t('tab.now')} tabIndex={snapshot.choices.length > 0 ? -1 : 0}>
          {now.body()}
        </section>
      ) : (
        <Tabs tabs={[now, ...tabs]} chosen={tab} choose={setTab} label={text.t('table.panels')} className="phone" />
      )}
      <PreviewBox />
      <ActionBar onBack={wide || tab === NOW ? undefined : () => setTab(NOW)} />
    </div>
  );
  return (
    <div className={`table is-${form}${tall ? ' is-tall' : ''}`}>
      <a className="skip" href="#now">
        {text.t('app.skip')}
      </a>
      <TopBar snapshot={snapshot} onHelp={showHelp} clock={clock} />
      <main className="table-main">
        <h1 className="visually-hidden">
          {name} · {roundName(text.language, snapshot.round)}
        </h1>
        {wide ? <Frame tall={tall} map={map} dock={dock} ask={ask} /> : <NarrowFrame form={form} map={map} ask={ask} />}
      </main>
      {help && <Shortcuts onClose={() => setHelp(false)} />}
      {setting && (
        <Suspense>
          <SetupDialog presenter={presenter} kind="alone" onClose={() => setSetting(false)} />
        </Suspense>
      )}
      <Cards />
      <StandingsSheet />
      <Report />
      <HandOver />
    </div>
  );
}

/** Names are listened to from the first moment: who points at one before cards are loaded sees its card as soon as they are. */
function Cards() {
  const anchored = useCardAnchor();
  return (
    <Suspense>
      <CardLayer {...anchored} />
    </Suspense>
  );
}

/** The page's title says whose turn it is. */
function useTitle(): void {
  const text = useText();
  const actor = useTable((table) => table.snapshot?.actor ?? null);
  const round = useTable((table) => table.snapshot?.round);
  useEffect(() => {
    document.title = actor ? `${text.holder(actor)} · ${roundName(text.language, round ?? '')} · Binario` : 'Binario';
  }, [actor, round, text]);
  // Only when the table is left: a browser takes its time over every new title.
  useEffect(
    () => () => {
      document.title = 'Binario';
    },
    [],
  );
}
