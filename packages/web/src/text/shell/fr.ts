import { french } from './en.ts';

/** Texts of the frame around all pages, in French. */
export const shellFr = french({
  'guide.title': 'Guide du joueur',
  'version.of': 'Version {version}',
  'version.new':
    'Une nouvelle version de Binario est là. Rechargez la page quand vous voulez : vos parties restent telles quelles.',
  'version.reload': 'Recharger maintenant',
  'version.later': 'Plus tard',
});
