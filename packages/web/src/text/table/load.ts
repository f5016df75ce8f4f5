import { comforts } from '../comforts/catalogue.ts';
import { eventTexts } from '../events/catalogue.ts';
import { onlineTexts } from '../online/texts.ts';
import { addTexts } from '../said.ts';
import { tableTexts } from './texts.ts';

// Whoever shows a table imports this: from then on its words are known.
addTexts(tableTexts);
addTexts(comforts);
addTexts(eventTexts);
// Notes, orders and sounds are the same on a device and on a server.
addTexts(onlineTexts);
