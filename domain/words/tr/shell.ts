/** The frame of the shop, as its first moment needs it. */
export const shellWords = {
  Close: 'Kapat',
  Closed: 'Kapalı',
  Language: 'Dil',
  'My account': 'Hesabım',
  'Next opening hours: {time}': 'Sonraki açılış: {time}',
  'Open menu': 'Gezinme menüsünü aç',
  'Open now': 'Şimdi açık',
  'Opens {day} {time}': 'Açılış: {day} {time}',
  'Opens {time}': 'Açılış: {time}',
  'Or call us:': 'Ya da bizi arayın:',
  Pages: 'Sayfalar',
  Reservation: 'Rezervasyon',
  'Skip to content': 'İçeriğe geç',
  'Something broke in our kitchen, not on your side. Your cart is still there.':
    'Sorun sizde değil, bizim mutfakta bir aksilik oldu. Sepetiniz yerinde duruyor.',
  'That did not work': 'Bu olmadı',
  'To the menu': 'Menüye git',
  'Try again': 'Yeniden dene',
  'You can order for later.': 'Daha sonrası için sipariş verebilirsiniz.',
  'You can order for later, from {time}.': 'Daha sonrası için sipariş verebilirsiniz, en erken {time}.',
} as const satisfies Record<string, string>
