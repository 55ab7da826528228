import { text } from './dish.ts'
import type { Text } from './menu-data.ts'

/** What allergens and additives mean, by code, for guests who ask (spec 3). */
export const labelDescriptions: Readonly<Record<string, Text>> = {
  A: text(
    'Weizen, Roggen, Gerste, Hafer, Dinkel und was daraus gemacht ist, etwa Mehl, Grieß und Malz.',
    'Wheat, rye, barley, oats, spelt and what is made of them, such as flour, semolina and malt.',
  ),
  A1: text(
    'Enthält Gluten; steckt in Mehl, Grieß, Bulgur, Nudeln und Panade.',
    'Contains gluten; found in flour, semolina, bulgur, pasta and breadcrumbs.',
  ),
  A2: text(
    'Enthält Gluten; steckt in Roggenbrot und Sauerteig.',
    'Contains gluten; found in rye bread and sourdough.',
  ),
  A3: text(
    'Enthält Gluten; steckt in Bier, Malz und Graupen.',
    'Contains gluten; found in beer, malt and pearl barley.',
  ),
  A4: text(
    'Enthält Gluten, wenn er nicht eigens glutenfrei angebaut ist; steckt in Flocken und Haferdrink.',
    'Contains gluten unless grown gluten-free; found in flakes and oat drink.',
  ),
  A5: text(
    'Enthält Gluten; eine alte Weizenart, auch als Grünkern.',
    'Contains gluten; an old kind of wheat, also sold as green spelt.',
  ),
  B: text(
    'Garnelen, Krabben, Krebse, Hummer und Brühe daraus.',
    'Prawns, shrimps, crabs, lobster and stock made of them.',
  ),
  C: text(
    'Hühnerei und alles mit Ei: Mayonnaise, frische Nudeln, Kuchen.',
    'Hen’s egg and anything with egg: mayonnaise, fresh pasta, cake.',
  ),
  D: text(
    'Alle Fische, auch Sardellen in Soßen und Fischfond.',
    'All fish, also anchovies in sauces and fish stock.',
  ),
  E: text('Hülsenfrucht; steckt in Soßen, Öl und Süßem.', 'A legume; found in sauces, oil and sweets.'),
  F: text(
    'Sojabohnen: Tofu, Sojasoße, Sojadrink und Lecithin.',
    'Soya beans: tofu, soy sauce, soya drink and lecithin.',
  ),
  G: text(
    'Milch, Butter, Sahne, Käse und Joghurt, mit Milchzucker (Laktose).',
    'Milk, butter, cream, cheese and yoghurt, with milk sugar (lactose).',
  ),
  H: text(
    'Mandeln, Haselnüsse, Walnüsse, Cashews, Pekan-, Para- und Macadamianüsse und Pistazien.',
    'Almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, macadamias and pistachios.',
  ),
  H1: text(
    'Schalenfrucht; steckt in Marzipan, Amaretti und Mandelmilch.',
    'A tree nut; found in marzipan, amaretti and almond milk.',
  ),
  H2: text(
    'Schalenfrucht; steckt in Nougat, Krokant und Nusscreme.',
    'A tree nut; found in nougat, brittle and nut spread.',
  ),
  H3: text(
    'Schalenfrucht; steckt in Pesto, Brot und Gebäck.',
    'A tree nut; found in pesto, bread and pastry.',
  ),
  H4: text(
    'Schalenfrucht; steckt in veganem Käse und Soßen.',
    'A tree nut; found in vegan cheese and sauces.',
  ),
  H5: text('Schalenfrucht; steckt in Gebäck und Eis.', 'A tree nut; found in pastry and ice cream.'),
  H6: text('Schalenfrucht; steckt in Nussmischungen.', 'A tree nut; found in nut mixes.'),
  H7: text(
    'Schalenfrucht; steckt in Mortadella, Eis und Gebäck.',
    'A tree nut; found in mortadella, ice cream and pastry.',
  ),
  H8: text('Schalenfrucht; steckt in Keksen und Eis.', 'A tree nut; found in biscuits and ice cream.'),
  I: text(
    'Knolle, Stangen und Blätter; steckt in Brühe, Soßen und Gewürzmischungen.',
    'Root, stalks and leaves; found in stock, sauces and spice mixes.',
  ),
  J: text(
    'Senf und Senfkörner; steckt in Dressings und Marinaden.',
    'Mustard and mustard seed; found in dressings and marinades.',
  ),
  K: text(
    'Samen, Öl und Paste; steckt in Tahini, Hummus und auf Brötchen.',
    'Seeds, oil and paste; found in tahini, hummus and on buns.',
  ),
  L: text(
    'Mehr als 10 mg je Kilogramm oder Liter; steckt in Wein, Essig und Trockenobst.',
    'More than 10 mg per kilogram or litre; found in wine, vinegar and dried fruit.',
  ),
  M: text(
    'Hülsenfrucht; steckt in Mehl, Gebäck und Fleischersatz.',
    'A legume; found in flour, pastry and meat substitutes.',
  ),
  N: text('Muscheln, Tintenfisch, Austern und Schnecken.', 'Mussels, squid, oysters and snails.'),
  '1': text(
    'Gibt eine Farbe, die nicht aus den Zutaten kommt.',
    'Gives a colour that does not come from the ingredients.',
  ),
  '2': text(
    'Hält länger frisch, zum Beispiel Oliven und Aufschnitt.',
    'Keeps food fresh for longer, such as olives and cold cuts.',
  ),
  '3': text(
    'Schützt Fett und Farbe vor der Luft, oft Vitamin C.',
    'Protects fat and colour from air, often vitamin C.',
  ),
  '4': text(
    'Macht herzhaften Geschmack stärker, zum Beispiel Glutamat.',
    'Makes savoury taste stronger, for example glutamate.',
  ),
  '5': text(
    'Mit Schwefeldioxid haltbar gemacht, zum Beispiel Trockenobst.',
    'Preserved with sulphur dioxide, such as dried fruit.',
  ),
  '6': text('Oliven, die mit Eisensalz schwarz gefärbt sind.', 'Olives turned black with iron salts.'),
  '7': text(
    'Die Schale ist mit Wachs überzogen, zum Beispiel bei Zitronen.',
    'The peel is coated with wax, for example on lemons.',
  ),
  '8': text('Bindet Wasser in Wurst und Schinken.', 'Binds water in sausage and ham.'),
  '9': text('Süßt ohne Zucker oder mit weniger davon.', 'Sweetens without sugar or with less of it.'),
  '10': text(
    'Wichtig bei der Stoffwechselkrankheit Phenylketonurie.',
    'Matters to people with the metabolic disease phenylketonuria.',
  ),
  '11': text(
    'Gilt für viel Zuckeralkohol, zum Beispiel Sorbit.',
    'Holds for a lot of sugar alcohol, such as sorbitol.',
  ),
  '12': text(
    'Gibt Schinken und Salami ihre rote Farbe und hält sie haltbar.',
    'Gives ham and salami their red colour and preserves them.',
  ),
  '13': text(
    'Macht wach; für Kinder und Schwangere nicht empfohlen, wenn es viel ist.',
    'A stimulant; in larger amounts not recommended for children and in pregnancy.',
  ),
  '14': text(
    'Schmeckt bitter, zum Beispiel in Tonic; in der Schwangerschaft besser meiden.',
    'Tastes bitter, for example in tonic water; better avoided in pregnancy.',
  ),
  '15': text('Ein Zusatz in Energiegetränken.', 'An addition to energy drinks.'),
}
