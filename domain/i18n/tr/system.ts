/** Turkish of the screen that says what the system needs. */
export const systemMessages = {
  System: 'Sistem',
  'Needs attention': 'İlgilenilmesi gerekenler',
  'Everything is well: nothing needs your attention.': 'Her şey yolunda: yapılacak bir şey yok.',
  Urgent: 'Acil',
  'Last backup': 'Son yedek',
  'none yet': 'henüz yok',
  'Free disk space': 'Boş disk alanı',
  '{free} of {total} GB': '{total} GB içinden {free} GB',
  'Mails that wait': 'Bekleyen e-postalar',
  'Please tell whoever looks after the server.': 'Lütfen sunucuyla ilgilenen kişiye haber verin.',
  'Only {count} MB of the disk are free': 'Diskte yalnızca {count} MB boş yer kaldı',
  'When the disk is full, no order can be saved.': 'Disk dolduğunda hiçbir sipariş kaydedilemez.',
  'There is no backup yet': 'Henüz yedek yok',
  'If the disk breaks, all orders and guests are lost.':
    'Disk bozulursa tüm siparişler ve misafir bilgileri kaybolur.',
  'No backup since {time}': '{time} tarihinden beri yedek yok',
  'What came after it would be lost if the disk broke.': 'Disk bozulursa bundan sonrakiler kaybolur.',
  'Backups lie on the disk that they protect': 'Yedekler, korudukları diskin üzerinde duruyor',
  'If the disk breaks, they are lost with it.': 'Disk bozulursa onlar da kaybolur.',
  '{count, plural, one {# mail has} other {# mails have}} not been sent, the oldest since {time}':
    '{count, plural, one {# e-posta} other {# e-posta}} gönderilmedi, en eskisi {time} tarihinden beri',
  'The mail server does not take them. They are sent as soon as it does.':
    'E-posta sunucusu kabul etmiyor. Kabul ettiğinde gönderilecekler.',
  '{count, plural, one {# mail} other {# mails}} could not be delivered':
    '{count, plural, one {# e-posta} other {# e-posta}} teslim edilemedi',
  'The reason stands beside each mail; it can be sent again.':
    'Nedeni her e-postanın yanında yazar; yeniden gönderilebilir.',
  'Show mails': 'E-postaları göster',
  '{count, plural, one {# payment or refund waits} other {# payments or refunds wait}} for {names} since {time}':
    '{count, plural, one {# ödeme veya iade} other {# ödeme veya iade}} {time} tarihinden beri {names} yanıtını bekliyor',
  'The provider does not answer or does not accept the access data. What waits is done as soon as it does.':
    'Sağlayıcı yanıt vermiyor ya da erişim bilgilerini kabul etmiyor. Kabul ettiğinde bekleyenler tamamlanır.',
  'Mails do not reach anybody': 'E-postalar kimseye ulaşmıyor',
  'No mail server is set up, so guests get no confirmation.':
    'E-posta sunucusu ayarlanmamış, misafirler onay almıyor.',
  '{count, plural, one {# setting that the law asks for is} other {# settings that the law asks for are}} empty':
    'Yasanın istediği {count, plural, one {# ayar} other {# ayar}} boş',
  'The imprint, the privacy policy and the terms belong to them.':
    'Künye, gizlilik bildirimi ve koşullar da bunlardandır.',
  'Show settings': 'Ayarları göster',
  '{count, plural, one {# published entry} other {# published entries}} cannot be read completely: {names}':
    '{count, plural, one {Yayımlanmış # kayıt} other {Yayımlanmış # kayıt}} tam okunamıyor: {names}',
  'Another version of the program has written it. Guests see the rest of it, and what is sold at unreadable times is not sold. Enter it anew and publish it.':
    'Programın başka bir sürümü yazmış. Misafirler kalanını görür; satış saatleri okunamayan şeyler satılmaz. Lütfen yeniden girip yayımlayın.',
  'The address search {name} is not set up': '{name} adres araması ayarlanmamış',
  'Addresses are found by the built-in search meanwhile.': 'Bu arada adresleri yerleşik arama bulur.',
}
