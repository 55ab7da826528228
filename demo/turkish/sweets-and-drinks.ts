/** Turkish of the desserts, the ice cream and the drinks. */
export const sweetsAndDrinksTranslations: Readonly<Record<string, string>> = {
  Tiramisù: 'Tiramisu',
  'Löffelbiskuit mit Espresso, Mascarponecreme und Kakao, ohne Alkohol.':
    'Espressolu kedi dili, mascarpone kreması ve kakao; alkolsüz.',
  'Panna cotta mit Himbeeren': 'Ahududulu panna cotta',
  'Gekochte Sahne mit echter Vanille auf einem Spiegel aus Himbeeren mit Minze.':
    'Naneli ahududu sosu üstünde gerçek vanilyalı pişmiş krema.',
  Schokoladenkuchen: 'Çikolatalı kek',
  'Saftiger Kuchen aus dunkler Schokolade und gemahlenen Mandeln, ganz ohne Mehl.':
    'Bitter çikolata ve öğütülmüş bademden nemli kek; hiç un yok.',
  'Käsekuchen mit Erdbeeren': 'Çilekli cheesecake',
  'Berliner Käsekuchen aus Quark auf Mürbeteig, obenauf frische Erdbeeren.':
    'Kırılgan hamur üstünde quarklı Berlin cheesecake’i, üstünde taze çilek.',
  'Süße Pizza mit Nougat': 'Fındık kremalı tatlı pizza',
  'Warmer Fladen, bestrichen mit Haselnussnougat, dazu Erdbeeren und Pistazien.':
    'Fındık kreması sürülmüş sıcak pide, çilek ve Antep fıstığıyla.',
  'Obstsalat mit Minze': 'Naneli meyve salatası',
  'Mango, Erdbeeren, Apfel und Granatapfel mit Limettensaft und frischer Minze.':
    'Misket limonu suyu ve taze naneyle mango, çilek, elma ve nar.',
  Vanille: 'Vanilya',
  'Milcheis mit Bourbonvanille aus Madagaskar, die Schotenpünktchen sieht man.':
    'Madagaskar Bourbon vanilyalı sütlü dondurma; vanilya tanecikleri görünür.',
  'Dunkle Schokolade': 'Bitter çikolata',
  'Milcheis mit siebzigprozentiger Schokolade und kleinen Schokoladenstückchen.':
    'Yüzde yetmişlik çikolatalı, küçük çikolata parçacıklı sütlü dondurma.',
  Pistazie: 'Antep fıstığı',
  'Milcheis mit gerösteten Pistazien aus Sizilien, ohne Farbstoff und ohne Aroma.':
    'Kavrulmuş Sicilya fıstıklı sütlü dondurma; renklendiricisiz, aromasız.',
  Haselnuss: 'Fındık',
  'Milcheis mit Piemonteser Haselnüssen, kräftig geröstet und fein gemahlen.':
    'İyice kavrulup ince öğütülmüş Piemonte fındıklı sütlü dondurma.',
  Erdbeersorbet: 'Çilek sorbe',
  'Nur Erdbeeren, Zucker und Zitronensaft. Mehr als die Hälfte ist Frucht.':
    'Yalnızca çilek, şeker ve limon suyu. Yarısından fazlası meyve.',
  Zitronensorbet: 'Limon sorbe',
  'Saft und Schale unbehandelter Zitronen, sehr sauer und sehr erfrischend.':
    'İlaçsız limonun suyu ve kabuğu; çok ekşi, çok ferahlatıcı.',
  'Mineralwasser mit Kohlensäure': 'Maden suyu, gazlı',
  'Natürliches Mineralwasser aus Brandenburg, kräftig perlend, in der Glasflasche.':
    'Brandenburg’dan doğal maden suyu; bol gazlı, cam şişede.',
  'Stilles Mineralwasser': 'Maden suyu, gazsız',
  'Natürliches Mineralwasser ohne Kohlensäure aus Brandenburg, in der Glasflasche.':
    'Brandenburg’dan gazsız doğal maden suyu, cam şişede.',
  Cola: 'Kola',
  'Koffeinhaltige Limonade mit Rohrzucker, eiskalt in der Mehrwegflasche.':
    'Kamış şekerli, kafeinli gazoz; depozitolu şişede buz gibi.',
  'Cola ohne Zucker': 'Şekersiz kola',
  'Koffeinhaltiges Erfrischungsgetränk mit Süßungsmitteln statt Zucker, gut gekühlt.':
    'Şeker yerine tatlandırıcılı, kafeinli soğuk içecek.',
  Orangenlimonade: 'Portakallı gazoz',
  'Limonade mit sechs Prozent Orangensaft und einem Spritzer Zitrone, trüb und fruchtig.':
    'Yüzde altı portakal suyu ve biraz limonla; bulanık ve meyveli gazoz.',
  Zitronenlimonade: 'Limonata',
  'Zitronensaft, Wasser und wenig Zucker, naturtrüb abgefüllt und nicht zu süß.':
    'Limon suyu, su ve az şeker; doğal bulanık, fazla tatlı değil.',
  Apfelschorle: 'Elmalı soda',
  'Saft von Streuobstwiesen im Havelland, gemischt mit sprudelndem Mineralwasser.':
    'Havelland bahçelerinden elma suyu, köpüren maden suyuyla.',
  Rhabarberschorle: 'Raventli soda',
  'Säuerlich, rosa und im Kiez geliebt: Rhabarbersaft mit Mineralwasser.':
    'Ekşimsi, pembe ve mahallenin gözdesi: maden sulu ravent suyu.',
  'Mate-Eistee': 'Soğuk mate çayı',
  'Aufguss von Mateblättern mit Kohlensäure und Koffein für lange Nächte.':
    'Uzun geceler için gazlı ve kafeinli mate yaprağı demlemesi.',
  'Tonic Water': 'Tonik',
  'Bitter, klar und fein perlend, mit natürlichem Chinin aus Chinarinde.':
    'Acımsı, berrak ve ince gazlı; kınakına kabuğundan doğal kininle.',
  Energydrink: 'Enerji içeceği',
  'Mit Koffein und Taurin in der kleinen Dose, gut gekühlt und sehr süß.':
    'Küçük kutuda kafein ve taurinli; soğuk ve çok tatlı.',
  'Doppelter Espresso': 'Duble espresso',
  'Zwei Schüsse aus dunkel gerösteten Bohnen, kräftig, nussig und mit dichter Crema.':
    'Koyu kavrulmuş çekirdekten iki shot; sert, fındıksı, yoğun kremalı.',
  'Viel warme Milch, fester Schaum und ein Espresso, der langsam hindurchsinkt.':
    'Bol sıcak süt, sıkı köpük ve içinden ağır ağır süzülen bir espresso.',
  'Heiße Schokolade': 'Sıcak çikolata',
  'Vollmilch mit geschmolzener dunkler Schokolade, dick und nur wenig gesüßt.':
    'Eritilmiş bitter çikolatalı tam yağlı süt; koyu ve az şekerli.',
  'Joghurt und Milch mit Alphonso-Mango und einer Prise Kardamom, eiskalt.':
    'Alphonso mangolu yoğurt ve süt, bir tutam kakuleyle, buz gibi.',
  'Frischer Minztee': 'Taze nane çayı',
  'Ein ganzes Bund marokkanischer Minze mit heißem Wasser und Honig zum Süßen.':
    'Bütün bir demet Fas nanesi, sıcak su ve tatlandırmak için bal.',
  'Berliner Pils': 'Berlin pilsneri',
  'Herb und schlank, aus einer Brauerei in Neukölln, Alkohol 4,9 % vol.':
    'Acımsı ve zarif, Neukölln’deki bir bira fabrikasından, alkol hac. %4,9.',
  'Fränkisches Helles': 'Frankonya sarı birası',
  'Mild, malzig und süffig aus der Fränkischen Schweiz, Alkohol 5,1 % vol.':
    'Fränkische Schweiz’dan yumuşak, maltlı ve kolay içimli, alkol hac. %5,1.',
  Hefeweizen: 'Buğday birası',
  'Naturtrüb, mit Noten von Banane und Nelke, Alkohol 5,3 % vol.':
    'Doğal bulanık, muz ve karanfil notalı, alkol hac. %5,3.',
  'Alkoholfreies Pils': 'Alkolsüz pilsner',
  'Frisch, herb und mit unter 0,5 % vol. Alkohol auch zum Mittagessen richtig.':
    'Taze ve acımsı; hac. %0,5’in altında alkolle öğle yemeğine de uygun.',
  'Riesling trocken, Mosel': 'Riesling sek, Mosel',
  'Grüner Apfel, Schiefer und eine klare Säure, Jahrgang 2024, Alkohol 11,5 % vol.':
    'Yeşil elma, kayrak taşı ve temiz bir asidite, 2024 rekoltesi, alkol hac. %11,5.',
  'Primitivo, Apulien': 'Primitivo, Puglia',
  'Dunkle Kirsche, Pflaume und weiche Gerbstoffe, Jahrgang 2023, Alkohol 14 % vol.':
    'Koyu kiraz, erik ve yumuşak tanenler, 2023 rekoltesi, alkol hac. %14.',
  'Secco weiß, Piccolo': 'Beyaz secco, piccolo',
  'Perlwein aus der Pfalz, leicht und fruchtig, Alkohol 10,5 % vol.':
    'Pfalz’dan hafif ve meyveli, inci köpüklü şarap, alkol hac. %10,5.',
  'Orangen-Spritz, fertig gemischt': 'Portakallı spritz, hazır',
  'Bitterorangenlikör mit Weißwein und Soda, im Fläschchen abgefüllt, Alkohol 9 % vol.':
    'Beyaz şarap ve sodalı turunç likörü, küçük şişede, alkol hac. %9.',
  'Zitronenlikör von der Amalfiküste, eiskalt zu trinken, Alkohol 28 % vol.':
    'Amalfi kıyısından limon likörü, buz gibi içilir, alkol hac. %28.',
}

const maker = 'Üretici: Feuer & Flora GmbH, Weserstraße 999, 12045 Berlin.'
const frozen = '−18 °C’de saklayın, çözüldükten sonra yeniden dondurmayın.'
const germanMaker = 'Hergestellt von Feuer & Flora GmbH, Weserstraße 999, 12045 Berlin.'
const germanFrozen = 'Bei −18 °C lagern, nicht wieder einfrieren.'

/** The particulars of prepacked ice cream: what is in it, by both names. */
const iceCream: Readonly<Record<string, string>> = {
  'VOLLMILCH, SAHNE, Zucker, EIGELB, Bourbonvanille (0,4 %)':
    'TAM YAĞLI SÜT, KREMA, şeker, YUMURTA SARISI, Bourbon vanilyası (%0,4)',
  'VOLLMILCH, SAHNE, Zucker, dunkle Schokolade (14 %; enthält SOJALECITHIN), Kakao':
    'TAM YAĞLI SÜT, KREMA, şeker, bitter çikolata (%14; SOYA LESİTİNİ içerir), kakao',
  'VOLLMILCH, SAHNE, Zucker, PISTAZIEN (12 %), Meersalz':
    'TAM YAĞLI SÜT, KREMA, şeker, ANTEP FISTIĞI (%12), deniz tuzu',
  'VOLLMILCH, SAHNE, Zucker, HASELNÜSSE (13 %), Meersalz':
    'TAM YAĞLI SÜT, KREMA, şeker, FINDIK (%13), deniz tuzu',
  'Erdbeeren (58 %), Wasser, Zucker, Zitronensaft': 'Çilek (%58), su, şeker, limon suyu',
  'Wasser, Zitronensaft (31 %), Zucker, Zitronenschale': 'Su, limon suyu (%31), şeker, limon kabuğu',
}

/** Turkish of the particulars of prepacked food (ux.md R-F4). */
export const foodInfoTranslations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(iceCream).map(([german, turkish]) => [
      `Zutaten: ${german}. ${germanMaker} ${germanFrozen}`,
      `İçindekiler: ${turkish}. ${maker} ${frozen}`,
    ]),
  ),
  'Mehrwegflasche. Natürliches Mineralwasser mit Kohlensäure versetzt.':
    'Depozitolu şişe. Karbondioksit eklenmiş doğal maden suyu.',
  'Mehrwegflasche. Natürliches Mineralwasser, still.': 'Depozitolu şişe. Gazsız doğal maden suyu.',
  'Mehrwegflasche. Zutaten: Wasser, Rohrzucker, Kohlensäure, Farbstoff E 150d, Säuerungsmittel Phosphorsäure, Aroma, Koffein (10 mg/100 ml).':
    'Depozitolu şişe. İçindekiler: su, kamış şekeri, karbondioksit, renklendirici E 150d, asitlik düzenleyici fosforik asit, aroma, kafein (10 mg/100 ml).',
  'Mehrwegflasche. Zutaten: Wasser, Kohlensäure, Farbstoff E 150d, Süßungsmittel (Aspartam, Acesulfam-K), Phosphorsäure, Aroma, Koffein.':
    'Depozitolu şişe. İçindekiler: su, karbondioksit, renklendirici E 150d, tatlandırıcılar (aspartam, asesülfam K), fosforik asit, aroma, kafein.',
  'Mehrwegflasche. Zutaten: Wasser, Zucker, Orangensaft (6 %), Zitronensaft, Kohlensäure, Antioxidationsmittel Ascorbinsäure.':
    'Depozitolu şişe. İçindekiler: su, şeker, portakal suyu (%6), limon suyu, karbondioksit, antioksidan askorbik asit.',
  'Mehrwegflasche. Zutaten: Wasser, Zucker, Zitronensaft (8 %), Kohlensäure.':
    'Depozitolu şişe. İçindekiler: su, şeker, limon suyu (%8), karbondioksit.',
  'Mehrwegflasche. Zutaten: Apfelsaft (60 %), Mineralwasser, Kohlensäure.':
    'Depozitolu şişe. İçindekiler: elma suyu (%60), maden suyu, karbondioksit.',
  'Mehrwegflasche. Zutaten: Mineralwasser, Rhabarbersaft (40 %), Zucker, Kohlensäure.':
    'Depozitolu şişe. İçindekiler: maden suyu, ravent suyu (%40), şeker, karbondioksit.',
  'Mehrwegflasche. Erhöhter Koffeingehalt. Für Kinder und schwangere oder stillende Frauen nicht empfohlen (20 mg/100 ml).':
    'Depozitolu şişe. Yüksek kafein içerir. Çocuklara, hamile ve emziren kadınlara önerilmez (20 mg/100 ml).',
  'Mehrwegflasche. Zutaten: Wasser, Zucker, Kohlensäure, Zitronensäure, Aroma Chinin.':
    'Depozitolu şişe. İçindekiler: su, şeker, karbondioksit, sitrik asit, aroma kinin.',
  'Einwegdose. Erhöhter Koffeingehalt. Für Kinder und schwangere oder stillende Frauen nicht empfohlen (32 mg/100 ml).':
    'Tek kullanımlık kutu. Yüksek kafein içerir. Çocuklara, hamile ve emziren kadınlara önerilmez (32 mg/100 ml).',
  'Mehrwegflasche. Alkohol 4,9 % vol.': 'Depozitolu şişe. Alkol hac. %4,9.',
  'Mehrwegflasche. Alkohol 5,1 % vol.': 'Depozitolu şişe. Alkol hac. %5,1.',
  'Mehrwegflasche. Alkohol 5,3 % vol.': 'Depozitolu şişe. Alkol hac. %5,3.',
  'Mehrwegflasche. Alkoholfrei (unter 0,5 % vol.). Zutaten: Wasser, GERSTENMALZ, Hopfen, Kohlensäure.':
    'Depozitolu şişe. Alkolsüz (hac. %0,5’in altında). İçindekiler: su, ARPA MALTI, şerbetçi otu, karbondioksit.',
  'Deutscher Qualitätswein, Mosel. Alkohol 11,5 % vol. Enthält Sulfite.':
    'Alman kalite şarabı, Mosel. Alkol hac. %11,5. Sülfit içerir.',
  'Primitivo, Apulien, Italien. Alkohol 14 % vol. Enthält Sulfite.':
    'Primitivo, Puglia, İtalya. Alkol hac. %14. Sülfit içerir.',
  'Deutscher Perlwein. Alkohol 10,5 % vol. Enthält Sulfite.':
    'Alman inci köpüklü şarabı. Alkol hac. %10,5. Sülfit içerir.',
  'Spirituosenhaltiges Mischgetränk. Alkohol 9 % vol. Enthält Sulfite. Mit Farbstoff.':
    'Alkollü karışık içecek (distile içki içerir). Alkol hac. %9. Sülfit içerir. Renklendirici içerir.',
  'Likör, Italien. Alkohol 28 % vol.': 'Likör, İtalya. Alkol hac. %28.',
}
