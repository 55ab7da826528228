/** Paying online, as guests read it. */
export const paymentMessages = {
  'Pay now': 'Şimdi öde',
  'Try to pay again': 'Yeniden ödemeyi dene',
  'Your payment did not arrive': 'Ödemeniz ulaşmadı',
  'Your payment came too late': 'Ödemeniz çok geç ulaştı',
  'Nothing was ordered. Your money is being paid back to you.':
    'Sipariş verilmedi. Paranız size iade ediliyor.',
  'Nothing was ordered. Money that still arrives is paid back if we cannot cook for you any more.':
    'Hiçbir şey sipariş edilmedi. Para yine de ulaşırsa ve artık yemek yapamıyorsak geri ödenir.',
  'Nothing was charged; the reserved amount is released.':
    'Hiçbir tutar çekilmedi; ayrılan tutar serbest bırakılıyor.',
  'Reserved online; charged when the restaurant accepts.':
    'Çevrimiçi ayrıldı; restoran kabul edince çekilir.',
  'Paid online, and paid back in full.': 'Çevrimiçi ödendi ve tamamı iade edildi.',
  'Paid online; {amount} of it was paid back.': 'Çevrimiçi ödendi; {amount} iade edildi.',
  'Paid online; {amount} of it was paid back, and the rest is being paid back too.':
    'Çevrimiçi ödendi; {amount} iade edildi, kalanı da iade ediliyor.',
  'Paid online; it is being paid back to you.': 'Çevrimiçi ödendi; para size iade ediliyor.',
  'Paid online.': 'Çevrimiçi ödendi.',
  'The payment was taken back by the bank.': 'Banka ödemeyi geri aldı.',
  'The payment is being checked.': 'Ödeme kontrol ediliyor.',
  'Nothing was charged.': 'Hiçbir tutar çekilmedi.',
} as const satisfies Record<string, string>

/** Paying online, as the staff reads it. */
export const paymentStaffMessages = {
  'Online payment': 'Çevrimiçi ödeme',
  'Pay back': 'İade et',
  'Pay back {code}': '{code} için iade',
  'Everything that is left: {amount}': 'Kalan her şey: {amount}',
  'An amount': 'Bir tutar',
  'Some dishes': 'Bazı yemekler',
  'How much is paid back?': 'Ne kadar iade edilecek?',
  'Amount in euros': 'Euro olarak tutar',
  'Reason for the books': 'Kayıtlar için neden',
  Refunds: 'İadeler',
  'Refund on its way: {amount}': 'İade yolda: {amount}',
  'Paid back: {amount}': 'İade edildi: {amount}',
  'Refund failed: {amount}': 'İade başarısız: {amount}',
  'Refund withdrawn: {amount}': 'İade geri alındı: {amount}',
  'Waiting for the payment': 'Ödeme bekleniyor',
  'Money reserved': 'Tutar ayrıldı',
  Paid: 'Ödendi',
  'Partly paid back': 'Kısmen iade edildi',
  'Paid back': 'İade edildi',
  'Payment failed': 'Ödeme başarısız',
  'Payment needs a look': 'Ödemeye bakılmalı',
  'Taken back by the bank': 'Banka geri aldı',
  'Payments need a look': 'Bakılması gereken ödemeler var',
  'And {count} more': 'Ve {count} tane daha',
  'A payment of {amount} does not match its order': '{amount} tutarındaki ödeme siparişiyle uyuşmuyor',
  'A payment of {amount} has no order': '{amount} tutarındaki ödemenin siparişi yok',
  '{amount} could not be taken': '{amount} çekilemedi',
  'A refund of {amount} has failed': '{amount} tutarındaki iade başarısız oldu',
  'A payment of {amount} has to be paid back by hand':
    '{amount} tutarındaki ödemenin elle iade edilmesi gerekiyor',
  'Try the refund again': 'İadeyi yeniden dene',
  'The bank has taken back {amount}': 'Banka {amount} tutarını geri aldı',
  'I take care of it': 'Ben ilgileniyorum',
} as const satisfies Record<string, string>
