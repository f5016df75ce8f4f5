import type { Language } from './language.ts';
import type { BasicStyle } from './speaker.ts';
import type { Catalogue } from './text.ts';
import { english, translating } from './translating.ts';

/** Games write their variants by name. */
type Style = BasicStyle | 'variant';

/** The kernel's own refusals. */
const en = english<Style>()({
  'form.notAnAction': 'This is not an action.',
  'form.unknownType': 'There is no action “{type}” in this game.',
  'form.unknownField': 'The field “{field}” does not belong here.',
  'form.missing': 'The field “{field}” is missing.',
  'form.notAList': 'The field “{field}” must be a list.',
  'form.notARecord': 'The field “{field}” must be a record.',
  'form.noSuch': 'The field “{field}” must name a {what}; “{value}” is not one.',
  'form.notInRange': 'The field “{field}” must be a whole number from {min} to {max}, not {value}.',
  'form.tooLong': 'The field “{field}” has more than {max} {max:entry|entries}.',
  'turn.gameOver': 'The game is over.',
  'turn.notYours': 'It is not for {player} to decide now, but for {actors}.',
  'turn.notOffered': 'The action “{type}” is not possible at this point ({step}).',
  'setup.apart': '{one:variant} and {other:variant} do not go together.',
  'setup.needs': '{one:variant} is only played together with {others:variant}.',
  'setup.noOption': 'This game has no option “{option}”.',
  'setup.players': '{game} is played by {able:or} players, not by {players}.',
  'setup.seed': 'The seed must be a whole number.',
  'setup.value': '“{value}” is not possible here; possible: {allowed:or}.',
});

export type KernelKey = keyof typeof en;
export type SetupKey = Extract<KernelKey, `setup.${string}`>;
export const kernelKeys = Object.keys(en) as readonly KernelKey[];

const { italian, french } = translating<typeof en, Style>();

const it = italian({
  'form.notAnAction': 'Questa non è una mossa.',
  'form.unknownType': 'In questo gioco non esiste la mossa «{type}».',
  'form.unknownField': 'Il campo «{field}» non è previsto qui.',
  'form.missing': 'Manca il campo «{field}».',
  'form.notAList': 'Il campo «{field}» deve essere un elenco.',
  'form.notARecord': 'Il campo «{field}» deve essere un gruppo di campi.',
  'form.noSuch': 'Il campo «{field}» deve indicare {what}: «{value}» non lo è.',
  'form.notInRange': 'Il campo «{field}» deve essere un numero intero da {min} a {max}, non {value}.',
  'form.tooLong': 'Il campo «{field}» ha più di {max} {max:voce|voci}.',
  'turn.gameOver': 'La partita è finita.',
  'turn.notYours': 'Ora non decide {player}, ma {actors}.',
  'turn.notOffered': 'La mossa «{type}» non è possibile in questo momento ({step}).',
  'setup.apart': '{one:variant} e {other:variant} non si giocano insieme.',
  'setup.needs': '{one:variant} si gioca solo insieme a: {others:variant}.',
  'setup.noOption': 'Questo gioco non ha l’opzione «{option}».',
  'setup.players': '{game} si gioca in {able:or}, non in {players}.',
  'setup.seed': 'Il seme deve essere un numero intero.',
  'setup.value': '«{value}» qui non è possibile; valori possibili: {allowed:or}.',
});

const fr = french({
  'form.notAnAction': 'Ceci n’est pas une action.',
  'form.unknownType': 'L’action « {type} » n’existe pas dans ce jeu.',
  'form.unknownField': 'Le champ « {field} » n’a pas sa place ici.',
  'form.missing': 'Il manque le champ « {field} ».',
  'form.notAList': 'Le champ « {field} » doit être une liste.',
  'form.notARecord': 'Le champ « {field} » doit être un ensemble de champs.',
  'form.noSuch': 'Le champ « {field} » doit désigner {what} : « {value} » ne convient pas.',
  'form.notInRange': 'Le champ « {field} » doit être un nombre entier de {min} à {max}, et non {value}.',
  'form.tooLong': 'Le champ « {field} » compte plus de {max} {max:élément|éléments}.',
  'turn.gameOver': 'La partie est terminée.',
  'turn.notYours': 'Ce n’est pas à {player} de jouer, mais {actors:to}.',
  'turn.notOffered': 'L’action « {type} » n’est pas possible à cette étape ({step}).',
  'setup.apart': 'Ces deux variantes ne vont pas ensemble : {one:variant}, {other:variant}.',
  'setup.needs': 'La variante {one:variant} ne se joue qu’avec : {others:variant}.',
  'setup.noOption': 'Ce jeu n’a pas d’option « {option} ».',
  'setup.players': '{game} se joue à {able:or}, et non à {players}.',
  'setup.seed': 'La graine doit être un nombre entier.',
  'setup.value': '« {value} » n’est pas possible ici ; valeurs possibles : {allowed:or}.',
});

export const kernelText: Readonly<Record<Language, Catalogue<KernelKey>>> = { en, it, fr };
