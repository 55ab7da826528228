/** Turkish for the payment page of the sandbox, which lies outside of all screens. */
export const sandboxMessages = {
  'Sandbox: no real money moves': 'Deneme alanı: Gerçek para hareket etmez',
  'To pay': 'Ödenecek tutar',
  'This payment': 'Bu ödeme',
  Pay: 'Öde',
  'It works at once': 'Hemen gerçekleşir',
  'Pay, confirmed later': 'Bekleyerek öde',
  'The bank takes {seconds} seconds': 'Banka {seconds} saniye bekletir',
  'Decline payment': 'Ödemeyi reddet',
  'The bank says no': 'Banka hayır der',
  'Cancel payment': 'Vazgeç',
  'Back to the checkout without paying': 'Ödemeden kasaya dön',
  'The money is held until the restaurant accepts the order.':
    'Restoran siparişi kabul edene kadar tutar yalnızca bloke edilir.',
  'The bank is still looking at this payment.': 'Banka bu ödemeyi hâlâ inceliyor.',
  'The money of this payment is held.': 'Bu ödemenin tutarı bloke edildi.',
  'This payment is paid.': 'Bu ödeme yapıldı.',
  'This payment was declined.': 'Bu ödeme reddedildi.',
  'This payment has run out.': 'Bu ödemenin süresi doldu.',
  'This payment was cancelled.': 'Bu ödemeden vazgeçildi.',
  'Back to the restaurant': 'Restorana dön',
}
