import { boardMessages } from './board.ts'
import { counterMessages } from './counter.ts'
import { holidayMessages } from './holidays.ts'
import { hoursMessages } from './hours.ts'
import { todayMessages } from './today.ts'

/** Turkish of the back office. */
export const backofficeMessages = {
  ...counterMessages,
  ...boardMessages,
  ...todayMessages,
  ...holidayMessages,
  ...hoursMessages,
  '{count, plural, one {# new order} other {# new orders}}: {codes}':
    '{count, plural, one {# yeni sipariş} other {# yeni sipariş}}: {codes}',
  Address: 'Adres',
  All: 'Tümü',
  'All orders': 'Tüm siparişler',
  'As of {time}. We keep trying.': 'Son durum: {time}. Denemeye devam ediyoruz.',
  'Check ID: {age}+': 'Kimlik kontrolü: {age}+',
  'Check the network of this device. Nothing is lost: orders wait on the server.':
    'Bu cihazın ağını kontrol edin. Hiçbir şey kaybolmaz: siparişler sunucuda bekler.',
  Dishes: 'Yemekler',
  'E-mail or password is wrong': 'E-posta veya şifre yanlış',
  'Filter by status': 'Duruma göre süz',
  Goods: 'Yiyecek ve içecek',
  'Kitchen ticket – not a receipt': 'Mutfak fişi – kasa fişi değildir',
  'Loading …': 'Yükleniyor …',
  'New orders appear here by themselves.': 'Yeni siparişler burada kendiliğinden görünür.',
  'No connection. Please check the network of this device.':
    'Bağlantı yok. Lütfen bu cihazın ağını kontrol edin.',
  'No orders with this status': 'Bu durumda sipariş yok',
  'No orders yet': 'Henüz sipariş yok',
  Orders: 'Siparişler',
  Password: 'Şifre',
  'Pays with': 'Ödeme yöntemi',
  Received: 'Alındı',
  'Show older orders': 'Eski siparişleri göster',
  'Sign in': 'Giriş yap',
  'Sign out': 'Çıkış yap',
  'Signed in as': 'Giriş yapan',
  'Signing in …': 'Giriş yapılıyor …',
  'Something went wrong on our side. Please try again.':
    'Bizde bir şeyler ters gitti. Lütfen yeniden deneyin.',
  'The orders could not be read': 'Siparişler yüklenemedi',
  'This page does not exist': 'Böyle bir sayfa yok',
  'To be collected': 'Teslim alınacak',
  'To the orders': 'Siparişlere git',
  'Too many tries. Please wait 15 minutes': 'Çok fazla deneme yapıldı. Lütfen 15 dakika bekleyin',
  'We keep trying.': 'Denemeye devam ediyoruz.',
  'Reusable packaging': 'Yeniden kullanılabilir ambalaj',
} as const satisfies Record<string, string>
