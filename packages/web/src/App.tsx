import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Patterns } from './board/Patterns.tsx';
import { Home } from './pages/Home.tsx';

const TablePage = lazy(() => import('./pages/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const BookPage = lazy(() => import('./pages/BookPage.tsx').then((page) => ({ default: page.BookPage })));

const books = ['rules', 'rulings', 'sources'] as const;

export function App() {
  return (
    <>
      <Patterns />
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
          <Route>
            <Home />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
