import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { chooseTile, laysAt, tilesAt, turn } from '../ask/lay.ts';
import { tapHex, targetsOf } from '../ask/mapTap.ts';
import { ActionBar, WhatNow } from '../ask/WhatNow.tsx';
import { Board } from '../board/Board.tsx';
import { MapTools } from '../chrome/MapTools.tsx';
import { type Tab, Tabs } from '../chrome/Tabs.tsx';
import { TopBar } from '../chrome/TopBar.tsx';
import { useShortcuts } from '../chrome/useShortcuts.ts';
import { useWide } from '../chrome/useWide.ts';
import { Corps } from '../panels/Corps.tsx';
import { Lesson } from '../panels/Lesson.tsx';
import { Log } from '../panels/Log.tsx';
import { Market } from '../panels/Market.tsx';
import { Plans } from '../panels/Plans.tsx';
import { Players } from '../panels/Players.tsx';
import { Tiles } from '../panels/Tiles.tsx';
import { TimeLine } from '../panels/TimeLine.tsx';
import { Trains } from '../panels/Trains.tsx';
import { openGame, stopPlaying } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';
import { End } from './End.tsx';
import { HandOver } from './HandOver.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** The table: one screen, the map the largest thing on it. */
export function TablePage({ id }: { id: string }) {
  const text = useText();
  const [, go] = useLocation();
  const wide = useWide();
  const [help, setHelp] = useState(false);
  const { snapshot, problem } = useTable();
  const showHelp = useCallback(() => setHelp(true), []);
  useShortcuts(showHelp);
  useEffect(() => {
    void openGame(id);
    return stopPlaying;
  }, [id]);
  useTitle();

  if (problem) {
    return (
      <main className="missing">
        <p>{text.say(problem)}</p>
        <button type="button" className="button" onClick={() => go('/')}>
          {text.t('app.home')}
        </button>
      </main>
    );
  }
  if (!snapshot) return <p className="loading quiet">{text.t('table.loading')}</p>;
  const { table, flow } = snapshot.state;
  const tab = (name: string, title: string, body: Tab['body']): Tab => ({ id: name, title, body });
  const over = flow.length === 0;
  const now = tab('now', text.t('tab.now'), () => (over ? <End /> : <WhatNow />));
  const players = tab('players', text.t('tab.players'), () => <Players table={table} actor={snapshot.actor} />);
  const corps = tab('corps', text.t('tab.corps'), () => <Corps table={table} />);
  const below = [
    tab('market', text.t('tab.market'), () => <Market market={table.market} />),
    tab('trains', text.t('tab.trains'), () => <Trains table={table} />),
    tab('tiles', text.t('tab.tiles'), () => <Tiles table={table} />),
    tab('log', text.t('tab.log'), () => <Log />),
    tab('plans', text.t('tab.plans'), () => <Plans />),
  ];
  return (
    <div className={wide ? 'table is-wide' : 'table'}>
      <a className="skip" href="#now">
        {text.t('app.skip')}
      </a>
      <TopBar onHelp={showHelp} />
      <main className="table-main">
        <h1 className="visually-hidden">1849 · {snapshot.round}</h1>
        <div className="map-side">
          <MapView />
          <TimeLine />
          {wide && <Tabs tabs={below} label={text.t('table.map')} className="below" />}
        </div>
        <div className="ask-side">
          <Lesson />
          {wide ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section className="ask-scroll" aria-label={text.t('ask.title')} tabIndex={0}>
              {over ? <End /> : <WhatNow />}
              {[players, corps].map(({ id: name, title, body }) => (
                <section key={name} className="people" aria-label={title}>
                  <h2>{title}</h2>
                  {body()}
                </section>
              ))}
            </section>
          ) : (
            <Tabs tabs={[now, players, corps, ...below]} label={text.t('table.map')} className="phone" />
          )}
          <ActionBar />
        </div>
      </main>
      {help && <Shortcuts onClose={() => setHelp(false)} />}
      <HandOver />
    </div>
  );
}

/** The page's title says whose turn it is. */
function useTitle(): void {
  const text = useText();
  const actor = useTable((table) => table.snapshot?.actor ?? null);
  const round = useTable((table) => table.snapshot?.round);
  useEffect(() => {
    document.title = actor ? `${text.holder(actor)} · ${round} · Binario` : 'Binario';
    return () => {
      document.title = 'Binario';
    };
  }, [actor, round, text]);
}

function MapView() {
  const text = useText();
  const coordinates = useSettings((settings) => settings.coordinates);
  const snapshot = useTable((table) => table.snapshot);
  const pick = useTable((table) => table.pick);
  const wished = useTable((table) => table.wished);
  const targets = useMemo(() => (snapshot ? targetsOf(snapshot) : undefined), [snapshot]);
  const routes = useMemo(() => {
    if (!snapshot?.run) return null;
    return { corp: snapshot.run.corp, drawn: wished ?? snapshot.run.routes };
  }, [snapshot, wished]);
  if (!snapshot || !targets) return null;
  const ring = pick
    ? tilesAt(snapshot.lays, pick.hex).map((tile) => {
        const chosen = tile === pick.tile;
        const first = laysAt(snapshot.lays, pick.hex).find((lay) => lay.tile === tile);
        return { tile, chosen, rotation: chosen ? pick.rotation : (first?.rotation ?? 0) };
      })
    : [];
  const marked = wished?.flatMap((route) => (route.hexes.length === 1 ? route.hexes : []));
  return (
    <Board
      table={snapshot.state.table}
      coordinates={coordinates}
      targets={wished ? new Set<string>() : targets}
      pick={pick}
      routes={routes}
      marked={marked ?? []}
      onHex={tapHex}
      ring={ring}
      onTile={(tile) => (tile === pick?.tile ? turn() : chooseTile(tile))}
      tools={(zooming) => <MapTools zooming={zooming} />}
      label={text.t('table.map')}
    />
  );
}
