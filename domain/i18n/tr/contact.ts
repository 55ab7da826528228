/** The contact page. */
export const contactMessages = {
  '(optional)': '(isteğe bağlı)',
  '(required)': '(zorunlu)',
  Address: 'Adres',
  'Also here': 'Burada da varız',
  'Contact us': 'Bize ulaşın',
  'E-mail': 'E-posta',
  'First name': 'Ad',
  'I read and accept the below terms': 'Aşağıdaki koşulları okudum ve kabul ediyorum',
  'Last name': 'Soyad',
  'Opening hours': 'Açılış saatleri',
  'Load map': 'Haritayı yükle',
  'Log in again': 'Yeniden giriş yap',
  Map: 'Harita',
  'Map with {address}': 'Harita: {address}',
  Message: 'Mesaj',
  'No connection': 'Bağlantı yok',
  'Notes on data protection': 'Kişisel verilerin korunması',
  'Our answer goes there': 'Yanıtımız buraya gelir',
  Phone: 'Telefon',
  'Plan a route': 'Yol tarifi al',
  'Please enter a subject': 'Lütfen bir konu girin',
  'Please enter your first name': 'Lütfen adınızı girin',
  'Please enter your last name': 'Lütfen soyadınızı girin',
  'Please enter your message': 'Lütfen mesajınızı yazın',
  'Questions, wishes, a birthday for twenty? Write to us or drop by.':
    'Sorular, dilekler, yirmi kişilik bir doğum günü mü? Bize yazın ya da uğrayın.',
  'Send message': 'Mesajı gönder',
  'Sending …': 'Gönderiliyor …',
  'Something broke in our kitchen, not on your side. Please try again in a moment':
    'Sorun sizde değil, bizim mutfakta bir aksilik oldu. Lütfen birazdan yeniden deneyin',
  'Show: {field}': 'Göster: {field}',
  'Still open: {list}': 'Eksik kalanlar: {list}',
  'Sketch, not to scale': 'Kroki, ölçekli değildir',
  Subject: 'Konu',
  Terms: 'Koşullar',
  'Terms and conditions': 'Genel işlem koşulları',
  'The map comes from {host}. Your internet address goes there. <0>Privacy notice</0>':
    'Harita {host} sunucusundan gelir. İnternet adresiniz oraya iletilir. <0>Gizlilik bildirimi</0>',
  'Too many tries. Please wait 15 minutes': 'Çok fazla deneme yapıldı. Lütfen 15 dakika bekleyin',
  'We could not reach the restaurant. Please check your connection and try again':
    'Restorana ulaşamadık. Lütfen bağlantınızı kontrol edip yeniden deneyin',
  'Write another message': 'Bir mesaj daha yaz',
  'Write to us': 'Bize yazın',
  'You are offline. Your details stay here until the connection is back.':
    'Çevrimdışısınız. Bağlantı gelene kadar bilgileriniz burada kalır.',
  'Your message has been received. We will contact you shortly.':
    'Mesajınız bize ulaştı. Kısa süre içinde size döneceğiz.',
  'Your session has ended.': 'Oturumunuz sona erdi.',
  'opens in a new tab': 'yeni sekmede açılır',
  '{count, plural, one {Please check one field} other {Please check # fields}}':
    '{count, plural, one {Lütfen bir alanı kontrol edin} other {Lütfen # alanı kontrol edin}}',
} as const satisfies Record<string, string>
