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
  'move.unknown': '“{text}” is no move of this game.',
  'move.nobody': 'Nobody here is called “{name}”.',
  'turn.gameOver': 'The game is over.',
  'turn.notYours': 'It is not for {player} to decide now, but for {actors}.',
  'turn.notOffered': 'The action “{type}” is not possible at this point ({step}).',
  'setup.apart': '{one:variant} and {other:variant} do not go together.',
  'setup.needs': '{one:variant} is only played together with {others:variant}.',
  'setup.noOption': 'This game has no option “{option}”.',
  'setup.players': '{game} is played by {able:or} players, not by {players}.',
  'setup.seed': 'The seed must be a whole number.',
  'setup.value': '“{value}” is not possible here; possible: {allowed:or}.',
  'setup.noBoards': '{game} is played on its own board only.',
  'shape.notABoard': 'This is not a board file.',
  'shape.notJson': 'This file is not valid JSON.',
  'shape.tooLarge': 'A board file may have {most} KB at most.',
  'shape.tooDeep': 'The file is nested too deeply at “{at}”.',
  'shape.notPlain': 'What stands at “{at}” is not plain JSON.',
  'shape.unknownField': 'There is no field “{at}” in a board of this game.',
  'shape.missing': 'The field “{at}” is missing.',
  'shape.whole': '“{at}” must be a whole number from {min} to {max}, not {value}.',
  'shape.flag': '“{at}” must be true or false, not {value}.',
  'shape.line': '“{at}” must be one line of text of at most {most} {most:character|characters}, not “{value}”.',
  'shape.oneOf': '“{at}” must be {allowed:or}, not “{value}”.',
  'shape.name': '“{at}” must be a short name of letters and digits, not “{value}”.',
  'shape.notation': '“{at}” cannot be read as {what}: “{value}”.',
  'shape.list': '“{at}” must be a list, not “{value}”.',
  'shape.length': '“{at}” must have from {min} to {max} {max:entry|entries}, not {length}.',
  'shape.record': '“{at}” must be a group of fields, not “{value}”.',
});

/** The key of a sentence of the kernel's own: refusals, words of lists, faults of set-ups and files. */
export type KernelKey = keyof typeof en;
/** The key of a sentence that says what is wrong with a wished set-up. */
export type SetupKey = Extract<KernelKey, `setup.${string}`>;
/** What can be wrong with the form of a board file. */
export type ShapeKey = Extract<KernelKey, `shape.${string}`>;
/** All keys of the kernel's own sentences. */
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
  'move.unknown': '«{text}» non è una mossa di questo gioco.',
  'move.nobody': 'Nessuno qui si chiama «{name}».',
  'turn.gameOver': 'La partita è finita.',
  'turn.notYours': 'Ora non decide {player}, ma {actors}.',
  'turn.notOffered': 'La mossa «{type}» non è possibile in questo momento ({step}).',
  'setup.apart': '{one:variant} e {other:variant} non si giocano insieme.',
  'setup.needs': '{one:variant} si gioca solo insieme a: {others:variant}.',
  'setup.noOption': 'Questo gioco non ha l’opzione «{option}».',
  'setup.players': '{game} si gioca in {able:or}, non in {players}.',
  'setup.seed': 'Il seme deve essere un numero intero.',
  'setup.value': '«{value}» qui non è possibile; valori possibili: {allowed:or}.',
  'setup.noBoards': '{game} si gioca solo sul proprio tabellone.',
  'shape.notABoard': 'Questo file non è un tabellone.',
  'shape.notJson': 'Questo file non contiene JSON valido.',
  'shape.tooLarge': 'Il file di un tabellone può avere al massimo {most} KB.',
  'shape.tooDeep': 'Il file ha troppi livelli annidati in «{at}».',
  'shape.notPlain': 'Ciò che si trova in «{at}» non è JSON semplice.',
  'shape.unknownField': 'Un tabellone di questo gioco non ha il campo «{at}».',
  'shape.missing': 'Manca il campo «{at}».',
  'shape.whole': '«{at}» deve essere un numero intero da {min} a {max}, non {value}.',
  'shape.flag': '«{at}» deve essere true o false, non {value}.',
  'shape.line': '«{at}» deve essere una riga di testo di al massimo {most} {most:carattere|caratteri}, non «{value}».',
  'shape.oneOf': '«{at}» deve essere {allowed:or}, non «{value}».',
  'shape.name': '«{at}» deve essere un nome breve di lettere e cifre, non «{value}».',
  'shape.notation': '«{at}» non si può leggere come {what}: «{value}».',
  'shape.list': '«{at}» deve essere un elenco, non «{value}».',
  'shape.length': '«{at}» deve avere da {min} a {max} {max:voce|voci}, non {length}.',
  'shape.record': '«{at}» deve essere un gruppo di campi, non «{value}».',
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
  'move.unknown': '« {text} » n’est pas un coup de ce jeu.',
  'move.nobody': 'Personne ici ne s’appelle « {name} ».',
  'turn.gameOver': 'La partie est terminée.',
  'turn.notYours': 'Ce n’est pas à {player} de jouer, mais {actors:to}.',
  'turn.notOffered': 'L’action « {type} » n’est pas possible à cette étape ({step}).',
  'setup.apart': 'Ces deux variantes ne vont pas ensemble : {one:variant}, {other:variant}.',
  'setup.needs': 'La variante {one:variant} ne se joue qu’avec : {others:variant}.',
  'setup.noOption': 'Ce jeu n’a pas d’option « {option} ».',
  'setup.players': '{game} se joue à {able:or}, et non à {players}.',
  'setup.seed': 'La graine doit être un nombre entier.',
  'setup.value': '« {value} » n’est pas possible ici ; valeurs possibles : {allowed:or}.',
  'setup.noBoards': '{game} ne se joue que sur son propre plateau.',
  'shape.notABoard': 'Ce fichier n’est pas un plateau.',
  'shape.notJson': 'Ce fichier ne contient pas de JSON valide.',
  'shape.tooLarge': 'Le fichier d’un plateau fait au plus {most} Ko.',
  'shape.tooDeep': 'Le fichier a trop de niveaux imbriqués à « {at} ».',
  'shape.notPlain': 'Ce qui se trouve à « {at} » n’est pas du JSON simple.',
  'shape.unknownField': 'Un plateau de ce jeu n’a pas de champ « {at} ».',
  'shape.missing': 'Il manque le champ « {at} ».',
  'shape.whole': '« {at} » doit être un nombre entier de {min} à {max}, et non {value}.',
  'shape.flag': '« {at} » doit être true ou false, et non {value}.',
  'shape.line':
    '« {at} » doit être une ligne de texte d’au plus {most} {most:caractère|caractères}, et non « {value} ».',
  'shape.oneOf': '« {at} » doit être {allowed:or}, et non « {value} ».',
  'shape.name': '« {at} » doit être un nom court de lettres et de chiffres, et non « {value} ».',
  'shape.notation': '« {at} » ne peut pas se lire comme {what} : « {value} ».',
  'shape.list': '« {at} » doit être une liste, et non « {value} ».',
  'shape.length': '« {at} » doit avoir de {min} à {max} {max:élément|éléments}, et non {length}.',
  'shape.record': '« {at} » doit être un ensemble de champs, et non « {value} ».',
});

/** The kernel's own sentences by language. */
export const kernelText: Readonly<Record<Language, Catalogue<KernelKey>>> = { en, it, fr };
