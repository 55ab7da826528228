/** What the rules say about guests, to them and to the staff (domain/guests/guest-messages.ts). */
export const guestRulesMessages = {
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us: {contact}':
    'Şu anda burada sipariş vermeniz ve oturum açmanız mümkün değil. Bunun bir yanlışlık olduğunu düşünüyorsanız lütfen bize ulaşın: {contact}',
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us at the restaurant':
    'Şu anda burada sipariş vermeniz ve oturum açmanız mümkün değil. Bunun bir yanlışlık olduğunu düşünüyorsanız lütfen restoranda bizimle konuşun',
  'Corrected by the restaurant: {reason}': 'Restoran tarafından düzeltildi: {reason}',
  'Please give a reason': 'Lütfen bir neden belirtin',
  'Please enter how many points': 'Lütfen kaç puan olduğunu girin',
  'The guest has fewer points than that': 'Misafirin bu kadar puanı yok',
  'Only guests with an account have points': 'Yalnızca hesabı olan misafirlerin puanı olur',
  'This guest has an order under way. Please delete the data when it is finished':
    'Bu misafirin süren bir siparişi var. Lütfen verileri sipariş tamamlanınca silin',
  'A part of a name, an e-mail address or a phone number is enough, or the number of an order.':
    'Adın, e-posta adresinin veya telefon numarasının bir kısmı ya da bir sipariş numarası yeterlidir.',
  'Clear the search': 'Aramayı temizle',
  'Search all guests': 'Tüm müşterilerde ara',
  'Show all guests': 'Tüm müşterileri göster',
  'Whoever only reserved or wrote stands in no list: type the whole e-mail address to answer a request about personal data.':
    'Yalnızca rezervasyon yapan veya yazan kişi hiçbir listede yer almaz: kişisel verilerle ilgili bir talebi yanıtlamak için e-posta adresinin tamamını yazın.',
} as const satisfies Record<string, string>
