import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Patterns } from '../board/Patterns.tsx';
import { NewVersionBanner } from '../chrome/NewVersionBanner.tsx';
import { Home } from '../pages/Home.tsx';
import { Colophon } from './Colophon.tsx';
import type { DevTools } from './devTools.ts';
import type { Guides } from './guide.ts';

const TablePage = lazy(() => import('../pages/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const OpenShared = lazy(() => import('../pages/OpenShared.tsx').then((page) => ({ default: page.OpenShared })));
const BookPage = lazy(() => import('../pages/BookPage.tsx').then((page) => ({ default: page.BookPage })));

const Lobby = lazy(() => import('../online/pages/Lobby.tsx').then((page) => ({ default: page.Lobby })));
const NewTable = lazy(() => import('../online/pages/NewTable.tsx').then((page) => ({ default: page.NewTable })));
const OnlineTable = lazy(() =>
  import('../online/pages/OnlineTable.tsx').then((page) => ({ default: page.OnlineTable })),
);
const AccountPage = lazy(() =>
  import('../online/pages/AccountPage.tsx').then((page) => ({ default: page.AccountPage })),
);

const SignInPage = lazy(() => import('../online/pages/SignInPage.tsx').then((page) => ({ default: page.SignInPage })));

const GuidePage = lazy(() => import('./GuidePage.tsx').then((page) => ({ default: page.GuidePage })));

const books = ['rules', 'rulings', 'sources', 'terms'] as const;

interface AppProps {
  readonly guides: Guides;
  /** Only where the page is being worked on. */
  readonly dev: DevTools | null;
}

/** The whole page. */
export function App({ guides, dev }: AppProps) {
  return (
    <>
      <Patterns />
      <NewVersionBanner at="page" />
      <Suspense fallback={<div className="loading" />}>
        <Switch>
          <Route path="/game/:id">{({ id }) => <TablePage id={id} />}</Route>
          {books.map((name) => (
            <Route key={name} path={`/${name}/:game/:section?`}>
              {({ game, section }: { game: string; section?: string }) => (
                <BookPage game={game} name={name} section={section} />
              )}
            </Route>
          ))}
          <Route path="/open">
            <OpenShared />
          </Route>
          <Route path="/online">
            <Lobby />
          </Route>
          <Route path="/online/new/:game">{({ game }) => <NewTable game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <OnlineTable id={id} />}</Route>
          <Route path="/sign-in">
            <SignInPage />
          </Route>
          <Route path="/account/:errand?">{({ errand }: { errand?: string }) => <AccountPage errand={errand} />}</Route>
          <Route path="/guide">
            <GuidePage guides={guides} />
          </Route>
          {dev && (
            <Route path="/gallery">
              <dev.Gallery />
            </Route>
          )}
          <Route>
            <Home />
            <Colophon />
          </Route>
        </Switch>
        {dev && <dev.Inspector />}
      </Suspense>
    </>
  );
}
