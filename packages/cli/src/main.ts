import { gamesIn, playGame } from './oracle/run.ts';

const [verb, folder, only] = process.argv.slice(2);
if (verb === 'oracle' && folder) {
  let bad = 0,
    compared = 0,
    lays = 0,
    routes = 0;
  for (const name of gamesIn(folder)) {
    if (only && name !== only) continue;
    try {
      const r = playGame(folder, name);
      compared += r.compared;
      lays += r.lays;
      routes += r.routes;
      if (r.mismatches.length) {
        bad++;
        console.log(name, r.compared, r.mismatches.slice(0, 3).join('\n   '));
      }
    } catch (e) {
      bad++;
      console.log(name, 'CRASH', (e as Error).stack?.split('\n').slice(0, 6).join('\n'));
    }
  }
  console.log(compared, lays, routes, 'bad', bad);
}
