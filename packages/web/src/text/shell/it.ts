import { italian } from './en.ts';

/** Texts of the frame around all pages, in Italian. */
export const shellIt = italian({
  'guide.title': 'Guida per chi gioca',
  'version.of': 'Versione {version}',
  'version.new': 'C’è una nuova versione di Binario. Ricarica la pagina quando vuoi: le tue partite restano come sono.',
  'version.reload': 'Ricarica ora',
  'version.later': 'Più tardi',
});
