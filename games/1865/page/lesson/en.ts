import { english, translating } from '@binario/kernel';
import type { Style1865 } from '../../text/styles.ts';

/** What the guided round says, step by step, and off the script. */
export const en = english<Style1865>()({
  'learn.draft':
    'Two players, L.360 each. First each player takes two maritime companies, round the table and back again. Player 1 takes M3 at Cagliari: his company will begin there.',
  'learn.draftNext': 'Player 2 takes M1 at Olbia. Each card pays L.20 before every operating round.',
  'learn.draftBack': 'The order turns back: player 2 chooses again and takes M6 at Sassari.',
  'learn.draftLast':
    'Player 1 takes M4, the mines of Carbonia. A card can be given to a company later: then it has seats for eight passengers and brings traffic once.',
  'learn.launch':
    'Stock round. Player 1 launches FMS in Cagliari at a starting value of L.100: the presidential certificate is two shares of 20%, and its L.200 goes to the treasury.',
  'learn.launchOther':
    'Between two players it is always the Dragons’ turn, but no company has a rank yet. Player 2 launches SFSS in Sassari at L.90.',
  'learn.float':
    'One more share makes 60%: FMS floats. It gets three markers and, for Cagliari, traffic 3. Watch both in the effects.',
  'learn.floatOther':
    'Player 2 floats SFSS. Nobody can afford another share, so the round ends and the maritime cards pay.',
  'learn.lay':
    'Figure 1. FMS has the highest value and operates first. It lays a gentle curve east of Cagliari, towards the mine.',
  'learn.layMine': 'A second tile costs L.20. The mine of Su Suergiu gets its first tile: traffic 2 each turn.',
  'learn.marker':
    'A marker is placed along a direct route, and every border crossed costs money: L.10 for the plain one and L.60 for the mountains. The mine gives traffic 2 at once, 5 in all. Without a train nothing is earned, and the value falls to L.90.',
  'learn.train':
    'Traffic without a train is not allowed. A new PH2 costs L.100, carries eight, and raises the value to L.100 again.',
  'learn.enough': 'It buys no other train now: pass.',
  'learn.endTurn':
    'At any moment of its turn a company may take maritime cards of its president. Not yet: the turn ends.',
  'learn.otherLays': 'Now SFSS. It builds west of Sassari, towards the mine of Argentiera.',
  'learn.otherMine': 'For L.20 it lays a second tile: the mine.',
  'learn.otherMarker': 'The route crosses a river and a plain border: L.50 for the marker.',
  'learn.otherTrain': 'SFSS needs a train too.',
  'learn.layTown':
    'Figure 2, second operating round. FMS turns towards Oristano: a town with straight track. A town gives nothing until a direct route passes through it.',
  'learn.layOn': 'It builds on for L.20. Then the mine operates by itself: traffic 7.',
  'learn.pay':
    'Seven passengers, eight seats: L.70. If it is paid out, each shareholder gets his share, the part of the initial offer goes to the company, and the value rises to L.110.',
  'learn.doubleJump': 'A second new train raises the value again, to L.120: a double jump.',
  'learn.otherOn': 'SFSS builds on towards the east.',
  'learn.oneTile': 'One tile is enough: the second would cost L.20.',
  'learn.otherPays': 'SFSS has traffic 7 too and pays L.70.',
  'learn.beforeStock':
    'The set of operating rounds is over. Before the next stock round rank tokens go down their row of the chart, and a minor at its destination may become a major. FMS is not there yet.',
  'learn.dragons':
    'Look at the Dragons Chart: FMS has two trains of Phase 2 and two markers, rank 6, in the green area. So the Dragons have just bought a share of FMS from the offer, and the L.120 is in its treasury. Player 1 buys a share of SFSS.',
  'learn.dragonsAgain':
    'The Dragons bought FMS once more, the only company in the green area. The chart shows such things in advance. Player 2 passes.',
  'learn.passes': 'Player 1 passes too. The Dragons find nothing more, and the stock round is over.',
  'learn.layThird': 'Figure 3. FMS builds on: San Gavino, the second town on the way.',
  'learn.layArrive': 'For L.20 the straight track reaches Oristano: a direct route from Cagliari.',
  'learn.oristano':
    'Four plain borders and one river: L.80. Oristano brings 3 and each of the two towns 1; the mine has given 2. Traffic 14.',
  'learn.withhold':
    'Fourteen passengers, sixteen seats: L.140. This time FMS withholds the money for a better train; the value stays.',
  'learn.card':
    'Player 1 gives M3 to FMS. It has a marker in Cagliari, so in Phase 2 it gets traffic 2 at once, and eight more seats. In figure 4, in Phase 3, it would make Cagliari green.',
  'hint.draft': 'Take a maritime company. Look where your first company could begin: the place of the card counts.',
  'hint.stock':
    'Sell, then buy one certificate, or launch a company. It floats when 60% is sold. The Dragons Chart shows what the Dragons will do in between.',
  'hint.convert':
    'A major has twice as many shares and more markers; its certificates are worth half as many per cent.',
  'hint.lay': 'Highlighted hexes can take a tile: tap one, tap again to rotate it. The second tile costs L.20.',
  'hint.marker': 'Choose among the direct routes: each shows its cost and the traffic it brings.',
  'hint.income': 'Each chip of traffic with a seat brings L.10. Pay out and the value rises; withhold and it stays.',
  'hint.train': 'A company with traffic must own a train. A new one raises the value, once a turn.',
  'hint.absorb': 'A company may absorb another one of yours that it is connected to. Read what goes where.',
  'hint.endTurn': 'Cards and loans can still be dealt with; then pass.',
  'hint.other':
    'Read the sentence above, choose an action, look at its effect and confirm. Whatever is greyed out says why.',
});

/** Make sure that the lesson in Italian and French has every key and gap of the English one. */
export const { italian, french } = translating<typeof en, Style1865>();

/** The key of a sentence of the lesson. */
export type LessonKey = keyof typeof en;
