/** Points and saved addresses, as the rules speak of them (domain/messages.ts). */
export const loyaltyMessages = {
  'This address is not saved in your account': 'Bu adres hesabınızda kayıtlı değil',
  'Invoices are not issued here': 'Burada fatura düzenlenmiyor',
  'Loyalty points cannot be used for this order': 'Bu siparişte sadakat puanı kullanılamıyor',
  "Cart total has to be greater or equal then your points' amount.":
    'Sepet tutarı, puanlarınızın değerinden az olamaz.',
  'Please enter a name for the address': 'Lütfen adrese bir ad verin',
  'You cannot save more than 50 addresses': 'En fazla 50 adres kaydedebilirsiniz',
  'Points earned with order {code}': '{code} numaralı siparişle kazanılan puanlar',
  'Points used for order {code}': '{code} numaralı sipariş için ayrılan puanlar',
  'Points returned from order {code}': '{code} numaralı siparişten iade edilen puanlar',
  'Points spent with order {code}': '{code} numaralı siparişte harcanan puanlar',
  'Points taken back with order {code}': '{code} siparişinden geri alınan puanlar',
  'Points of a deleted account': 'Silinen bir hesabın puanları',
} as const satisfies Record<string, string>
