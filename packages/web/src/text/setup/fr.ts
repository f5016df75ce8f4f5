import { setupFrench } from './en.ts';

/** Texts about beginning a game, in French. */
export const setupFr = setupFrench({
  'setup.opponents': 'Adversaires',
  'home.cannotBegin': 'La partie ne peut pas commencer ainsi.',
  'setup.opponent': 'Adversaire {n}',
  'setup.seats': 'Places',
  'setup.who': 'Qui joue à la place {n}',
  'setup.person': 'Personne',
  'setup.open': 'Place libre',
  'setup.levels': 'Comment ils jouent',
  'setup.again': 'Comme vous l’avez choisi la dernière fois.',
  'bot.casual.about':
    'Joue aussitôt et de façon sensée, selon quelques règles pratiques. Un bon adversaire pour apprendre.',
  'bot.director.about': 'Joue plusieurs coups dans sa tête avant de décider. Plus fort, et un peu plus lent.',
  'bot.magnate.about':
    'Regarde en avant comme Director, mais plus loin ou à plus de questions. Plus lent que Director.',
  'boards.title': 'Mes plateaux',
  'boards.hint': 'Les plateaux que vous avez ouverts : ils sont proposés pour chaque nouvelle partie.',
  'boards.deleteAsk':
    'Supprimer le plateau « {name:plain} » de cet appareil ? Les parties jouées dessus le conservent.',
  'archive.bad':
    'Impossible de lire ce fichier de parties : il est abîmé ou d’un autre type. Rien n’a changé sur cet appareil.',
  'archive.newer':
    'Ce fichier de parties a été écrit par une version plus récente de Binario (format {theirs} ; cette page connaît le format {ours}). Rien n’a changé sur cet appareil.',
  'archive.title': 'Restaurer des parties',
  'archive.added':
    '{n} {n:partie n’est pas encore sur cet appareil et sera ajoutée|parties ne sont pas encore sur cet appareil et seront ajoutées}.',
  'archive.same': '{n} {n:partie est déjà ici|parties sont déjà ici}, à l’identique.',
  'archive.differing':
    '{n} {n:partie continue|parties continuent} autrement ici et dans le fichier. Ce qui est sur cet appareil reste tel quel.',
  'archive.copy': 'Ajouter en copie celles qui diffèrent',
  'archive.unreadable':
    '{n} {n:entrée du fichier ne peut pas être lue et est laissée|entrées du fichier ne peuvent pas être lues et sont laissées} de côté.',
  'archive.restore': 'Restaurer',
  'archive.done': 'Parties restaurées : {n}.',
  'archive.unsaved': 'Les parties n’ont pas pu être enregistrées sur cet appareil.',
});
