/** Turkish of the burgers, bowls, salads, starters, sides and of what children like. */
export const freshDishTranslations: Readonly<Record<string, string>> = {
  'Der Klassiker': 'Klasik burger',
  'Rindfleisch, Tomate, rote Zwiebeln, Gewürzgurke, Salat und unsere Burgersauce.':
    'Dana eti, domates, kırmızı soğan, salatalık turşusu, marul ve kendi burger sosumuz.',
  'Doppelt Cheddar auf gegrilltem Rind, dazu Tomate, Gewürzgurke, Salat und Burgersauce.':
    'Izgara dana üstünde çift cheddar; domates, salatalık turşusu, marul ve burger sosu.',
  Feuerburger: 'Ateş burger',
  'Rind, eingelegte Jalapeños, Cheddar, rauchige BBQ-Sauce, Salat und rote Zwiebeln.':
    'Dana eti, jalapeño turşusu, cheddar, isli barbekü sosu, marul ve kırmızı soğan.',
  'Rind, knuspriger Bacon, Cheddar, Röstzwiebeln, Tomate und BBQ-Sauce aus dem Rauch.':
    'Dana eti, çıtır domuz pastırması, cheddar, çıtır soğan, domates ve isli barbekü sosu.',
  'Trüffel und Bergkäse': 'Trüflü ve dağ peynirli',
  'Rind, geschmolzener Bergkäse, gebratene Champignons, Rucola und Trüffelmayonnaise.':
    'Dana eti, eriyen dağ peyniri, kavrulmuş mantar, roka ve trüflü mayonez.',
  Knusperhähnchen: 'Çıtır tavuk',
  'In Buttermilch eingelegte Hähnchenbrust, knusprig gebacken, Gurke, Salat, Burgersauce.':
    'Yayık ayranında dinlenmiş, çıtır kızarmış tavuk göğsü, salatalık, marul, burger sosu.',
  'Halloumi und Avocado': 'Hellim ve avokado',
  'Gegrillter Halloumi, Avocado, Tomate, Rucola und rote Zwiebeln im Briochebrötchen.':
    'Brioche ekmeğinde ızgara hellim, avokado, domates, roka ve kırmızı soğan.',
  Gartenburger: 'Bahçe burger',
  'Veganes Patty aus schwarzen Bohnen, Avocado, Tomate, Salat und BBQ-Sauce.':
    'Siyah fasulyeden vegan köfte, avokado, domates, marul ve barbekü sosu.',
  'Falafel-Bowl': 'Falafel kâsesi',
  'Hausgemachte Falafel, Rotkohl, Gurke, Kichererbsen, Kirschtomaten und Minze mit Tahin.':
    'Ev yapımı falafel, kırmızı lahana, salatalık, nohut, kiraz domates ve tahinli nane.',
  'Lachs-Bowl': 'Somon kâsesi',
  'Roher Lachs in Sojasauce, Avocado, Edamame, Gurke, Radieschen und Sesam.':
    'Soya soslu çiğ somon, avokado, edamame, salatalık, turp ve susam.',
  'Tofu-Sesam-Bowl': 'Susamlı tofu kâsesi',
  'Marinierter Tofu, Möhre, Edamame, Rotkohl, Brokkoli und geröstete Sesamkörner.':
    'Marine tofu, havuç, edamame, kırmızı lahana, brokoli ve kavrulmuş susam.',
  'Hähnchen-Mango-Bowl': 'Mangolu tavuk kâsesi',
  'Gegrillte Hähnchenbrust, reife Mango, Avocado, Mais, Rotkohl und Limette.':
    'Izgara tavuk göğsü, olgun mango, avokado, mısır, kırmızı lahana ve misket limonu.',
  'Ofengemüse-Kichererbsen-Bowl': 'Fırın sebzeli nohut kâsesi',
  'Süßkartoffel, Kürbis, Brokkoli, Spinat und Kichererbsen aus dem Holzofen mit Kürbiskernen.':
    'Odun fırınından tatlı patates, balkabağı, brokoli, ıspanak ve nohut; kabak çekirdekli.',
  'Halloumi-Granatapfel-Bowl': 'Narlı hellim kâsesi',
  'Gegrillter Halloumi, Granatapfelkerne, Gurke, Möhre, Aubergine und frische Minze.':
    'Izgara hellim, nar taneleri, salatalık, havuç, patlıcan ve taze nane.',
  'Bowl nach Wunsch': 'Dilediğin gibi kâse',
  'Basis, Toppings und Saucen nach Wahl: zwei Toppings und eine Sauce gehören dazu.':
    'Taban, malzemeler ve soslar senin seçimin: iki malzeme ve bir sos dahil.',
  'Blattsalate, Kirschtomaten, Gurke, Möhre, Radieschen und rote Zwiebeln.':
    'Yeşillikler, kiraz domates, salatalık, havuç, turp ve kırmızı soğan.',
  'Caesar mit Hähnchen': 'Tavuklu Sezar',
  'Römersalat, gegrillte Hähnchenbrust, Parmesan, Sauerteigcroûtons und Caesar-Dressing.':
    'Marul, ızgara tavuk göğsü, parmesan, ekşi mayalı kruton ve Sezar sosu.',
  'Rucola und Parmesan': 'Roka ve parmesan',
  'Rucola, Kirschtomaten, gehobelter Parmesan, Pinienkerne und alter Balsamico.':
    'Roka, kiraz domates, ince parmesan, çam fıstığı ve yıllanmış balsamik.',
  'Ziegenkäse und Birne': 'Keçi peyniri ve armut',
  'Warmer Ziegenkäse mit Honig, Birne, Walnüsse und Granatapfel auf Blattsalat.':
    'Yeşillik üstünde ballı ılık keçi peyniri, armut, ceviz ve nar.',
  Nizza: 'Nice salatası',
  'Thunfisch, Ei, Kartoffel, schwarze Oliven, rote Zwiebeln und Kirschtomaten.':
    'Ton balığı, yumurta, patates, siyah zeytin, kırmızı soğan ve kiraz domates.',
  'Bauernsalat mit Feta': 'Beyaz peynirli çoban salata',
  'Tomate, Gurke, Paprika, rote Zwiebeln, schwarze Oliven und Feta, ohne Blattsalat.':
    'Domates, salatalık, biber, kırmızı soğan, siyah zeytin ve beyaz peynir; yeşilliksiz.',
  'Vier Scheiben geröstetes Brot mit Tomatenwürfeln, Knoblauch und Basilikum.':
    'Küp domates, sarımsak ve fesleğenli dört dilim kızarmış ekmek.',
  'Pizzabrot mit Rosmarin': 'Biberiyeli pizza ekmeği',
  'Fladen aus dem Holzofen mit Rosmarin, Meersalz und Olivenöl, dazu Kräuterquark.':
    'Odun fırınından biberiye, deniz tuzu ve zeytinyağlı pide, yanında otlu quark peyniri.',
  'Burrata mit Tomaten': 'Domatesli burrata',
  'Burrata aus Apulien, bunte Kirschtomaten, Basilikum und Olivenöl auf Rucola.':
    'Roka üstünde Puglia burratası, renkli kiraz domates, fesleğen ve zeytinyağı.',
  'Büffelmozzarella und Fleischtomaten in Scheiben, Basilikum, Olivenöl, grober Pfeffer.':
    'Dilim dilim manda mozzarellası ve etli domates, fesleğen, zeytinyağı, iri karabiber.',
  'Antipasti vom Holzofen': 'Odun fırınından antipasti',
  'Aubergine, Zucchini, Paprika und Artischocken, geröstet und in Kräuteröl eingelegt.':
    'Közlenip otlu yağa yatırılmış patlıcan, kabak, biber ve enginar.',
  'Geröstete Tomatensuppe': 'Közlenmiş domates çorbası',
  'Tomaten aus dem Ofen, Basilikum, ein Klecks Sahne und Sauerteigcroûtons.':
    'Fırında közlenmiş domates, fesleğen, bir kaşık krema ve ekşi mayalı kruton.',
  'Kürbissuppe mit Ingwer': 'Zencefilli balkabağı çorbası',
  'Hokkaido, Ingwer und Kokosmilch, obenauf geröstete Kürbiskerne und Chiliflocken.':
    'Hokkaido balkabağı, zencefil ve Hindistan cevizi sütü; üstünde kabak çekirdeği ve pul biber.',
  'Arancini (5 Stück)': 'Arancini (5 adet)',
  'Knusprige Reisbällchen mit Mozzarella und Erbsen, dazu warme Tomatensauce.':
    'Mozzarellalı ve bezelyeli çıtır pirinç topları, yanında sıcak domates sosu.',
  'Pommes frites': 'Patates kızartması',
  'Zweimal frittiert, außen knusprig und innen weich, mit Meersalz aus der Mühle.':
    'İki kez kızarmış; dışı çıtır, içi yumuşak, değirmenden deniz tuzuyla.',
  Süßkartoffelpommes: 'Tatlı patates kızartması',
  'Süßkartoffelstifte mit Paprikasalz, in Rapsöl gebacken und gut abgetropft.':
    'Biber tuzlu tatlı patates çubukları, kolza yağında kızarmış, yağı iyice süzülmüş.',
  Rosmarinkartoffeln: 'Biberiyeli patates',
  'Kleine Kartoffeln in Spalten, mit Rosmarin und Knoblauch im Holzofen geröstet.':
    'Odun fırınında biberiye ve sarımsakla kızarmış elma dilim küçük patatesler.',
  'Zwiebelringe im Bierteig': 'Bira hamurlu soğan halkası',
  'Dicke Zwiebelringe in Pilsteig ausgebacken, acht Stück, heiß und kross.':
    'Pilsner hamurunda kızarmış kalın soğan halkaları; sekiz adet, sıcak ve çıtır.',
  Beilagensalat: 'Küçük salata',
  'Blattsalat, Gurke und Kirschtomaten mit Balsamico-Vinaigrette in der kleinen Schale.':
    'Küçük kâsede yeşillik, salatalık ve kiraz domates, balsamik vinegretle.',
  'Weißkohl-Möhren-Krautsalat': 'Havuçlu lahana salatası',
  'Weißkohl und Möhren, von Hand geknetet, mit Apfelessig, Kümmel und Petersilie.':
    'Elma sirkesi, Frenk kimyonu ve maydanozla elde ovulmuş beyaz lahana ve havuç.',
  'Aus unseren Pizzatomaten mit wenig Zucker und etwas Sellerie eingekocht, 60 ml.':
    'Pizza domateslerimizden, az şeker ve biraz kerevizle kaynatılmış, 60 ml.',
  'Knoblauch, Eigelb, Senf und Olivenöl, jeden Tag frisch aufgeschlagen, 60 ml.':
    'Sarımsak, yumurta sarısı, hardal ve zeytinyağı; her gün taze çırpılır, 60 ml.',
  'Cremige Mayonnaise mit Sommertrüffel, passt zu Pommes und zu fast allem, 60 ml.':
    'Yaz trüflü kremsi mayonez; patatese ve hemen her şeye yakışır, 60 ml.',
  Hummus: 'Humus',
  'Kichererbsen, Tahin, Zitrone und Kreuzkümmel mit einem Schuss Olivenöl, 120 ml.':
    'Nohut, tahin, limon ve kimyon, üstünde bir parça zeytinyağı, 120 ml.',
  Kräuterquark: 'Otlu quark peyniri',
  'Dip-Trio mit Fladenbrot': 'Pideli sos üçlüsü',
  'Drei Schälchen nach Wahl, gern auch dreimal dasselbe, mit warmem Brot aus dem Holzofen.':
    'Dilediğin üç kâse, istersen üçü de aynı, odun fırınından sıcak ekmekle.',
  'Speisequark mit Schnittlauch, Petersilie und etwas Knoblauch, 120 ml.':
    'Frenk soğanı, maydanoz ve biraz sarımsaklı taze quark peyniri, 120 ml.',
  Räuberpizza: 'Korsan pizza',
  'Kleine Pizza mit Tomatensauce, Mozzarella, Mais und ein paar Scheiben milder Salami.':
    'Domates sosu, mozzarella, mısır ve birkaç dilim hafif salamlı küçük pizza.',
  'Spaghetti mit Tomatensauce': 'Domates soslu spagetti',
  'Glatte Tomatensauce ohne Stücke, obenauf ein wenig gehobelter Parmesan.':
    'Tanesiz, pürüzsüz domates sosu, üstünde biraz parmesan.',
  'Kleine Käsespätzle': 'Küçük peynirli spätzle',
  'Spätzle mit mildem Käse und Erbsen, die Röstzwiebeln bleiben in der Küche.':
    'Hafif peynirli, bezelyeli spätzle; kızarmış soğan mutfakta kalır.',
  'Hähnchennuggets mit Pommes': 'Patatesli tavuk nugget',
  'Fünf Nuggets aus ganzer Hähnchenbrust, selbst paniert, mit Pommes und Ketchup.':
    'Bütün tavuk göğsünden, elde panelenmiş beş nugget; patates ve ketçapla.',
}
