import type { Language } from './language.ts';
import type { Catalogue } from './text.ts';

/** The kernel's own refusals. */
export const kernelKeys = [
  'form.notAnAction',
  'form.unknownType',
  'form.unknownField',
  'form.missing',
  'form.notAList',
  'form.notARecord',
  'form.noSuch',
  'form.notInRange',
  'form.tooLong',
  'turn.gameOver',
  'turn.notYours',
  'turn.notOffered',
] as const;

export type KernelKey = (typeof kernelKeys)[number];

export const kernelText: Readonly<Record<Language, Catalogue<KernelKey>>> = {
  en: {
    'form.notAnAction': 'This is not an action.',
    'form.unknownType': 'There is no action "{type}" in this game.',
    'form.unknownField': 'The field "{field}" does not belong here.',
    'form.missing': 'The field "{field}" is missing.',
    'form.notAList': 'The field "{field}" must be a list.',
    'form.notARecord': 'The field "{field}" must be a record.',
    'form.noSuch': 'The field "{field}" must name a {what}; "{value}" is none.',
    'form.notInRange': 'The field "{field}" must be a whole number from {min} to {max}, not {value}.',
    'form.tooLong': 'The field "{field}" has more than {max} entries.',
    'turn.gameOver': 'The game is over.',
    'turn.notYours': 'It is not for {player} to decide now, but for {actors}.',
    'turn.notOffered': 'The action "{type}" is not possible at this point ({step}).',
  },
  it: {
    'form.notAnAction': 'Questa non è una mossa.',
    'form.unknownType': 'In questo gioco non esiste la mossa «{type}».',
    'form.unknownField': 'Il campo «{field}» non è previsto qui.',
    'form.missing': 'Manca il campo «{field}».',
    'form.notAList': 'Il campo «{field}» deve essere un elenco.',
    'form.notARecord': 'Il campo «{field}» deve essere un gruppo di campi.',
    'form.noSuch': 'Il campo «{field}» deve indicare {what}: «{value}» non lo è.',
    'form.notInRange': 'Il campo «{field}» deve essere un numero intero da {min} a {max}, non {value}.',
    'form.tooLong': 'Il campo «{field}» ha più di {max} voci.',
    'turn.gameOver': 'La partita è finita.',
    'turn.notYours': 'Ora non decide {player}, ma {actors}.',
    'turn.notOffered': 'La mossa «{type}» non è possibile in questo momento ({step}).',
  },
  fr: {
    'form.notAnAction': 'Ceci n’est pas une action.',
    'form.unknownType': 'L’action « {type} » n’existe pas dans ce jeu.',
    'form.unknownField': 'Le champ « {field} » n’a pas sa place ici.',
    'form.missing': 'Il manque le champ « {field} ».',
    'form.notAList': 'Le champ « {field} » doit être une liste.',
    'form.notARecord': 'Le champ « {field} » doit être un ensemble de champs.',
    'form.noSuch': 'Le champ « {field} » doit désigner {what} : « {value} » ne convient pas.',
    'form.notInRange': 'Le champ « {field} » doit être un nombre entier de {min} à {max}, et non {value}.',
    'form.tooLong': 'Le champ « {field} » compte plus de {max} éléments.',
    'turn.gameOver': 'La partie est terminée.',
    'turn.notYours': 'Ce n’est pas à {player} de jouer, mais {actors:to}.',
    'turn.notOffered': 'L’action « {type} » n’est pas possible à cette étape ({step}).',
  },
};
