/** The guests in the back office. */
export const guestScreenMessages = {
  'With account': 'Hesabı olan',
  'Without account': 'Hesabı olmayan',
  Blocked: 'Engelli',
  'Name, e-mail, phone or order number': 'Ad, e-posta, telefon veya sipariş numarası',
  'To the first page': 'İlk sayfaya',
  'Deleted guest': 'Silinmiş misafir',
  Account: 'Hesap',
  '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# sipariş} other {# sipariş}}',
  '{amount} in points': 'Puan olarak {amount}',
  'Guests stand here as soon as they order or open an account':
    'Misafirler sipariş verdiğinde veya hesap açtığında burada görünür',
  Guest: 'Misafir',
  'Points, blocks and data are changed by those who work for all branches.':
    'Puanları, engelleri ve verileri tüm şubelerde çalışanlar değiştirir.',
  'Orders without an account. They are put together by the e-mail address, which nobody has confirmed.':
    'Hesapsız siparişler. Kimsenin doğrulamadığı e-posta adresine göre bir araya getirilir.',
  'Account since': 'Hesap açılışı',
  'Last seen': 'Son görülme',
  'No order in the last twelve months': 'Son on iki ayda sipariş yok',
  'Confirmed by the guest': 'Misafir tarafından doğrulandı',
  'Not confirmed': 'Doğrulanmadı',
  'E-mail address': 'E-posta adresi',
  'Saved addresses': 'Kayıtlı adresler',
  '{count, plural, one {# order} other {# orders}} for {amount} in the last twelve months':
    'Son on iki ayda {amount} tutarında {count, plural, one {# sipariş} other {# sipariş}}',
  'Correct points': 'Puanları düzelt',
  'Add points': 'Puan ekle',
  'Take points away': 'Puan düş',
  'Points in euros': 'Euro olarak puan',
  'Then the guest has {amount}': 'Sonra misafirin {amount} puanı olur',
  Reason: 'Neden',
  'The guest reads it beside the points.': 'Misafir bunu puanların yanında okur.',
  'Ordering and signing in': 'Sipariş ve oturum açma',
  'The guest can neither order nor sign in, and is asked to talk to the restaurant.':
    'Misafir sipariş veremez ve oturum açamaz; restoranla görüşmesi istenir.',
  'A block is for the account, the e-mail address and the phone number. Orders that were placed stay.':
    'Engel; hesap, e-posta adresi ve telefon numarası için geçerlidir. Verilmiş siparişler kalır.',
  'The reason was deleted with the data of the guest.': 'Neden, misafirin verileriyle birlikte silindi.',
  Block: 'Engelle',
  Unblock: 'Engeli kaldır',
  'The guest can order and sign in again at once.':
    'Misafir hemen yeniden sipariş verebilir ve oturum açabilir.',
  'The guest is signed out everywhere and can place no more orders. Whoever tries reads how to reach the restaurant, but not the reason.':
    'Misafirin oturumu her yerde kapatılır ve artık sipariş veremez. Deneyen, restorana nasıl ulaşacağını görür ama nedeni görmez.',
  'For the staff. It is part of the data that the guest can ask for.':
    'Ekip içindir. Misafirin isteyebileceği verilerin bir parçasıdır.',
  'Requests about personal data': 'Kişisel veri talepleri',
  'Please make sure first that the request comes from the guest, for example with a call to this number.':
    'Lütfen önce talebin misafirden geldiğinden emin olun, örneğin bu numarayı arayarak.',
  'Everything under {email} that belongs to no account: reservations, messages and orders of any age. Please answer to this address, so that nobody else gets the data.':
    '{email} altında hiçbir hesaba ait olmayan her şey: rezervasyonlar, mesajlar ve ne kadar eski olursa olsun siparişler. Verileri başkası almasın diye lütfen bu adrese yanıt verin.',
  'All data as a file': 'Tüm veriler dosya olarak',
  'Delete data': 'Verileri sil',
  'Delete the data of {name}?': '{name} verileri silinsin mi?',
  'Account, addresses, points, messages and reservations are deleted. This cannot be undone.':
    'Hesap, adresler, puanlar, mesajlar ve rezervasyonlar silinir. Bu geri alınamaz.',
  'Messages, reservations and the name on every order are deleted. This cannot be undone.':
    'Mesajlar, rezervasyonlar ve her siparişteki ad silinir. Bu geri alınamaz.',
  'Receipts are kept without the name as long as tax law asks; only the export for the tax office still has it.':
    'Belgeler, vergi hukukunun istediği sürece ad olmadan saklanır; ad yalnızca vergi dairesi dışa aktarımında bulunur.',
} as const satisfies Record<string, string>
