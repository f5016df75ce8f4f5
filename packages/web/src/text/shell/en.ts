import { type BasicStyle, english, translating } from '@binario/kernel';

/** What the page says about itself: its version, and the player's guide. */
export const shellEn = english<BasicStyle>()({
  'guide.title': 'Player’s guide',
  'version.of': 'Version {version}',
  'version.new':
    'A new version of Binario is here. Reload the page whenever it suits you: your games stay as they are.',
  'version.reload': 'Reload now',
  'version.later': 'Later',
});

/** The key of a text of the frame around all pages. */
export type ShellKey = keyof typeof shellEn;

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian, french } = translating<typeof shellEn, BasicStyle>();
