/** Turkish of the categories and their sizes. */
export const categoryTranslations: Readonly<Record<string, string>> = {
  'Teig mit 48 Stunden Reife, Tomaten aus Kampanien, gebacken bei 430 Grad über Buchenholz.':
    '48 saat dinlenmiş hamur, Campania domatesi, kayın odununda 430 derecede pişer.',
  'Pizza bianca': 'Beyaz pizza',
  'Ohne Tomate, dafür mit Crème fraîche oder Kürbiscreme und viel gutem Käse.':
    'Domatessiz; bunun yerine crème fraîche ya da balkabağı kreması ve bol, güzel peynirle.',
  'Zugeklappt und aufgegangen wie ein Kissen, mit Tomatensauce zum Eintunken.':
    'Kapatılıp yastık gibi kabarmış, yanında banmalık domates sosuyla.',
  'Al dente gekocht und in der Pfanne mit der Sauce verbunden, nie nur übergossen.':
    'Al dente haşlanır, tavada sosuyla buluşur; sos asla sadece üstüne dökülmez.',
  'Ofengerichte & Gemüseaufläufe': 'Fırın yemekleri ve sebze graten',
  'Überbacken in der Glut nach der Pizzazeit und in der Form geliefert, damit es heiß bleibt.':
    'Pizzadan sonra kalan korda kızarır, sıcak kalsın diye kabıyla gelir.',
  Burger: 'Burgerler',
  '160 Gramm Rind aus der Uckermark oder ein Patty ohne Fleisch, auf Buchenholz gegrillt.':
    'Uckermark’tan 160 gram dana eti ya da etsiz köfte, kayın odununda ızgara.',
  Bowls: 'Kâseler',
  'Eine Basis nach Wahl, fünf Zutaten und eine Sauce, warm und kalt in einer Schale.':
    'Seçtiğiniz bir taban, beş malzeme ve bir sos; sıcağı soğuğu tek kâsede.',
  Salate: 'Salatalar',
  'Jeden Morgen gewaschen und geschnitten; das Dressing reist im eigenen Becher mit.':
    'Her sabah yıkanıp doğranır; sosu ayrı kapta gelir.',
  Mittagstisch: 'Öğle yemekleri',
  'Jede Woche neu gekocht, fertig in zehn Minuten.': 'Her hafta yeni yemek, on dakikada hazır.',
  Vorspeisen: 'Başlangıçlar',
  'Kleine Teller für den ersten Hunger und zum Teilen, solange die Pizza im Ofen ist.':
    'Pizza fırındayken ilk açlığı yatıştıran, paylaşmalık küçük tabaklar.',
  'Beilagen & Dips': 'Yan lezzetler ve soslar',
  'Knuspriges aus der Fritteuse, Frisches aus der Schüssel und Selbstgerührtes zum Tunken.':
    'Çıtır kızartmalar, taze salatalar ve banmalık ev yapımı soslar.',
  'Für Kinder': 'Çocuklar için',
  'Kleinere Portionen für Kinder bis zwölf, mild gewürzt und ohne Überraschungen.':
    'On iki yaşına kadar çocuklara küçük porsiyonlar; baharatı hafif, sürprizi yok.',
  Desserts: 'Tatlılar',
  'Morgens gemacht, abends weg. Einfach nur süß ist bei uns nichts davon.':
    'Sabah yapılır, akşama biter. Hiçbiri yalnızca tatlı değildir.',
  'Eis im Becher': 'Kutuda dondurma',
  'In unserer Küche gerührt, in Pappbecher gefüllt und tiefgekühlt geliefert.':
    'Mutfağımızda karıştırılır, karton kutuya konur, donmuş olarak gelir.',
  Softdrinks: 'Alkolsüz içecekler',
  'Kalt aus dem Kühlschrank, fast alles in Mehrwegglas. Das Pfand kommt zum Preis hinzu.':
    'Buzdolabından soğuk; neredeyse hepsi depozitolu cam şişede. Depozito fiyata eklenir.',
  'Kaffee & Milchgetränke': 'Kahve ve sütlü içecekler',
  'Bohnen aus einer Rösterei in Rixdorf, Milch vom Hof in Brodowin, Becher aus Pappe.':
    'Rixdorf’taki bir kavurucudan çekirdek, Brodowin çiftliğinden süt, karton bardak.',
  'Bier & Wein': 'Bira ve şarap',
  'Bier aus Berlin und Franken, Wein von kleinen Gütern. Wir prüfen den Ausweis an der Tür.':
    'Berlin ve Frankonya’dan bira, küçük bağlardan şarap. Kapıda kimlik kontrolü yaparız.',
  'Klein, Ø 26 cm': 'Küçük, Ø 26 cm',
  'Normal, Ø 32 cm': 'Orta, Ø 32 cm',
  'Groß, Ø 40 cm': 'Büyük, Ø 40 cm',
  'Normal, 32 cm': 'Orta, 32 cm',
  'Normale Portion': 'Normal porsiyon',
  'Große Portion': 'Büyük porsiyon',
  Portion: 'Porsiyon',
  Teller: 'Tabak',
  Bowl: 'Kâse',
  Klein: 'Küçük',
  Groß: 'Büyük',
  Kinderportion: 'Çocuk porsiyonu',
  '0,25 l Dose': '0,25 l kutu',
  Becher: 'Bardak',
}

/** Turkish of the menus at one price. */
export const comboTranslations: Readonly<Record<string, string>> = {
  Mittagspause: 'Öğle molası',
  'Eine kleine Pizza nach Wahl und ein kaltes Getränk dazu, jeden Tag bis in die Nacht.':
    'Seçtiğiniz küçük bir pizza ve yanında soğuk bir içecek, her gün gece yarısına dek.',
  Getränk: 'İçecek',
  'Bowl und Schorle': 'Kâse ve schorle',
  'Eine Bowl ohne Fleisch und dazu eine kalte Schorle aus der Mehrwegflasche.':
    'Etsiz bir kâse ve yanında depozitolu şişede soğuk bir meyveli soda.',
  Schorle: 'Meyveli soda',
  'Kinderteller mit Eis': 'Dondurmalı çocuk menüsü',
  'Ein Kindergericht, eine Apfelschorle und danach ein kleiner Becher Eis.':
    'Bir çocuk yemeği, bir elmalı soda ve ardından küçük bir kutu dondurma.',
  Gericht: 'Yemek',
  Eis: 'Dondurma',
  'Beilage und Getränk zum Burger': 'Burgere yan lezzet ve içecek',
  'Eine Beilage und ein Getränk nach Wahl, zum festen Aufpreis auf den Burger.':
    'Seçtiğiniz bir yan lezzet ve bir içecek, burgere sabit bir ek fiyatla.',
  Beilage: 'Yan lezzet',
  'Pizzaabend zu zweit': 'İki kişilik pizza gecesi',
  'Zwei normale Pizzen, ein Tiramisù mit zwei Löffeln und eine große Flasche Wasser oder Cola.':
    'İki orta pizza, iki kaşıklı bir tiramisu ve büyük bir şişe su ya da kola.',
  'Erste Pizza': 'Birinci pizza',
  'Zweite Pizza': 'İkinci pizza',
  Dessert: 'Tatlı',
  Familientisch: 'Aile sofrası',
  'Zwei große Pizzen, ein großer Salat, Pommes frites und eine große Flasche für alle.':
    'İki büyük pizza, büyük bir salata, patates kızartması ve herkese büyük bir şişe.',
  'Erste große Pizza': 'Birinci büyük pizza',
  'Zweite große Pizza': 'İkinci büyük pizza',
  Salat: 'Salata',
  'Burger-Duo': 'Burger ikilisi',
  'Zwei Burger, eine Portion Pommes zum Teilen und zwei kalte Getränke.':
    'İki burger, paylaşmalık bir porsiyon patates ve iki soğuk içecek.',
  'Erster Burger': 'Birinci burger',
  'Zweiter Burger': 'İkinci burger',
  'Erstes Getränk': 'Birinci içecek',
  'Zweites Getränk': 'İkinci içecek',
  'Pasta e Vino für zwei': 'İki kişilik makarna ve şarap',
  'Zwei Teller Pasta, eine Bruschetta vorweg und eine Flasche Wein für den Abend.':
    'İki tabak makarna, başlangıçta bir bruschetta ve akşama bir şişe şarap.',
  Vorspeise: 'Başlangıç',
  'Erste Pasta': 'Birinci makarna',
  'Zweite Pasta': 'İkinci makarna',
  Wein: 'Şarap',
}
