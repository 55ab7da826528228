/** Turkish of the pizzas, the pasta and what comes out of the oven. */
export const warmDishTranslations: Readonly<Record<string, string>> = {
  'Tomatensauce, Fior di Latte, frisches Basilikum und ein Faden Olivenöl nach dem Backen.':
    'Domates sosu, fior di latte, taze fesleğen ve fırından çıkınca incecik zeytinyağı.',
  'Die Älteste von allen: Tomatensauce, Kirschtomaten, Knoblauch, Petersilie und gutes Öl, ganz ohne Käse.':
    'En eskisi: domates sosu, kiraz domates, sarımsak, maydanoz ve güzel yağ; hiç peynirsiz.',
  'Tomatensauce, Mozzarella und luftgetrocknete Salami, die am Rand leicht kross wird.':
    'Domates sosu, mozzarella ve kenarı hafif çıtırlaşan kurutulmuş salam.',
  'Scharfe Salami, Peperoni und Chiliöl auf Tomate und Mozzarella. Etwas zu trinken dazu schadet nicht.':
    'Domates ve mozzarella üstünde acı salam, biber ve acı biber yağı. Yanına içecek alın.',
  'Kochschinken vom Metzger aus Britz, frische Champignons, Mozzarella und Petersilie.':
    'Britz’li kasaptan pişmiş domuz jambonu, taze mantar, mozzarella ve maydanoz.',
  'Thunfisch aus Angelfang, rote Zwiebeln, Kapern und Mozzarella auf Tomatensauce.':
    'Domates sosu üstünde oltayla tutulmuş ton balığı, kırmızı soğan, kapari ve mozzarella.',
  'Kochschinken und frische, im Ofen karamellisierte Ananas. Wir stehen dazu.':
    'Pişmiş domuz jambonu ve fırında karamelize taze ananas. Arkasındayız.',
  'Vier Viertel, vier Jahreszeiten: Schinken, Artischocken, Champignons und Oliven.':
    'Dört çeyrek, dört mevsim: domuz jambonu, enginar, mantar ve zeytin.',
  'Gulasch mit Kartoffeln': 'Patatesli gulaş',
  'Rindergulasch, drei Stunden mit Paprika und Zwiebeln geschmort, dazu Kartoffeln mit Petersilie.':
    'Biber ve soğanla üç saat pişmiş dana gulaş, yanında maydanozlu patates.',
  Linseneintopf: 'Mercimek yahnisi',
  'Berglinsen mit Möhre, Sellerie und Kartoffeln, obenauf saure Sahne und glatte Petersilie.':
    'Havuç, kereviz ve patatesli dağ mercimeği, üstünde ekşi krema ve maydanoz.',
  'Hähnchen mit Ofengemüse': 'Fırın sebzeli tavuk',
  'Gegrillte Hähnchenbrust auf Zucchini, Paprika und Kartoffeln aus dem Holzofen, mit Rosmarin.':
    'Odun fırınından kabak, biber ve patates üstünde ızgara tavuk göğsü, biberiyeli.',
  Ofengemüse: 'Fırın sebzeli',
  'Aubergine, Zucchini und Paprika aus dem Holzofen, dazu Kirschtomaten und Mozzarella.':
    'Odun fırınından patlıcan, kabak ve biber; yanında kiraz domates ve mozzarella.',
  'Blattspinat mit Knoblauch, Mozzarella und in der Mitte ein Ei mit flüssigem Dotter.':
    'Sarımsaklı ıspanak, mozzarella ve ortasında sarısı akışkan bir yumurta.',
  'Sardellen, Kapern und schwarze Oliven auf Tomate und Mozzarella, kräftig und salzig.':
    'Domates ve mozzarella üstünde ançüez, kapari ve siyah zeytin; güçlü ve tuzlu.',
  'Nach dem Backen belegt: Parmaschinken, Rucola und gehobelter Parmesan.':
    'Fırından sonra üstüne: Parma jambonu (domuz), roka ve ince parmesan.',
  'Sucuk vom Rind, Spitzpaprika, rote Zwiebeln, Mozzarella und glatte Petersilie.':
    'Dana sucuk, sivri biber, kırmızı soğan, mozzarella ve maydanoz.',
  'Feuer: ’Nduja und Honig': 'Feuer: ’nduja ve bal',
  'Streichsalami aus Kalabrien, Jalapeños, Mozzarella und zum Schluss Brandenburger Honig.':
    'Kalabriya’dan sürmelik domuz salamı, jalapeño, mozzarella ve son olarak Brandenburg balı.',
  'Flora: Cashew und Artischocke': 'Flora: kaju ve enginar',
  'Vegan: Cashewcreme, Artischocken, Kirschtomaten, grüne Oliven und Rucola auf Tomate.':
    'Vegan: domates üstünde kaju kreması, enginar, kiraz domates, yeşil zeytin ve roka.',
  'Mozzarella, Gorgonzola, Parmesan und Ziegenkäse, im Ofen goldbraun verlaufen.':
    'Fırında altın rengi eriyen mozzarella, gorgonzola, parmesan ve keçi peyniri.',
  'Sommertrüffelcreme, braune Champignons, Mozzarella, Parmesan und gehobelter Trüffel.':
    'Yaz trüfü kreması, kestane mantarı, mozzarella, parmesan ve rendelenmiş trüf.',
  'Hauchdünne Kartoffelscheiben, Rosmarin, Mozzarella und Meersalz, außen ganz knusprig.':
    'İncecik patates dilimleri, biberiye, mozzarella ve deniz tuzu; dışı çıtır çıtır.',
  'Birne, Gorgonzola und Walnuss': 'Armut, gorgonzola ve ceviz',
  'Werdersche Birnen, milder Gorgonzola, geröstete Walnüsse und ein wenig Honig.':
    'Werder armudu, yumuşak gorgonzola, kavrulmuş ceviz ve biraz bal.',
  'Crème fraîche, Blattspinat und nach dem Backen kalt aufgelegter Räucherlachs mit Zitrone.':
    'Crème fraîche, ıspanak ve fırından sonra üstüne konan limonlu füme somon.',
  'Kürbis, Salsiccia und Salbei': 'Balkabağı, salsiccia ve adaçayı',
  'Kürbiscreme statt Tomate, grobe Fenchelbratwurst, Mozzarella und kross gebackener Salbei.':
    'Domates yerine balkabağı kreması, rezeneli domuz sosisi, mozzarella ve çıtır adaçayı.',
  'Gefüllt mit Mozzarella, Kochschinken, Champignons und einem Löffel Ricotta.':
    'İçinde mozzarella, pişmiş domuz jambonu, mantar ve bir kaşık ricotta.',
  'Calzone Spinat und Ricotta': 'Ispanaklı ricottalı calzone',
  'Blattspinat, cremiger Ricotta, Knoblauch und Pinienkerne unter goldbrauner Kruste.':
    'Altın rengi kabuğun altında ıspanak, kremsi ricotta, sarımsak ve çam fıstığı.',
  'Scharfe Salami, ’Nduja, Peperoni und Mozzarella, innen richtig feurig.':
    'Acı salam, ’nduja (domuz), biber ve mozzarella; içi gerçekten ateşli.',
  'Calzone Aubergine': 'Patlıcanlı calzone',
  'Geröstete Aubergine, Kirschtomaten, Oliven und Rucola, ganz ohne tierische Zutaten.':
    'Közlenmiş patlıcan, kiraz domates, zeytin ve roka; hayvansal hiçbir şey yok.',
  'Langsam gekochte Tomaten, Kirschtomaten, Knoblauch, Basilikum und Olivenöl.':
    'Ağır ağır pişmiş domates, kiraz domates, sarımsak, fesleğen ve zeytinyağı.',
  'Ragù vom Brandenburger Rind, vier Stunden mit Sellerie, Möhre und Rotwein geschmort, dazu Parmesan und Petersilie.':
    'Kereviz, havuç ve kırmızı şarapla dört saat pişen Brandenburg dana ragùsu, üstünde parmesan ve maydanoz.',
  'Guanciale, Eigelb, Pecorino und schwarzer Pfeffer. Sahne kommt hier nicht hinein.':
    'Guanciale (domuz), yumurta sarısı, pecorino ve karabiber. Krema buraya girmez.',
  'Goldgelb gerösteter Knoblauch, Chili, Petersilie und viel Olivenöl aus Apulien.':
    'Altın sarısı kavrulmuş sarımsak, acı biber, maydanoz ve bol Puglia zeytinyağı.',
  'Tomatensauce mit getrockneten und frischen Chilis, Knoblauch und Petersilie.':
    'Kuru ve taze acı biberli domates sosu, sarımsak ve maydanoz.',
  'Tagliatelle mit Steinpilzen': 'Porcini mantarlı tagliatelle',
  'Frische Eiernudeln mit Steinpilzen, braunen Champignons, Sahne und Petersilie.':
    'Porcini ve kestane mantarı, krema ve maydanozla taze yumurtalı makarna.',
  'Tagliatelle mit Lachs': 'Somonlu tagliatelle',
  'Gebratener Lachs, Zitrone, Sahne und Blattspinat auf frischen Eiernudeln.':
    'Taze yumurtalı makarna üstünde tavada somon, limon, krema ve ıspanak.',
  'Gnocchi in Gorgonzola': 'Gorgonzolalı gnocchi',
  'Kartoffelgnocchi, Gorgonzolasauce, junger Spinat und geröstete Walnüsse.':
    'Patates gnocchi, gorgonzola sosu, körpe ıspanak ve kavrulmuş ceviz.',
  'Basilikumpesto aus dem Mörser, grüne Bohnenkerne, Pinienkerne und Parmesan.':
    'Havanda dövülmüş fesleğen pesto, yeşil fasulye içi, çam fıstığı ve parmesan.',
  'Tagliatelle mit Hummer': 'Istakozlu tagliatelle',
  'Halber Hummer, Bisque aus den Schalen, Kirschtomaten, Zitrone und Petersilie. Freitags und samstags.':
    'Yarım ıstakoz, kabuğundan bisque, kiraz domates, limon ve maydanoz. Cuma ve cumartesi günleri.',
  'Sechs Lagen Eiernudeln mit Rinderragù, Béchamel, einer Kruste aus Parmesan und Petersilie.':
    'Dana ragù ve beşamelle altı kat yumurtalı makarna, üstünde parmesanlı maydanozlu kabuk.',
  Käsespätzle: 'Peynirli spätzle',
  'Geschabte Eierspätzle, Allgäuer Bergkäse Schnittlauch und ein Berg Röstzwiebeln aus der Pfanne.':
    'Rendelenmiş yumurtalı spätzle, Allgäu dağ peyniri, frenk soğanı ve bir tepe kızarmış soğan.',
  'Auberginenscheiben, Tomatensauce, Mozzarella und Basilikum, im Holzofen geschichtet.':
    'Odun fırınında kat kat patlıcan, domates sosu, mozzarella ve fesleğen.',
  'Brokkoli-Blumenkohl-Kartoffelauflauf': 'Brokolili, karnabaharlı patates graten',
  'Brokkoli, Blumenkohl und Kartoffelscheiben unter einer Haube aus Sahne und Bergkäse.':
    'Krema ve dağ peyniri örtüsünün altında brokoli, karnabahar ve patates dilimleri.',
  'Süßkartoffel-Kichererbsen-Schmorpfanne': 'Tatlı patatesli nohut güveci',
  'Süßkartoffel, Kichererbsen, Spinat und Tomate mit Kreuzkümmel und Petersilie aus der Eisenpfanne.':
    'Demir tavada kimyon ve maydanozla tatlı patates, nohut, ıspanak ve domates.',
  'Schnittlauch-Frischkäse-Ofenkartoffel': 'Frenk soğanlı, krem peynirli fırın patates',
  'In der Glut gegarte Kartoffel mit Frischkäse, Schnittlauch und knusprigem Bacon.':
    'Korda pişmiş patates, krem peynir, frenk soğanı ve çıtır domuz pastırması.',
  'Kartoffelgratin mit Ziegenkäse': 'Keçi peynirli patates graten',
  'Dünn gehobelte Kartoffeln in Rahm, gratinierter Ziegenkäse, Rosmarin und Walnüsse.':
    'Kremada incecik patates, üstü kızarmış keçi peyniri, biberiye ve ceviz.',
}
