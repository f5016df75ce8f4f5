import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Patterns } from './board/Patterns.tsx';
import { Home } from './pages/Home.tsx';

const TablePage = lazy(() => import('./pages/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then((page) => ({ default: page.RulesPage })));

export function App() {
  return (
    <>
      <Patterns />
      <Suspense fallback={<div className="loading" />}>
        <Switch>
          <Route path="/game/:id">{({ id }) => <TablePage id={id} />}</Route>
          <Route path="/rules/1849/:section?">{({ section }) => <RulesPage section={section ?? '1'} />}</Route>
          <Route>
            <Home />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
