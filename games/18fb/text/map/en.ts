import { translating } from '@binario/kernel';
import type { Style18fb } from '../styles.ts';

/** Everything said about track, tokens and running trains, in English. */

export const mapRules = {
  'bourbon.nobodysCard': 'No player holds {private}.',
  'bourbon.notThere': '{private} has no Bourbon token left to replace.',
  'bourbon.otherPlace': 'The Bourbon token of {private} is in {hex}: the route must end there.',
  'bourbon.refused': 'The owner of {private} has refused it for this turn.',
  'bourbon.tooEarly': '{private} can be used from Phase {phase} on.',
  'lay.colourOfHex':
    'Next colour on {hex}: {wanted:colour}, or its own again where a tile lies; the colour of this tile is {colour:colour}.',
  'lay.colourOfPhase': 'There are no tiles of this colour ({colour:colour}) in Phase {phase} yet.',
  'lay.frozen': '{corp} is frozen: it may upgrade track but not lay new track on {hex}.',
  'lay.keepConnections': 'Tile {tile} would cut a connection of {hex} with a neighbour.',
  'lay.keepTrack': 'Tile {tile} would not preserve all the track in {hex}.',
  'lay.letter': 'On {hex} a tile of this colour must carry this letter: {letter}. Tile {tile} does not.',
  'lay.noMoney': 'A second tile costs {cost:money}; {corp} has {cash:money}.',
  'lay.noStepLeft': '{corp} has used all its tile steps of this turn: {count}.',
  'lay.noTileHere': 'No tile can be laid on {hex}.',
  'lay.noneLeft': 'Tile {tile} is used up.',
  'lay.notConnected': 'No route of {corp} reaches new track on {hex}.',
  'lay.nothingNew': 'Tile {tile} would bring no new track to {hex}.',
  'lay.prohibitedSide': 'No track may leave {hex} towards {edge:side}.',
  'lay.regionalNoStepLeft': '{corp} is a regional company and lays at most {count} {count:tile|tiles} in a turn.',
  'lay.regionalNotConnected': 'No route from the home of {corp} reaches new track on {hex}.',
  'lay.stationKind': '{hex} ({kind:place}) does not take tile {tile}.',
  'lay.tooFewSlots': 'Tile {tile} has {count} {count:slot|slots}, too few for the tokens and reserved slots of {hex}.',
  'token.alreadyThere': '{corp} already has a token in {hex}.',
  'token.fromOwn': 'The route must begin at a token of {corp}; there is none in {hex}.',
  'token.homeLaid': '{corp} has already placed its home token.',
  'token.noMoney': 'The token costs {cost:money}; {corp} has {cash:money}.',
  'token.noSlot': 'There is no free slot for {corp} in {hex}.',
  'token.noTrack': 'No track leads from {from:hex} to {to:hex} like this.',
  'token.noneLeft': '{corp} has no token left.',
  'token.notAStation': 'There is neither a city nor an off-map location in {hex}.',
  'token.oneEachTurn': '{corp} has already placed its token of this turn.',
  'token.passClosed': 'The pass between {from:hex} and {to:hex} is closed until Phase {phase}.',
  'token.passesStation': 'A token route may not pass through {hex}: there is a city.',
  'token.twice': 'The route uses something twice in {hex}.',
} as const;

/** Lines of the log about track and tokens, in English, as engine files of earlier releases emit them. */
export const mapNotes = {
  bourbonReplaced: '{corp} replaces the Bourbon token in {hex} ({private}).',
  homeLaid: '{corp} places its home token in {hex}.',
  markersTaken: '{corp} takes {count} town {count:marker|markers}.',
  powerRefused: '{player} refuses {corp} the use of {private}.',
  tileLaid: '{corp} lays tile {tile} on {hex}.',
  tokenLaid: '{corp} places a token in {hex} for {amount:money}; town markers: {count}.',
  trainsRun: '{corp} earns {amount:money}: {hexes}; town markers: {count}.',
} as const;

/** Make sure that the refusals about track have every key and gap of the English ones. */
export const mapRulesIn = translating<typeof mapRules, Style18fb>();
/** Make sure that the log lines about track have every key and gap of the English ones. */
export const mapNotesIn = translating<typeof mapNotes, Style18fb>();
