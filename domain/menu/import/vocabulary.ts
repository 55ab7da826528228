/** Words of the trade that say what a part of a line is. None of them names a dish. */

const join = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ')

const sizeStem = join(`
  sehr_klein klein groß gross mittel normal mini midi maxi jumbo medium large small regular single double triple einfach
  doppelt dreifach halb halbe ganz ganze kl gr mitt xs s m l xl xxl xxxl solo standard family familie familien party glas fl
  flasche karaffe krug kanne kännchen tasse becher pott portion port stück stk kugel schoppen viertel achtel kinder
  senioren mittags abends abend mittag lunch menü im_menü als_menü beilage hauptgericht vorspeise waffel pur einzeln
  hausportion personen pint shot longdrink`)
const sizeNoun = join(`
  portion portionen pizza pizzen glas flasche tasse kanne teller salat becher laib blech schale box pack menü stück pott krug`)
const AMOUNT = String.raw`(?:Ø|⌀|ø)?\s*(?:ca\.\s*)?\d{1,4}(?:[.,]\d{1,2})?\s*(?:l|cl|ml|liter|cm|g|gr|kg|stk|stück|st|kugeln?|scheiben?|pers|personen|teile|tlg|er|oz|cent|")\.?(?:\s*\(?(?:fl|flasche|glas|karaffe|krug|krüge|tasse|kännchen)\.?\)?)?`
const sizeText = new RegExp(
  `^(?:als )?(?:(?:${sizeStem})(?:e[rsnm]?|s)?\\.?(?:[ -](?:${sizeNoun})\\.?)?|(?:halbe|ganze|kleine|große)[rsnm]? \\p{L}{3,12}|${AMOUNT}|(?:${sizeStem})\\.?,? \\(?${AMOUNT}\\)?|1/[248] ?l?)$`,
  'iu',
)

/** Whether a text names a size: `klein`, `Ø 26 cm`, `0,3 l`, `6 Stk`. */
export const isSize = (text: string): boolean => sizeText.test(text.trim())

/** A size that is no dish by itself, as `halbes Hähnchen` is. */
export const isSizeAlone = (text: string): boolean =>
  isSize(text) &&
  !/^(?:halbe|ganze|kleine|große)[rsnm]? (?!portion|flasche|glas|tasse|kanne)/iu.test(text.trim())

/** `1 Patty`, `2 Kugeln`: so many of a thing for a price. */
export const isCount = (text: string): boolean => /^\d{1,2} \p{Lu}\p{Ll}{2,11}$/u.test(text.trim())

/** A size as it is shown: without the sign of diameter, the bottle after its volume, and brackets. */
export const sizeName = (text: string): string =>
  text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[a-h]\)\s+/, '')
    .replace(/^(?:Flasche|Fl\.?|Glas|Karaffe|Krug)\s+(?=\d+(?:[.,]\d+)?\s*(?:l|cl|ml)$)/iu, '')
    .replace(/^[Ø⌀ø]\s*(?=\d+\s*cm)/i, '')
    .replace(
      /^(\d+(?:[.,]\d+)?)\s*(?:l|L|Liter)\b.*$/,
      (_, number: string) => `${number.replace('.', ',')} l`,
    )
    .replace(/^(\d+)\s*(cl|ml|cm|g|kg)\b\.?$/, '$1 $2')
    .replace(/:$/, '')
    .trim()

/** The volume a size names, if it is one. */
export const volumeIn = (size: string | null): string | undefined =>
  /(?<![\d,])\d+(?:,\d+)? (?:l|cl|ml)(?!\p{L})/u.exec(size ?? '')?.[0]

export const days = join(`
  montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonnabends? sonntags? feiertags? täglich werktags
  wochentags wochenends? mo di mi do fr sa so`)

const headingWords = new Set(
  join(`
  vorspeisen suppen salate pizza pizzen pizzas pasta nudeln nudelgerichte aufläufe überbackenes fleisch fisch fischgerichte
  fleischgerichte hauptgerichte hauptspeisen beilagen extras desserts dessert nachspeisen nachtisch süßes süßspeisen getränke
  softdrinks alkoholfreies bier biere weine wein weißweine rotweine spirituosen cocktails longdrinks aperitif aperitifs
  heißgetränke kaltgetränke kaffee tee säfte schorlen snacks burger döner dürüm sushi maki nigiri sashimi bowls menüs
  sparmenüs angebote mittagstisch mittagskarte mittags mittagsmenü frühstück kuchen torten eis eisbecher eisspezialitäten
  kinder kindergerichte kinderteller vesper brotzeit brotzeiten vegetarisch vegetarisches vegan veganes spezialitäten
  empfehlungen tagesgerichte wochenkarte saisonkarte steaks schnitzel grill grillgerichte meeresfrüchte fingerfood antipasti
  dips saucen soßen toppings zutaten heiß kalt heißes kaltes warmes belegtes warm mitnehmen to_go außer_haus flaschenbier fassbier
  offene schnäpse digestif risotto gerichte speisen tapas wraps sandwiches baguettes toasts crêpes waffeln milchshakes shakes
  smoothies reisgerichte wok currys curry suppentopf eintöpfe klassiker`).split('|'),
)
const headingFillers = new Set(
  'aus für und & vom zum der die das im in mit dem unsere unser hausgemachte – - / von zu den'.split(' '),
)

/** Whether all words of a text are such that head a part of a menu. */
export function isHeadingWords(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/\([^)]*\)|[:.,!]/g, ' ')
    .trim()
    .split(/\s+/)
  return (
    words.some((word) => headingWords.has(word)) &&
    words.every((word) => headingWords.has(word) || headingFillers.has(word))
  )
}

/** Headings of additions that are no dishes. */
export const extrasHeading =
  /\b(?:extras?|beilagen|zutaten|toppings?|zusätzlich\w*|zuschläge|aufpreise?|extra[- ]?zutaten|add-?ons?|dazu|sonderwünsche|upgrades?|beläge|belag|dips?|so(?:ß|ss|uc)en|saucen|umbestellungen)\b/iu

/** Headings of several things for one price. */
export const combosHeading =
  /(?:spar|kombi|familien|party|liefer|burger|pizza|doppel)[- ]?men(?:ü|u|ue)s?\b|^men(?:ü|u|ue)s$|\bkombis?\b|\bcombos?\b|\bdeals?\b|\bspar(?:angebote?|pakete?)\b|^angebote?$|\bpakete\b|\bmenü-?angebote?\b|\bzum menü\b/iu

/** Headings of what is drunk. */
export const drinksHeading =
  /getränke?(?!\p{L})|(?<!\p{L})(?:\p{L}*biere?|(?:weiß|rot|rosé|schaum|perl)?weine?|\p{L}*säfte|saft|kaffee|tees?|alkohol\p{L}*|\p{L}*drinks?|\p{L}*cocktails?|limonaden|schorlen|spirituosen|schnäpse|aperitifs?|kalt|heiß)(?!\p{L})/iu

/** What changes or is chosen: the menu cannot say what is in it. */
export const openContent =
  /\bnach (?:Ihrer |eigener |freier )?(?:Wahl|Wunsch|Belieben|Saison|Angebot|Jahreszeit|Tagesangebot|Marktlage|Art des Tages)\b|\b(?:zur|freie|Ihrer|deiner) (?:Wahl|Auswahl)\b|\bdes (?:Tages|Monats)\b|\bder (?:Woche|Saison)\b|(?<!\p{L})Tages(?!preis|karte)\p{Ll}{3,}|\b(?:wechselnde?[rnms]?|verschiedene[rn]?|diverse|saisonale?[rnms]?|gemischt(?:er|e|es) Platte nach)\b|\bje nach (?:Saison|Angebot|Tag|Marktlage)\b|\bWunsch(?:zutaten|belag|sauce|soße|füllung)\b|\bdel giorno\b|\bdu jour\b|\bof the day\b/iu

/** A choice inside one dish. */
export const choiceInside = /\bwahlweise\b|\bauf Wunsch (?:auch )?mit\b|\balternativ\b/iu

/** Texts that say nobody sells here: address, hours, rules of delivery, taxes. */
export const houseRules =
  /\b(?:Tel\.?|Telefon|Fon|Fax|Mobil|WhatsApp)\b\s*[:.]?\s*[+\d(]|https?:|\bwww\.|@\w|\bw-?lan\b|\b\d{5} \p{Lu}|(?:straße|strasse|str\.|platz|weg|gasse|allee) \d+|Öffnungszeit|\bgeöffnet\b|Ruhetag|\bMwSt\b|Mehrwertsteuer|\bMWST\b|\bUSt\b|Umsatzsteuer|Änderungen vorbehalten|Irrtümer|Druckfehler|Mindestbestell|Liefergebühr|Lieferkosten|Lieferpauschale|Anfahrt(?:skosten)?\b|^Lieferung\b|^Liefergebiet|Lieferzeit|\bfrei Haus\b|Alle Preise|^Preise\b|Preisangaben|\bEC-Karte|Kartenzahlung|Barzahlung|Reservier|Seite \d|^Stand:|\bgegen \d[\d.,]* ?€? Pfand|Mehrwegbecher|Mehrwegschale|\bServicegebühr|Gültig (?:ab|bis)|\bkein(?:en)? (?:Mittagstisch|Lieferung|Lieferservice)\b|\bHappy Hour\b|siehe (?:Tafel|Aushang|Tageskarte)|Guten Appetit|Trinkgeld/iu

/** Hours and days without a dish. */
export const hoursText = new RegExp(
  String.raw`\b\d{1,2}(?:[.:]\d{2})?\s*(?:Uhr)?\s*(?:–|—|-|bis)\s*\d{1,2}(?:[.:]\d{2})?\s*Uhr|\b\d{1,2}[.:]\d{2} Uhr|^(?:von|bis|ab) \d{1,2}(?:[.:]\d{2})? Uhr|^(?:${days})\.?\s*(?:–|-|bis|und|,|&)\s*(?:${days})\b`,
  'iu',
)

/** Sides so plain that a dish is called with them. */
export const plainSide = new RegExp(
  `^(?:${join('pommes pommes_frites frites salat beilagensalat kartoffelsalat kartoffeln brot butter soße soß sauce reis spätzle ketchup mayo mayonnaise sahne milch zucker brötchen kräuterquark schlagsahne zitrone senf')})$`,
  'iu',
)

/** Words by which a menu tells a taste or a quality of a wine, after the name. */
export const qualityWord =
  /^(?:trocken|halbtrocken|feinherb|lieblich|edelsüß|süß|sauer|pikant|herzhaft|deftig|würzig|Kabinett|Spätlese|Auslese|QbA|Qualitätswein|Landwein|D\.?O\.?C\.?G?|I\.?G\.?T\.?|Riserva|Crianza|Reserva|brut|extra dry)$/iu

/** Adjectives that stand before the noun of a name. */
export const leadingAdjective =
  /^(?:\p{Lu}\p{Ll}*(?:isch|lich|ig|gebacken|gebraten|gegrillt|gefüllt|gemischt|gemacht|überbacken|gekocht|geräuchert|geschmort|paniert|mariniert|gedämpft|frittiert|gratiniert|gedünstet|scharf|knackig|knusprig|geschmelzt|geröstet|frisch|klein|groß|halb|ganz|bunt|warm|kalt|heiß|grün|rot|weiß|schwarz|fein|zart|sauer|süß|vegan)(?:e|er|es|en|em)|Wiener|Schweizer|Tiroler|Berliner|Frankfurter|Nürnberger|Thüringer|Münch(?:e)?ner|Züricher|Pariser|Schwarzwälder|Allgäuer|Hamburger(?= Art)|Holsteiner|Regensburger|Königsberger|Stuttgarter|Kieler|Büsumer|Linzer|Salzburger|Original|Crispy|Chicken|Beef|Big|Frisch|Haus|Unser|Unsere|Omas)$/u
