/** Turkish of the screens of allergens and additives. */
export const noticeMessages = {
  'New allergen': 'Yeni alerjen',
  'New additive': 'Yeni katkı maddesi',
  'The law knows 14 allergens': 'Yasa 14 alerjen tanır',
  'Take them with the usual letters, and the additives with the usual numbers. Then each dish only needs its ticks. What you do not need can be removed.':
    'Onları alışılmış harflerle, katkı maddelerini de alışılmış numaralarla al. Sonra her yemekte işaretlemek yeter. Gerekmeyenler kaldırılabilir.',
  'Take the usual ones': 'Alışılmış olanları al',
  'Stands beside each dish that has it, for example A1 or 12':
    'Onu içeren her yemeğin yanında durur, örneğin A1 veya 12',
  'The law asks for the words: guests read them with every dish.':
    'Yasa sözcükleri ister: misafirler her yemekte okur.',
  'Used in': 'Kullanıldığı yerler',
  'Nothing names it yet.': 'Henüz hiçbir yerde geçmiyor.',
  'used {count} times': '{count} × kullanıldı',
  'Several changes of the menu': 'Menüde birkaç değişiklik',
  Codes: 'Kısaltmalar',
  Undecided: 'Açık',
  'none of them': 'hiçbiri',
  'Allergens of all dishes': 'Tüm yemeklerin alerjenleri',
  'All dishes are decided': 'Tüm yemekler belirlendi',
  '{count, plural, one {# dish is undecided} other {# dishes are undecided}}':
    '{count, plural, one {# yemek açık} other {# yemek açık}}',
  '{count} undecided': '{count} açık',
  'All dishes': 'Tüm yemekler',
  'Only undecided ones': 'Yalnızca açık olanlar',
  Columns: 'Sütunlar',
  'A tick saves by itself. Take the tick of ‘undecided’ away once a dish is complete: until then guests are asked to call.':
    'Her işaret kendiliğinden kaydedilir. Bir yemek tamamlanınca “Açık” işaretini kaldır: o zamana kadar misafirlerden sormaları istenir.',
  'All dishes of {name} are decided': '{name} yemeklerinin hepsi belirlendi',
  'First the allergens, then the dishes': 'Önce alerjenler, sonra yemekler',
  'Here each dish gets its allergens': 'Her yemek alerjenlerini burada alır',
  'With their codes and words taken over, each dish only needs its ticks here.':
    'Kısaltmalar ve sözcükler alınınca her yemeğe burada işaret koymak yeter.',
  'As soon as there are dishes on the menu, they stand here in rows with a column for each allergen.':
    'Menüde yemek olunca burada satır satır durur, her alerjen için bir sütunla.',
} as const satisfies Record<string, string>
