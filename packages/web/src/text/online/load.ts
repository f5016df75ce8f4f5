import { addTexts } from '../said.ts';
import { onlineTexts } from './texts.ts';

// Whoever speaks with a server, or shows a table, imports this: the first screen does without these words.
addTexts(onlineTexts);
