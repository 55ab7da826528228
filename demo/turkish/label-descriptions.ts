/** Turkish of what allergens and additives mean. */
export const descriptionsInTurkish: Readonly<Record<string, string>> = {
  'Weizen, Roggen, Gerste, Hafer, Dinkel und was daraus gemacht ist, etwa Mehl, Grieß und Malz.':
    'Buğday, çavdar, arpa, yulaf, kavuzlu buğday ve bunlardan yapılan un, irmik, malt gibi ürünler.',
  'Enthält Gluten; steckt in Mehl, Grieß, Bulgur, Nudeln und Panade.':
    'Gluten içerir; un, irmik, bulgur, makarna ve galeta ununda bulunur.',
  'Enthält Gluten; steckt in Roggenbrot und Sauerteig.':
    'Gluten içerir; çavdar ekmeği ve ekşi mayada bulunur.',
  'Enthält Gluten; steckt in Bier, Malz und Graupen.':
    'Gluten içerir; bira, malt ve kabuksuz arpada bulunur.',
  'Enthält Gluten, wenn er nicht eigens glutenfrei angebaut ist; steckt in Flocken und Haferdrink.':
    'Özel olarak glutensiz yetiştirilmediyse gluten içerir; ezme ve yulaf içeceğinde bulunur.',
  'Enthält Gluten; eine alte Weizenart, auch als Grünkern.': 'Gluten içerir; eski bir buğday türüdür.',
  'Garnelen, Krabben, Krebse, Hummer und Brühe daraus.':
    'Karides, yengeç, kerevit, ıstakoz ve bunların suyu.',
  'Hühnerei und alles mit Ei: Mayonnaise, frische Nudeln, Kuchen.':
    'Tavuk yumurtası ve yumurtalı her şey: mayonez, taze makarna, kek.',
  'Alle Fische, auch Sardellen in Soßen und Fischfond.':
    'Tüm balıklar; soslardaki hamsi ve balık suyu dahil.',
  'Hülsenfrucht; steckt in Soßen, Öl und Süßem.': 'Bir baklagildir; sos, yağ ve tatlılarda bulunur.',
  'Sojabohnen: Tofu, Sojasoße, Sojadrink und Lecithin.':
    'Soya fasulyesi: tofu, soya sosu, soya içeceği ve lesitin.',
  'Milch, Butter, Sahne, Käse und Joghurt, mit Milchzucker (Laktose).':
    'Süt, tereyağı, krema, peynir ve yoğurt; süt şekeri (laktoz) ile.',
  'Mandeln, Haselnüsse, Walnüsse, Cashews, Pekan-, Para- und Macadamianüsse und Pistazien.':
    'Badem, fındık, ceviz, kaju, pekan, Brezilya fıstığı, makademya ve Antep fıstığı.',
  'Schalenfrucht; steckt in Marzipan, Amaretti und Mandelmilch.':
    'Sert kabuklu yemiş; badem ezmesi, amaretti ve badem sütünde bulunur.',
  'Schalenfrucht; steckt in Nougat, Krokant und Nusscreme.':
    'Sert kabuklu yemiş; nuga, krokan ve fındık kremasında bulunur.',
  'Schalenfrucht; steckt in Pesto, Brot und Gebäck.':
    'Sert kabuklu yemiş; pesto, ekmek ve hamur işlerinde bulunur.',
  'Schalenfrucht; steckt in veganem Käse und Soßen.': 'Sert kabuklu yemiş; vegan peynir ve soslarda bulunur.',
  'Schalenfrucht; steckt in Gebäck und Eis.': 'Sert kabuklu yemiş; hamur işi ve dondurmada bulunur.',
  'Schalenfrucht; steckt in Nussmischungen.': 'Sert kabuklu yemiş; karışık kuruyemişlerde bulunur.',
  'Schalenfrucht; steckt in Mortadella, Eis und Gebäck.':
    'Sert kabuklu yemiş; mortadella, dondurma ve hamur işlerinde bulunur.',
  'Schalenfrucht; steckt in Keksen und Eis.': 'Sert kabuklu yemiş; bisküvi ve dondurmada bulunur.',
  'Knolle, Stangen und Blätter; steckt in Brühe, Soßen und Gewürzmischungen.':
    'Kök, sap ve yaprakları; et suyu, sos ve baharat karışımlarında bulunur.',
  'Senf und Senfkörner; steckt in Dressings und Marinaden.':
    'Hardal ve hardal tohumu; salata sosu ve marinatlarda bulunur.',
  'Samen, Öl und Paste; steckt in Tahini, Hummus und auf Brötchen.':
    'Tohum, yağ ve ezme; tahin, humus ve sandviç ekmeklerinde bulunur.',
  'Mehr als 10 mg je Kilogramm oder Liter; steckt in Wein, Essig und Trockenobst.':
    'Kilogram veya litrede 10 mg’dan fazla; şarap, sirke ve kuru meyvede bulunur.',
  'Hülsenfrucht; steckt in Mehl, Gebäck und Fleischersatz.':
    'Bir baklagildir; un, hamur işi ve et ikamelerinde bulunur.',
  'Muscheln, Tintenfisch, Austern und Schnecken.': 'Midye, kalamar, istiridye ve salyangoz.',
  'Gibt eine Farbe, die nicht aus den Zutaten kommt.': 'Malzemelerden gelmeyen bir renk verir.',
  'Hält länger frisch, zum Beispiel Oliven und Aufschnitt.':
    'Zeytin ve şarküteri gibi ürünleri daha uzun taze tutar.',
  'Schützt Fett und Farbe vor der Luft, oft Vitamin C.':
    'Yağı ve rengi havadan korur, çoğunlukla C vitaminidir.',
  'Macht herzhaften Geschmack stärker, zum Beispiel Glutamat.':
    'Tuzlu lezzeti güçlendirir, örneğin glutamat.',
  'Mit Schwefeldioxid haltbar gemacht, zum Beispiel Trockenobst.':
    'Kuru meyve gibi, kükürt dioksitle korunmuştur.',
  'Oliven, die mit Eisensalz schwarz gefärbt sind.': 'Demir tuzlarıyla siyahlaştırılmış zeytin.',
  'Die Schale ist mit Wachs überzogen, zum Beispiel bei Zitronen.':
    'Limonda olduğu gibi kabuğu mumla kaplanmıştır.',
  'Bindet Wasser in Wurst und Schinken.': 'Sosis ve jambonda suyu bağlar.',
  'Süßt ohne Zucker oder mit weniger davon.': 'Şekersiz veya daha az şekerle tatlandırır.',
  'Wichtig bei der Stoffwechselkrankheit Phenylketonurie.': 'Fenilketonüri hastaları için önemlidir.',
  'Gilt für viel Zuckeralkohol, zum Beispiel Sorbit.':
    'Sorbitol gibi şeker alkollerinin çok tüketilmesinde geçerlidir.',
  'Gibt Schinken und Salami ihre rote Farbe und hält sie haltbar.':
    'Jambon ve salama kırmızı rengini verir ve korur.',
  'Macht wach; für Kinder und Schwangere nicht empfohlen, wenn es viel ist.':
    'Uyarıcıdır; fazlası çocuklar ve hamileler için önerilmez.',
  'Schmeckt bitter, zum Beispiel in Tonic; in der Schwangerschaft besser meiden.':
    'Tonikteki acı tattır; hamilelikte kaçınılması daha iyidir.',
  'Ein Zusatz in Energiegetränken.': 'Enerji içeceklerine katılan bir maddedir.',
}
