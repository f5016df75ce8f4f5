import { english, translating } from '@binario/kernel';
import type { Style1865 } from '../../text/styles.ts';

/** What it says about 1865 only. */
export const en = english<Style1865>()({
  'card.pick': '{private} lies where I mean to build',
  'card.seats': 'the seats of {private} earn {corp} {amount:money} more, which is better than its income',
  'card.lastCall': '{private} would soon be lost: {corp} takes it',
  'start.launch': 'with {amount:money} I can float {corp} and keep it alive',
  'start.float': '{corp} must be floated to earn anything',
  'stock.gain': '{corp} should be worth {amount:money} in the end, dividends and all',
  'stock.beforeDragons': 'I take {corp} before the Dragons do',
  'stock.guard': 'nobody is to take {corp} from me',
  'stock.falls': '{corp} will be worth less: cash is better than its shares',
  'stock.swap': 'other shares earn more than {corp}',
  'convert.yes': 'as a major {corp} gets more shares to sell and more markers',
  'convert.no': 'a minor pays me more: {corp} can wait',
  'track.chips': '{hex} brings {corp} {count} {count:chip|chips}',
  'track.way': '{hex} brings {corp} nearer to its next marker or its destination',
  'track.rebuild': 'better track in {hex} opens the way for {corp}',
  'track.save': '{corp} needs its money for a train',
  'marker.place': 'a marker in {hex} for {amount:money} brings {corp} {count} {count:chip|chips}',
  'marker.mine': 'a marker in the mine {hex} for {amount:money} brings {corp} chips turn after turn',
  'marker.keep': 'a better place for the marker is near, or the money is needed',
  'run.nothing': '{corp} has earned nothing',
  'train.seats': '{train} has seats for {count} waiting {count:chip|chips} of {corp}',
  'train.rise': '{train} is new: the value of {corp} rises',
  'train.sister': 'my companies help each other: {train} for {amount:money}',
  'train.help': '{corp} must own a train, and I must pay for it: {train}',
  'absorb.no': 'each of my companies does better on its own',
  'absorb.together': 'together {acquirer} and {target} earn more',
  'absorb.vacate': 'the mine in {hex} is worked out: the marker is needed elsewhere',
  'absorb.keepMines': 'the markers in the mines stay',
  'absorb.markers': '{corp} takes over every foothold it can',
  'loan.repay': '{corp} repays: each of its shares is worth more in the end',
});

/** Make sure that the reasons in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, Style1865>();
