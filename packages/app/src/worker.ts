import { games } from '@binario/games';
import { serveWorker } from '@binario/web/worker';

serveWorker(games);
