import { addTexts } from '../said.ts';
import { setupTexts } from './texts.ts';

// Whoever sets up a game imports this: from then on the words for it are known.
addTexts(setupTexts);
