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
} as const satisfies Record<string, string>
