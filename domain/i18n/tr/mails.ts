/** What the restaurant writes in its mails. Words that the pages share stand with the pages. */
export const mailMessages = {
  'A message for you': 'Size bir mesaj var',
  'A way to sign in to your account has changed.': 'Hesabınıza giriş yollarından biri değişti.',
  'As soon as possible': 'En kısa sürede',
  'Confirm the address': 'Adresi onayla',
  'E-mail': 'E-posta',
  Guests: 'Kişi sayısı',
  'Hello {name}, please confirm that this address belongs to you:':
    'Merhaba {name}, lütfen bu adresin size ait olduğunu onaylayın:',
  'Hello {name}, you have asked for a new password:': 'Merhaba {name}, yeni bir şifre istediniz:',
  'Hello {name}, your account has been linked to {provider}.':
    'Merhaba {name}, hesabınız artık {provider} ile bağlantılı.',
  'Hello {name}, your account is not linked to {provider} any more.':
    'Merhaba {name}, hesabınızın {provider} bağlantısı kaldırıldı.',
  'It is valid until {time}. Your old password keeps working until you sign in with the new one.':
    'Son geçerlilik: {time}. Yenisiyle giriş yapana kadar eski şifreniz geçerli kalır.',
  'Just answer this mail: your answer goes to {email}.':
    'Bu e-postayı yanıtlamanız yeterli: yanıtınız {email} adresine gider.',
  'Message from {name}: {subject}': 'Mesaj – {name}: {subject}',
  'Your sign-in has changed': 'Giriş bilgileriniz değişti',
  'Hello {name}, your account has a new e-mail address and a new password.':
    'Merhaba {name}, hesabınızın yeni bir e-posta adresi ve yeni bir şifresi var.',
  'Hello {name}, your account has a new e-mail address.':
    'Merhaba {name}, hesabınızın yeni bir e-posta adresi var.',
  'Hello {name}, your account has a new password.': 'Merhaba {name}, hesabınızın yeni bir şifresi var.',
  'That was not you? Please call us at once.': 'Bu siz değil miydiniz? Lütfen bizi hemen arayın.',
  'My account': 'Hesabım',
  'No table free, {time}': 'Boş masa yok, {time}',
  'Nothing has to be paid. Please call us, we will find a way together.':
    'Hiçbir şey ödemeniz gerekmiyor. Lütfen bizi arayın, birlikte bir çözüm buluruz.',
  'One more step and your account is complete.': 'Bir adım daha, sonra hesabınız hazır.',
  'Ordered on': 'Sipariş tarihi',
  'Please answer in the back office; the guest is told by mail.':
    'Lütfen yönetim panelinden yanıtlayın; misafire e-postayla bildirilir.',
  'Please confirm your e-mail address': 'Lütfen e-posta adresinizi onaylayın',
  'See you soon, {name}!': 'Yakında görüşmek üzere, {name}!',
  'Sign in': 'Giriş yap',
  'Somebody asks for a table': 'Bir misafir masa istiyor',
  'Sorry, {name}': 'Üzgünüz, {name}',
  'Table for {guests}, {time}: {name}': '{guests} kişilik masa, {time}: {name}',
  'Thank you for your message': 'Mesajınız için teşekkürler',
  'Thank you for your order, {name}!': 'Siparişiniz için teşekkürler, {name}!',
  'Thank you for your request, {name}!': 'İsteğiniz için teşekkürler, {name}!',
  'That was not you? Please remove it in your account, change your password and call us.':
    'Bunu siz yapmadınız mı? Lütfen hesabınızdan kaldırın, şifrenizi değiştirin ve bizi arayın.',
  'That was not you? Please change your password and call us.':
    'Bunu siz yapmadınız mı? Lütfen şifrenizi değiştirin ve bizi arayın.',
  'The link is valid until {time}.': 'Bağlantının son geçerliliği: {time}.',
  'Use it to sign in; your old password keeps working until you do.':
    'Bununla giriş yapın; o zamana kadar eski şifreniz geçerli kalır.',
  'We are sorry: we cannot make your order {code}.':
    'Üzgünüz: {code} numaralı siparişinizi hazırlayamıyoruz.',
  'We are sorry: we have no table for you at this time. Please ask us for another one.':
    'Üzgünüz: bu saatte size verebileceğimiz masa yok. Lütfen başka bir saat sorun.',
  'We cannot make your order {code}': '{code} numaralı siparişinizi hazırlayamıyoruz',
  'We have received your message and will answer you soon.':
    'Mesajınızı aldık, kısa süre içinde yanıtlayacağız.',
  'We have your order and confirm it in a moment. You can follow it on its page.':
    'Siparişiniz bize ulaştı, birazdan onaylıyoruz. Kendi sayfasından takip edebilirsiniz.',
  'We have your order and confirm it in good time. You can follow it on its page.':
    'Siparişiniz bize ulaştı, zamanında onaylıyoruz. Kendi sayfasından takip edebilirsiniz.',
  'We have your order. You can follow it on its page.':
    'Siparişiniz bize ulaştı. Kendi sayfasından takip edebilirsiniz.',
  'We will answer you soon. Your table is not reserved yet.':
    'Kısa süre içinde yanıtlayacağız. Masanız henüz ayrılmış değil.',
  'You can no longer sign in with {provider}': 'Artık {provider} ile giriş yapamazsınız',
  'You can now sign in with {provider}': 'Artık {provider} ile giriş yapabilirsiniz',
  'You have not asked for it? Then ignore this mail, nothing changes.':
    'Bunu siz istemediniz mi? O zaman bu e-postayı dikkate almayın, hiçbir şey değişmez.',
  'You know nothing about it? Then ignore this mail, nothing changes.':
    'Bundan haberiniz yok mu? O zaman bu e-postayı dikkate almayın, hiçbir şey değişmez.',
  'Your message has reached us': 'Mesajınız bize ulaştı',
  'Your new password': 'Yeni şifreniz',
  'Your order is expected at another time than we have told you. Please excuse the change.':
    'Siparişiniz size söylediğimizden başka bir saatte hazır olacak. Değişiklik için özür dileriz.',
  'New time for your order': 'Siparişiniz için yeni saat',
  'New time for your order {code}: {time}': '{code} numaralı siparişinizin yeni zamanı: {time}',
  'Your order is confirmed': 'Siparişiniz onaylandı',
  'Your order {code} has reached us': '{code} numaralı siparişiniz bize ulaştı',
  'Your order {code} is confirmed': '{code} numaralı siparişiniz onaylandı',
  'Your order {code} is confirmed: {time}': '{code} numaralı siparişiniz onaylandı: {time}',
  'Your order {code} is in the kitchen.': '{code} numaralı siparişiniz mutfakta.',
  'Your request for a table, {time}': 'Masa isteğiniz, {time}',
  'Your table is reserved, {time}': 'Masanız ayrıldı, {time}',
  'Your table is reserved. We look forward to seeing you!':
    'Masanız ayrıldı. Sizi ağırlamayı dört gözle bekliyoruz!',
  'about {minutes} min': 'yaklaşık {minutes} dk',
  '{day}, {time}': '{day}, saat {time}',
  '{clock}': 'saat {clock}',
  'Hello {name}, nobody has used your account for three years. It is deleted on {day}, with its addresses and points.':
    'Merhaba {name}, hesabınız üç yıldır kullanılmadı. {day} tarihinde adresleri ve puanlarıyla birlikte silinecek.',
  'Would you like to keep it? Signing in once is enough.':
    'Hesabınızı korumak ister misiniz? Bir kez giriş yapmanız yeterli.',
  'You have not used it for a long time. Sign in to keep it.':
    'Uzun süredir kullanmadınız. Korumak için giriş yapın.',
  'Your account is about to be deleted': 'Hesabınız yakında silinecek',
  'A guest has cancelled': 'Bir misafir iptal etti',
  'Cancelled: table for {guests}, {time}: {name}': 'İptal: {guests} kişilik masa, {time}: {name}',
  'See or cancel the reservation': 'Rezervasyonu gör veya iptal et',
  'The table is free again.': 'Masa yeniden boş.',
  'Your reservation is cancelled, {time}': 'Rezervasyonunuz iptal edildi, {time}',
} as const satisfies Record<string, string>
