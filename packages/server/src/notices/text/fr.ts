import type { NoticeText } from './catalogue.ts';

export const fr: NoticeText = {
  turn: (table, game) => `C'est à vous de jouer à la table ${table} (${game}).`,
  turnBy: (table, game, until) => `C'est à vous de jouer à la table ${table} (${game}), jusqu'au ${until}.`,
  deadline: (table, game, until) => `Votre temps à la table ${table} (${game}) se termine le ${until}.`,
  ended: (table, game) => `La partie à la table ${table} (${game}) est terminée.`,
  test: 'Ceci est un essai. Les avis de Binario arrivent ici.',
  greeting: (name) => `Bonjour ${name},`,
  footer: 'Vous pouvez désactiver ces avis dans votre compte.',
  resetSubject: 'Un nouveau mot de passe pour Binario',
  reset: (name, link) =>
    `Bonjour ${name},\n\nun nouveau mot de passe a été demandé pour votre compte. Si c'était vous, choisissez-le ici dans l'heure :\n\n${link}\n\nSinon, ne faites rien : votre mot de passe reste le même.\n`,
  confirmSubject: 'Cette adresse est-elle la vôtre ?',
  confirm: (name, link) =>
    `Bonjour ${name},\n\ncette adresse a été inscrite dans votre compte Binario. Confirmez-la ici dans la journée :\n\n${link}\n\nSi ce n'était pas vous, ne faites rien : vous ne recevrez rien d'autre.\n`,
};
