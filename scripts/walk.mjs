// Walks through the table in a browser and holds that head, question, preview and button are on the screen: in every position of
// the recorded games, or with `--sample` in some of every step, number of players and language, also on tablets and phones.
process.env.WALK = process.argv.includes('--sample') ? 'sample' : 'whole';
process.argv.splice(2, process.argv.length, 'packages/app/e2e/walk.spec.ts');
await import('./test-browser.mjs');
