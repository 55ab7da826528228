/** Turkish of the screen that imports a paper menu. */
export const importScreenMessages = {
  'Import a menu': 'Menüyü içe aktar',
  'Change the text': 'Metni değiştir',
  'This is too long for a menu': 'Bu bir menü için çok uzun',
  'The file is empty': 'Dosya boş',
  'This is no text file. Save the menu as text first.':
    'Bu bir metin dosyası değil. Önce menüyü metin olarak kaydedin.',
  'Paste the text of the menu first': 'Önce menünün metnini yapıştırın',
  'Copy the text out of Word, a PDF or a web page, with the legend of the codes. You see what was read before anything is saved, and guests see nothing until you publish.':
    'Metni kısaltma açıklamalarıyla birlikte Word’den, bir PDF’ten ya da bir web sayfasından kopyalayın. Kaydetmeden önce okunan her şeyi görürsünüz; yayımlanana kadar misafirler hiçbir şey görmez.',
  'Text of the menu': 'Menünün metni',
  'Read the menu': 'Menüyü oku',
  'Open a file': 'Dosya aç',
  'No dish was found': 'Yemek bulunamadı',
  'Each dish needs a line with its name and a price, for example ‘Pizza Margherita 8,50’.':
    'Her yemek için adı ve fiyatı olan bir satır gerekir, örneğin “Pizza Margherita 8,50”.',
  '{dishes} dishes in {categories} categories': '{categories} kategoride {dishes} yemek',
  '{count, plural, one {# line is unclear} other {# lines are unclear}}':
    '{count, plural, one {# satır belirsiz} other {# satır belirsiz}}',
  'Where codes are unclear, the allergens of the dish stay open until you confirm them here or in its editor. Until then guests read that they should ask.':
    'Kısaltmalar belirsizse, burada ya da yemeğin düzenleyicisinde onaylanana kadar alerjenler açık kalır. O zamana kadar misafirlere sormaları gerektiği söylenir.',
  'Show unclear lines alone': 'Yalnızca belirsiz satırları göster',
  'Take over as drafts': 'Taslak olarak al',
  'Left for you': 'Size kalanlar',
  'These lines look like part of the offer. Make them by hand, for example combos with their courses.':
    'Bu satırlar menünün parçası gibi görünüyor. Elle oluşturun, örneğin bölümleriyle birlikte menüleri.',
  'Line {line}': 'Satır {line}',
  'Checked: it has none of them': 'Kontrol edildi: hiçbirini içermiyor',
  'Checked: the codes are right and complete': 'Kontrol edildi: kısaltmalar doğru ve eksiksiz',
  'The menu is drafted. Look at it, then publish it.': 'Menü taslak olarak hazır. Bakın, sonra yayımlayın.',
  Export: 'Dışa aktar',
  'Dishes and prices for a spreadsheet (CSV)': 'Tablo olarak yemekler ve fiyatlar (CSV)',
  'Everything that guests see (JSON)': 'Misafirlerin gördüğü her şey (JSON)',
  'A file that was exported here, for a spreadsheet (CSV) or of everything (JSON), can be opened too.':
    'Burada dışa aktarılan bir dosya da açılabilir: tablo olarak (CSV) ya da her şeyle (JSON).',
  'Nothing differs from the menu as it is': 'Şu anki menüden farklı bir şey yok',
  'These columns mean nothing here: {columns}': 'Bu sütunların burada bir anlamı yok: {columns}',
  'Unclear, and left as it is': 'Belirsiz, olduğu gibi kalıyor',
  'Answer these in the file and open it again; the rest can be taken over now.':
    'Bunları dosyada düzeltip dosyayı yeniden açın; geri kalanı şimdi alınabilir.',
  'Row {row}, {column}': 'Satır {row}, {column}',
  'Open another file': 'Başka dosya aç',
  'The file is drafted. Look at it, then publish it.':
    'Dosya taslak olarak alındı. İnceleyin, sonra yayımlayın.',
  'This is no file that was exported here': 'Bu, burada dışa aktarılmış bir dosya değil',
  'The first row needs the names of the columns, at least ‘dish’ and ‘price’, as in an export':
    'İlk satırda, dışa aktarımdaki gibi sütun adları bulunmalı, en az ‘dish’ ve ‘price’',
  'There are newer drafts of what this file would change. Publish or discard them first.':
    'Bu dosyanın değiştireceği şeylerin daha yeni taslakları var. Önce bunları yayımlayın ya da silin.',
  'The file names what is neither in it nor in the shop':
    'Dosya, ne içinde ne de mağazada olan bir şeyi anıyor',
  'The file has mistakes. Nothing was changed.': 'Dosyada hatalar var. Hiçbir şey değiştirilmedi.',
  'The row has no name of a dish': 'Satırda yemek adı yok',
  'The row has no category': 'Satırda kategori yok',
  'Name and id are of two categories; one of them has to go':
    'Ad ve kimlik iki ayrı kategoriye ait; biri silinmeli',
  'Several categories have this name; the id of one is needed':
    'Bu adda birden fazla kategori var; birinin kimliği gerekli',
  'Several dishes have this name; the id of one is needed':
    'Bu adda birden fazla yemek var; birinin kimliği gerekli',
  'The row has no price': 'Satırda fiyat yok',
  'This is no amount of money, like 8,50': 'Bu, 8,50 gibi bir tutar değil',
  'An earlier row says something else about the same dish':
    'Önceki bir satır aynı yemek için başka bir şey söylüyor',
  'The dish has this size already in an earlier row': 'Yemeğin bu boyutu önceki bir satırda zaten var',
  'Only these are possible: {choices}': 'Yalnızca şunlar olabilir: {choices}',
  'No allergen or additive has the code {code}': '{code} kodlu bir alerjen ya da katkı maddesi yok',
  'An id has letters, digits and hyphens only': 'Bir kimlikte yalnızca harf, rakam ve kısa çizgi olabilir',
  'On the menu already': 'Menüde zaten var',
  'This category is on the menu already: the dishes that are ticked are added to it.':
    'Bu kategori menüde zaten var: işaretli yemekler ona eklenir.',
  'New sizes in it: {sizes}': 'İçindeki yeni boylar: {sizes}',
  '{count, plural, one {# dish is} other {# dishes are}} on the menu already and would stand there twice. Change prices in the outline, or with the spreadsheet of the export.':
    '{count, plural, one {# yemek} other {# yemek}} zaten menüde; alınırsa iki kez görünür. Fiyatlar menüde ya da dışa aktarılan tabloyla değiştirilebilir.',
}
