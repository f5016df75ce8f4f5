import { comforts } from '../comforts/catalogue.ts';
import { eventTexts } from '../events/catalogue.ts';
import { addTexts } from '../said.ts';
import { tableTexts } from './texts.ts';

// Whoever shows a table imports this: from then on its words are known.
addTexts(tableTexts);
addTexts(comforts);
addTexts(eventTexts);
