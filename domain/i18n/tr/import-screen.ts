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
  'Open a text file': 'Metin dosyası aç',
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
}
