// One word for one thing, in three languages, with the words that must not stand for it. The French words are those of the French
// rulebook of 1865 where it has one, else the usual ones of francophone players; the Italian ones are what an Italian publisher prints.
// Forbidden words are regular expressions without the bounds of a word; `faults.mjs` adds those and looks for them in every catalogue.

/**
 * @typedef {object} Forbidden
 * @property {string} word a pattern; letters before or after it make another word
 * @property {string} [unless] where this pattern covers the place, the word means something else
 * @property {readonly string[]} [only] games or parts of the project in which it is forbidden (a piece of the path)
 *
 * @typedef {object} Term
 * @property {string} en
 * @property {string} fr
 * @property {string} it
 * @property {readonly (string | Forbidden)[]} [notEn]
 * @property {readonly (string | Forbidden)[]} [notFr]
 * @property {readonly (string | Forbidden)[]} [notIt]
 */

/** @type {readonly Term[]} */
const papersAndMoney = [
  { en: 'player', fr: 'joueur', it: 'giocatore' },
  {
    en: 'proto-rules',
    fr: 'règles du prototype',
    it: 'regole del prototipo',
    notFr: ['proto-règles?'],
    notIt: ['proto-?regol[ea]'],
  },
  {
    en: 'automatic player',
    fr: 'joueur automatique',
    it: 'giocatore automatico',
    notFr: ['bots?', 'robots?'],
    notIt: ['robot'],
  },
  {
    en: 'president',
    fr: 'président',
    it: 'presidente',
    notEn: [{ word: '(?<=\\p{Ll}[,;]? )Presidents?' }],
    notFr: ['directeurs?', { word: '(?<=\\p{Ll}[ \u00a0])Présidents?' }],
    notIt: ['direttor[ei]', { word: '(?<=\\p{Ll} )President[ei]' }],
  },
  { en: 'presidency', fr: 'présidence', it: 'presidenza', notEn: ['offices?'] },
  {
    en: 'shareholder',
    fr: 'actionnaire',
    it: 'azionista',
    notFr: [{ word: 'détenteurs?', unless: 'détenteur de la priorité' }],
    notIt: ['possessor[ei]'],
  },
  {
    en: 'company, corporation',
    fr: 'compagnie',
    it: 'società',
    notFr: ['sociétés?', 'corporations?'],
    notIt: [
      'corporazion[ei]',
      { word: 'compagni[ae]', unless: 'compagni[ae] marittim[ae]|Compagnia Navale Mediterranea' },
    ],
  },
  { en: 'minor / major company', fr: 'compagnie mineure / majeure', it: 'società minore / maggiore' },
  { en: 'maritime company', fr: 'compagnie maritime', it: 'compagnia marittima' },
  { en: 'private company', fr: 'compagnie privée', it: 'società privata', notIt: ['compagni[ae] privat[ae]'] },
  { en: 'regional company', fr: 'compagnie régionale', it: 'società regionale' },
  { en: 'national company', fr: 'compagnie nationale', it: 'società nazionale' },
  { en: 'political card', fr: 'carte politique', it: 'carta politica' },
  { en: 'certificate', fr: 'titre', it: 'certificato', notFr: ['certificats?'] },
  {
    en: 'share',
    fr: 'part',
    it: 'azione',
    notFr: ['(?:parts?|actions?) simples? de \\d+ actions', 'une action de la', 'actions? (?:à|de) \\d+ %'],
    notIt: ['quot[ae] (?:di|della|dell’)'],
  },
  {
    en: 'president’s certificate',
    fr: 'titre de président',
    it: 'certificato del presidente',
    notFr: ['titres? présidentiels?'],
    notIt: ['certificat[oi] presidenzial[ei]', 'certificat[oi] di presidente', 'titol[oi] del presidente'],
  },
  {
    en: 'double share',
    fr: 'part double',
    it: 'doppia azione',
    notFr: ['double part', 'doubles parts'],
    notIt: ['azione doppia', 'azioni doppie'],
  },
  {
    en: 'single certificate',
    fr: 'titre simple',
    it: 'certificato singolo',
    notIt: ['certificat[oi] semplic[ei]', 'certificat[oi] ordinar[io]i?'],
  },
  { en: 'last certificate', fr: 'dernier titre', it: 'ultimo certificato', notIt: ['certificat[oi] final[ei]'] },
  {
    en: 'odd share',
    fr: 'part impaire',
    it: 'azione spaiata',
    notIt: ['azion[ei] dispari', 'la dispari', 'le dispari'],
  },
  { en: 'certificate limit', fr: 'limite de titres', it: 'limite di certificati' },
  { en: 'holding limit', fr: 'limite de parts', it: 'limite di azioni' },
  { en: 'initial offer', fr: 'offre initiale', it: 'offerta iniziale', notFr: ['IPO'], notIt: ['IPO'] },
  { en: 'bank pool (shares)', fr: 'corbeille', it: 'pool', notFr: ['pool'], notIt: ['pool della banca'] },
  { en: 'bank pool (trains)', fr: 'dépôt de la banque', it: 'pool' },
  {
    en: 'Dragons',
    fr: 'traders',
    it: 'Dragoni',
    notFr: ['dragons?', { word: '(?<=\\p{Ll}[ \u00a0])Traders?' }],
    notIt: ['Draghi', 'traders?'],
  },
  {
    en: 'Dragons Chart',
    fr: 'tableau d’estimation',
    it: 'tabella dei Dragoni',
    notFr: ['tables? d’estimation', 'table des traders'],
  },
  { en: 'rank', fr: 'estimation', it: 'rango' },
  { en: 'area of the chart', fr: 'zone', it: 'zona' },
  { en: 'row of the chart', fr: 'rangée', it: 'riga' },
  {
    en: 'share value, price',
    fr: 'cotation',
    it: 'quotazione',
    notFr: [{ word: 'cours', unless: '(?:en|au|dans le|du) cours|cours d’eau|cours des (?:rounds|opérations)' }],
  },
  {
    en: 'starting value, par',
    fr: 'cotation de départ',
    it: 'valore iniziale',
    notFr: ['le pair', 'au pair', 'du pair', 'valeurs? de départ', 'valeurs? initiales?'],
    notIt: ['la pari', 'prezz[oi] di partenza'],
  },
  { en: 'price marker', fr: 'marqueur de cotation', it: 'segnalino', notFr: ['jetons? de prix'] },
  { en: 'stock market', fr: 'marché boursier', it: 'mercato azionario' },
  { en: 'space of the market', fr: 'case', it: 'casella' },
  { en: 'row / column of the market', fr: 'ligne / colonne', it: 'riga / colonna' },
  { en: 'ledge', fr: 'rebord', it: 'gradino' },
  {
    en: 'light blue / dark blue zone',
    fr: 'zone bleu clair / bleu foncé',
    it: 'zona azzurra / zona blu scuro',
    notIt: ['blu chiar[oa]', 'blu scura'],
  },
  { en: 'premium', fr: 'surcoût', it: 'sovrapprezzo' },
  { en: 'bonus', fr: 'bonus', it: 'bonus', notFr: ['primes?'], notIt: ['premi[oi]?'] },
  {
    en: 'treasury',
    fr: 'trésorerie',
    it: 'cassa',
    notFr: ['caisses?', 'trésors?'],
    notIt: ['tesor[oi]', 'tesoreri[ae]'],
  },
  { en: 'player’s cash', fr: 'argent', it: 'contanti', notIt: ['soldi'] },
  { en: 'charter', fr: 'plateau de la compagnie', it: 'scheda', notFr: ['chartes?'], notIt: ['planci[ae]'] },
  {
    en: 'the bank breaks',
    fr: 'la banque saute',
    it: 'la banca salta',
    notIt: ['sbancat[ao]', 'banca (?:è )?(?:rotta|fallita|esaurita)'],
  },
  { en: 'worth', fr: 'fortune', it: 'patrimonio', notIt: ['ricchezz[ae]'] },
  { en: 'state loan', fr: 'prêt de l’État', it: 'prestito statale', notFr: ['emprunts?'] },
  { en: 'bond', fr: 'obligation', it: 'obbligazione' },
  { en: 'interest', fr: 'intérêts', it: 'interessi' },
  {
    en: 'secured interest',
    fr: 'intérêt garanti',
    it: 'interesse garantito',
    notFr: ['intérêts? sécurisés?'],
    notIt: ['interessi garantiti'],
  },
  {
    en: 'face value',
    fr: 'valeur nominale',
    it: 'valore nominale',
    notFr: ['valeurs? faciales?'],
    notIt: ['valor[ei] faccial[ei]'],
  },
  { en: 'to pay out', fr: 'distribuer', it: 'distribuire' },
  { en: 'to withhold', fr: 'garder en trésorerie', it: 'trattenere' },
  { en: 'revenue', fr: 'revenu', it: 'incasso', notFr: ['recettes?', 'rentes?'], notIt: ['ricav[oi]', 'reddit[oi]'] },
];

/** @type {readonly Term[]} */
const roundsAndAuctions = [
  {
    en: 'Phase 5',
    fr: 'phase',
    it: 'fase',
    notEn: [{ word: '(?<!\\p{L})phases? [\\d¤]+' }],
    notFr: [{ word: '(?<=\\p{Ll}[ \u00a0])Phases?' }],
    notIt: [{ word: '(?<=\\p{Ll} )Fas[ei]' }],
  },
  {
    en: 'stock round',
    fr: 'round de bourse',
    it: 'turno azionario',
    notFr: ['tours? de bourse', '(?:tours?|rounds?) boursiers?', 'SR'],
    notIt: ['round azionar[io]i?', 'gir[oi] azionar[io]i?', 'SR'],
  },
  {
    en: 'operating round',
    fr: 'round d’opération',
    it: 'turno operativo',
    notFr: ['tours? d’exploitation', 'rounds? d’opérations', 'OR'],
    notIt: ['round operativ[oi]', 'OR'],
  },
  { en: 'round', fr: 'round', it: 'turno', notIt: ['rounds?'] },
  {
    en: 'political / regional round',
    fr: 'round politique / régional',
    it: 'turno politico / regionale',
    notFr: ['tours? politiques?', 'tours? régionaux?', 'tours? régional'],
  },
  { en: 'set of operating rounds', fr: 'série de rounds d’opération', it: 'serie di turni operativi' },
  { en: 'turn', fr: 'tour', it: 'turno' },
  {
    en: 'to operate',
    fr: 'opérer',
    it: 'operare',
    notFr: ['compagnies agissent'],
    notIt: ['società agiscono'],
  },
  { en: 'operating order', fr: 'ordre d’opération', it: 'ordine operativo', notFr: ['ordres? d’exploitation'] },
  { en: 'priority', fr: 'priorité', it: 'priorità', notIt: ['precedenz[ae]'] },
  { en: 'in a row', fr: 'd’affilée', it: 'di seguito' },
  { en: 'auction, bid', fr: 'enchères, enchérir', it: 'asta, offerta' },
  {
    en: 'standing order',
    fr: 'consigne',
    it: 'istruzione automatica',
    notFr: ['ordres? permanents?'],
    notIt: ['ordin[ei] permanent[ei]'],
  },
  { en: 'to undo, to redo', fr: 'annuler, rétablir', it: 'annulla, ripeti', notFr: ['refaire'] },
  { en: 'history', fr: 'historique', it: 'cronologia', notFr: ['histoires?'] },
  { en: 'log', fr: 'journal', it: 'registro', notIt: ['resocont[oi]'] },
  { en: 'move', fr: 'coup', it: 'mossa' },
];

/** @type {readonly Term[]} */
const livesOfCompanies = [
  {
    en: 'to launch, to start',
    fr: 'créer',
    it: 'avviare',
    notFr: [
      'fond(?:er|ée?s?)',
      'constitu(?:er|ée?s?)',
      // In 1849 both are one.
      { word: 'lanc(?:e|er|ez) (?:une |de |la )?compagnies?', only: ['1865', '18fb', 'packages/web'] },
    ],
    notIt: ['fondare', 'lanciare'],
  },
  { en: 'to float', fr: 'lancer', it: 'diventare operativa', notIt: ['società quotata', 'galleggia\\p{L}*'] },
  { en: 'in operation', fr: 'opérationnelle', it: 'operativa', notFr: ['en activité'], notIt: ['in attività'] },
  { en: 'conversion', fr: 'conversion', it: 'conversione' },
  { en: 'absorption', fr: 'absorption', it: 'assorbimento' },
  { en: 'compensation', fr: 'indemnisation', it: 'indennizzo', notFr: ['compensations?'] },
  { en: 'merger', fr: 'fusion', it: 'fusione' },
  { en: 'concession', fr: 'concession', it: 'concessione' },
  { en: 'deposit', fr: 'caution', it: 'deposito', notIt: ['cauzion[ei]'] },
  { en: 'destination', fr: 'destination', it: 'destinazione' },
  { en: 'building', fr: 'en construction', it: 'in costruzione' },
  { en: 'provisional operation', fr: 'en exploitation provisoire', it: 'esercizio provvisorio' },
  { en: 'definitive operation', fr: 'en exploitation définitive', it: 'esercizio definitivo' },
  { en: 'frozen', fr: 'gelée', it: 'congelata' },
  {
    en: 'acting president',
    fr: 'président par intérim',
    it: 'presidente facente funzione',
    notFr: ['fait fonction de'],
  },
  {
    en: 'bankruptcy',
    fr: 'banqueroute',
    it: 'bancarotta',
    notFr: ['faillites?', 'faillis?'],
    notIt: ['fallit[oaie]', 'falliment[oi]', 'rovinat[oaie]'],
  },
  { en: 'forced sale', fr: 'vente forcée', it: 'vendita forzata' },
  { en: 'forced purchase', fr: 'acquisition forcée', it: 'acquisto forzato', notIt: ['acquist[oi] obbligator[io]i?'] },
];

/** @type {readonly Term[]} */
const mapAndTrack = [
  { en: 'border of a hex', fr: 'bord', it: 'lato' },
  { en: 'plain, river, mountain', fr: 'plaine, rivière, montagne', it: 'pianura, fiume, montagna' },
  { en: 'pass', fr: 'col', it: 'valico' },
  { en: 'sea route', fr: 'liaison maritime', it: 'rotta marittima' },
  { en: 'tile', fr: 'tuile', it: 'tessera', notIt: ['tassell[oi]'] },
  { en: 'brown', fr: 'marron', it: 'marrone', notFr: ['brune?s?', 'marronnes?', 'marrons'] },
  { en: 'to lay a tile', fr: 'poser une tuile', it: 'posare una tessera' },
  {
    en: 'upgrade',
    fr: 'amélioration',
    it: 'miglioria',
    notFr: ['mises? à niveau', 'mettre à niveau'],
    notIt: ['upgrades?', 'migliorament[oi]', { word: 'aggiornament[oi]', unless: 'dopo un aggiornamento la pagina' }],
  },
  { en: 'track', fr: 'voie', it: 'binario', notIt: ['rotai[ae]'] },
  {
    en: 'gauge',
    fr: 'voie étroite, voie normale, double écartement',
    it: 'scartamento ridotto, scartamento normale, doppio scartamento',
    notFr: ['voies? doubles?'],
    notIt: ['scartamento doppio'],
  },
  { en: 'city', fr: 'ville', it: 'città' },
  { en: 'town', fr: 'village', it: 'paese', notFr: ['bourgs?'] },
  { en: 'town marker', fr: 'marqueur de village', it: 'segnalino di paese' },
  { en: 'mine', fr: 'mine', it: 'miniera' },
  { en: 'port', fr: 'port', it: 'porto' },
  { en: 'off-map location', fr: 'lieu hors carte', it: 'località fuori mappa' },
  { en: 'slot', fr: 'emplacement', it: 'spazio' },
  { en: 'station', fr: 'gare', it: 'stazione', notFr: [{ word: 'jetons?', unless: 'dix jetons', only: ['1865'] }] },
  { en: 'token', fr: 'jeton', it: 'pedina' },
  {
    en: 'home',
    fr: 'gare de départ',
    it: 'sede',
    notFr: ['sièges?', '(?:villes?|gares?) d’attache', 'chez elle'],
    notIt: ['stazion[ei] base', 'pedin[ae] (?:di )?base'],
  },
  {
    en: 'Bourbon token',
    fr: 'jeton bourbonien',
    it: 'pedina borbonica',
    notFr: ['jetons? des Bourbons'],
    notIt: ['pedin[ae] del governo'],
  },
  {
    en: 'direct route',
    fr: 'route directe',
    it: 'percorso diretto',
    notFr: ['liaisons? directes?'],
    notIt: ['tratt[ae] dirett[ae]'],
  },
  { en: 'route of a train', fr: 'parcours', it: 'percorso', notFr: ['trajets?'] },
  {
    en: 'traffic; traffic chip',
    fr: 'trafic; pion de trafic',
    it: 'traffico; gettone',
    notFr: ['cubes? de trafic', 'jetons? de trafic'],
    notIt: ['cubett[oi]'],
  },
  { en: 'earthquake', fr: 'tremblement de terre', it: 'terremoto' },
];

/** @type {readonly Term[]} */
const trains = [
  { en: 'train', fr: 'train', it: 'treno', notFr: ['locomotives?'], notIt: ['locomotiv[ae]'] },
  { en: 'coverage', fr: 'capacité', it: 'copertura', notFr: ['couvertures?'] },
  { en: 'available / future trains', fr: 'trains disponibles / à venir', it: 'treni disponibili / futuri' },
  { en: 'discounted', fr: 'à prix réduit', it: 'scontato', notFr: ['discount'] },
  { en: 'scrapped', fr: 'éliminé', it: 'rottamato', notFr: ['ferraille', 'au rebut'], notIt: ['ruggine'] },
  { en: 'train limit', fr: 'limite de trains', it: 'limite di treni' },
  { en: 'to discard a train', fr: 'défausser', it: 'scartare' },
  { en: 'to run trains', fr: 'faire rouler les trains', it: 'far correre i treni' },
  { en: 'leased train', fr: 'train loué', it: 'treno a noleggio', notIt: ['leasing', 'noleggiat[oi]'] },
];

/** @type {readonly Term[]} */
const house = [
  { en: 'account', fr: 'compte', it: 'account', notIt: ['profil[oi]'] },
  { en: 'password', fr: 'mot de passe', it: 'password', notIt: ['parol[ae] d’ordine'] },
  { en: 'link', fr: 'lien', it: 'link', notIt: [{ word: 'collegament[oi]', only: ['online', 'notices'] }] },
  { en: 'online', fr: 'en ligne', it: 'online', notIt: ['in rete'] },
  {
    en: 'e-mail',
    fr: 'courriel',
    it: 'e-mail',
    notFr: ['e-mails?', 'une lettre est'],
    notIt: ['posta elettronica', 'una lettera è'],
  },
  { en: 'notices', fr: 'notifications', it: 'notifiche' },
  { en: 'host', fr: 'hôte', it: 'host', notIt: ['chi ospita'] },
  { en: 'chat', fr: 'discussion', it: 'chat', notIt: ['conversazion[ei]'] },
  {
    en: 'highlighted hex',
    fr: 'hexagone en surbrillance',
    it: 'esagono evidenziato',
    notEn: ['glow(?:s|ing)?'],
    notFr: ['luit', 'luisent', 'brille', 'lumineux', 'hexagones? éclairés?'],
    notIt: ['brilla', 'brillano', 'luminos[oi]', 'esagon[oi] illuminat[oi]'],
  },
  { en: 'ruling', fr: 'précision', it: 'chiarimento', notFr: ['arbitrages?'], notIt: ['(?:le|elenco di) decisioni'] },
  {
    en: 'hex',
    fr: 'hexagone',
    it: 'esagono',
    notIt: ['(?:due|la|ultima) casell[ae] (?:della griglia|¤)', 'casell[ae] vicin[ae]'],
  },
  {
    en: 'cannot',
    fr: 'ne peut pas',
    it: 'non può',
    // "Ne peut être" without "pas" is written, not spoken; with "que", "aucun" and the like it is a sentence of its own.
    notFr: [
      '(?<!(?:[Aa]ucune?|[Pp]ersonne|[Rr]ien|[Nn]ul|ni|plus|jamais|que) [^.;:]*)ne peu(?:t|vent) (?:être|avoir|se|le|la|en|poser)(?![^.;:]* (?:qu[e’]|aucune?))',
    ],
  },
  { en: 'to use', fr: 'utiliser', it: 'usare', notFr: ['employ(?:er|ée?s?|ez|ons)'] },
];

/** @type {readonly Term[]} */
export const terms = [
  ...papersAndMoney,
  ...roundsAndAuctions,
  ...livesOfCompanies,
  ...mapAndTrack,
  ...trains,
  ...house,
];
