import { french } from './en.ts';

/** The words of notices in French. */
export const fr = french({
  turn: 'C’est à vous de jouer à la table « {table} » ({game}).',
  turnBy: 'C’est à vous de jouer à la table « {table} » ({game}), avant le {until:there}.',
  deadline: 'Votre temps de réflexion à la table « {table} » ({game}) expire le {until:there}.',
  reminder: 'Il vous reste du temps à la table « {table} » ({game}) jusqu’au {until:there}.',
  digest: 'Binario : {n} {n:partie vous attend|parties vous attendent}',
  waiting: '« {table} » ({game})',
  waitingBy: '« {table} » ({game}), avant le {until:there}',
  asked: 'On attend votre réponse à la table « {table} » ({game}).',
  ended: 'La partie à la table « {table} » ({game}) est terminée.',
  removal: '{by} demande aux autres joueurs de la table « {table} » ({game}) que vous la quittiez.',
  removed: 'Votre place à la table « {table} » ({game}) vous a été retirée.',
  test: 'Ceci est un test. Les notifications de Binario arriveront ici.',
  greeting: 'Bonjour {name},',
  footer: 'Vous pouvez désactiver ces notifications dans votre compte.',
  resetSubject: 'Votre nouveau mot de passe Binario',
  reset:
    'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte. Si la demande vient de vous, choisissez-le ici dans l’heure :\n\n{link}\n\nSinon, ne faites rien : votre mot de passe reste le même.\n',
  confirmSubject: 'Confirmez votre adresse',
  confirm:
    'Bonjour {name},\n\nCette adresse a été indiquée pour votre compte Binario. Confirmez-la ici dans la journée :\n\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ne faites rien : vous ne recevrez rien d’autre.\n',
  addressChangedSubject: 'Votre adresse Binario a changé',
  addressChanged:
    'Bonjour {name},\n\nL’adresse de votre compte Binario n’est plus celle-ci. Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et fermez toutes les sessions :\n\n{link}\n',
  passwordChangedSubject: 'Votre mot de passe Binario a changé',
  passwordChanged:
    'Bonjour {name},\n\nLe mot de passe de votre compte Binario a été changé et toutes les autres sessions ont été fermées. Si ce changement ne vient pas de vous, demandez un nouveau mot de passe :\n\n{link}\n',
  codesOnSubject: 'Binario demande désormais un code',
  codesOn:
    'Bonjour {name},\n\nDésormais, la connexion à votre compte Binario demande, outre le mot de passe, un code de votre application d’authentification. Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe :\n\n{link}\n',
  codesOffSubject: 'Binario ne demande plus de code',
  codesOff:
    'Bonjour {name},\n\nDésormais, le mot de passe suffit pour ouvrir votre compte Binario : aucun code n’est plus demandé. Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe :\n\n{link}\n',
  passkeyAddedSubject: 'Une clé d’accès pour Binario a été ajoutée',
  passkeyAdded:
    'Bonjour {name},\n\nUne clé d’accès qui ouvre votre compte Binario sans le mot de passe a été ajoutée. Si ce changement ne vient pas de vous, retirez-la et choisissez tout de suite un nouveau mot de passe :\n\n{link}\n',
  passkeyRemovedSubject: 'Une clé d’accès pour Binario a été retirée',
  passkeyRemoved:
    'Bonjour {name},\n\nUne clé d’accès n’ouvre plus votre compte Binario. Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe :\n\n{link}\n',
});
