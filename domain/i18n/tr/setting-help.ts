/** Turkish of what guests see of each setting (backoffice/app/settings/setting-help.ts). */
export const settingHelpMessages = {
  'Stands in the header, on receipts, in mails and in the tab of the browser.':
    'Sayfanın başlığında, fişlerde, e-postalarda ve tarayıcı sekmesinde görünür.',
  'Greets guests in big letters on the home page. Empty: they read the name there.':
    'Ana sayfada misafirleri büyük harflerle karşılar. Boşsa orada ad görünür.',
  'The German shop and its mails say ‘du’ or ‘Sie’ to guests.':
    'Almanca sayfalar ve e-postalar misafirlere “du” ya da “Sie” diye seslenir.',
  'Switched off, guests read that the restaurant is not available and cannot order.':
    'Kapalıyken misafirler restoranın ulaşılamadığını okur ve sipariş veremez.',
  'Guests find ‘Reservation’ in the header and ask for a table there.':
    'Misafirler sayfa başlığında rezervasyon bağlantısını bulur ve masa ister.',
  'Guests choose one of the branches before they see a menu.':
    'Misafirler menüyü görmeden önce bir şube seçer.',
  'Guests call it from the contact page, the footer and their order.':
    'Misafirler iletişim sayfasından, alt bilgiden ve siparişlerinden bu numarayı arar.',
  'Where orders are collected; stands on the contact page and on every receipt.':
    'Siparişlerin alındığı yer; iletişim sayfasında ve her fişte yazar.',
  'Guests write to it, and messages of the contact form arrive there.':
    'Misafirler buraya yazar, iletişim formundaki mesajlar buraya gelir.',
  'Latitude and longitude: here the map of the shop begins, and routes lead here.':
    'Enlem ve boylam: Haritanın başladığı ve yol tariflerinin vardığı yer.',
  'Replaces the shop’s own map on the contact page. Guests are asked first, because another company sees their visit.':
    'İletişim sayfasında kendi haritanın yerini alır. Başka bir şirket ziyareti göreceği için önce misafire sorulur.',
  'Two letters such as de. Decides about the currency, phone numbers and what the law asks.':
    'İki harf, örneğin de. Para birimini, telefon numaralarını ve yasal kuralları belirler.',
  'The clock of the restaurant: opening hours and delivery times follow it.':
    'Restoranın saati: Açılış ve teslimat saatleri buna göre işler.',
  'Its holidays are suggested as special days.': 'Tatilleri özel gün olarak önerilir.',
  'Guests can have their order brought to the areas that are served.':
    'Misafirler siparişlerini hizmet verilen bölgelere getirtebilir.',
  'Guests can order ahead and collect at the counter.':
    'Misafirler önceden sipariş verip tezgâhtan alabilir.',
  'Guests wait in the car, and the order is brought out to them.':
    'Misafirler arabada bekler, sipariş arabaya getirilir.',
  'Guests see the earliest time from it; in a rush more minutes come on top.':
    'Misafirler en erken saati buna göre görür; yoğunlukta dakika eklenir.',
  'Guests can choose a day as far ahead as this.': 'Misafirler en fazla bu kadar sonrası için gün seçebilir.',
  'Guests can ask for an invoice with the name of their company in the checkout.':
    'Misafirler ödeme sayfasında şirketlerine fatura isteyebilir.',
  'Guests find their cart again when they come back, on the same device.':
    'Misafirler aynı cihazda geri döndüklerinde sepetlerini bulur.',
  'Comes on top of preparing: together this is the earliest delivery that guests see.':
    'Hazırlığa eklenir: İkisi birlikte misafirin gördüğü en erken teslimattır.',
  'Instead of adding dishes, guests may pay what is missing to the minimum order.':
    'Misafirler yemek eklemek yerine asgari tutara kalan farkı ödeyebilir.',
  'The home page asks where to deliver before guests look around.':
    'Ana sayfa, misafir gezinmeden önce teslimat yerini sorar.',
  'Guests search their address and set a point on the map. Switched off, they choose an area from a list.':
    'Misafirler adreslerini arar ve haritada nokta koyar. Kapalıyken listeden bölge seçerler.',
  'Own data tell nobody else what guests type; other services see every search.':
    'Kendi verilerle kimse misafirin yazdığını görmez; diğer hizmetler her aramayı görür.',
  'Guests pay when the order is handed over.': 'Misafirler teslim sırasında nakit öder.',
  'Guests pay by card when the order is handed over; the driver needs a reader.':
    'Misafirler teslimde kartla öder; kuryede cihaz olmalıdır.',
  'Guests at a table order by its code and pay as usual in the end.':
    'Masadaki misafirler kodla sipariş verir ve sonunda her zamanki gibi öder.',
  'The checkout offers a tip. Nothing is chosen beforehand.':
    'Ödeme sayfası bahşiş önerir. Hiçbiri önceden seçili değildir.',
  'Guests choose one of these percents, an amount of their own, or none.':
    'Misafirler bu yüzdelerden birini, kendi tutarını ya da hiçbirini seçer.',
  'Prices are final for guests; receipts show the VAT in them.':
    'Fiyatlar misafir için son fiyattır; fişler içindeki KDV’yi gösterir.',
  'Guests give name and phone and order at once, without a password.':
    'Misafirler ad ve telefonla hemen, parolasız sipariş verir.',
  'Guests can make an account that keeps their addresses and orders.':
    'Misafirler adreslerini ve siparişlerini saklayan bir hesap açabilir.',
  'Guests can sign in with the companies that are set up on the server.':
    'Misafirler sunucuda kurulmuş sağlayıcılarla giriş yapabilir.',
  'Guests with an account collect points and pay with them later.':
    'Hesabı olan misafirler puan toplar ve sonra onunla öder.',
  'How much of the price of the dishes comes back; 5 % of 20 € is 1 €.':
    'Yemek tutarının ne kadarının geri döndüğü; 20 €’nun %5’i 1 €’dur.',
  'Who runs the shop; linked at the bottom of every page.':
    'İşletenin kim olduğu; her sayfanın altında bağlantısı vardır.',
  'What happens to the data of guests; linked on every page and in the forms.':
    'Misafir verilerine ne olduğu; her sayfada ve formlarda bağlantısı vardır.',
  'Guests open them beside the order button before they order.':
    'Misafirler sipariş düğmesinin yanında açıp okur.',
  'Says how guests with disabilities can order; linked at the bottom.':
    'Engelli misafirlerin nasıl sipariş verebileceğini anlatır; altta bağlantısı vardır.',
  'Explains fees and ways to pay; linked beside prices and in the cart.':
    'Ücretleri ve ödeme yollarını açıklar; fiyatların yanında ve sepette bağlantısı vardır.',
  'Says what the codes beside dishes mean; linked wherever they stand.':
    'Yemeklerin yanındaki kodların anlamını verir; kodların olduğu yerde bağlantısı vardır.',
  'The company behind the restaurant. Empty: receipts show the name of the restaurant.':
    'Restoranın arkasındaki şirket. Boşsa fişlerde restoranın adı yazar.',
  'Stands on receipts, for example DE123456789.': 'Fişlerde yazar, örneğin DE123456789.',
  'Dishes with unknown allergens are shown but cannot be ordered.':
    'Alerjeni bilinmeyen yemekler görünür ama sipariş edilemez.',
  'Switched off, guests can only collect what has an age limit.':
    'Kapalıyken misafirler yaş sınırı olanları yalnızca gelip alabilir.',
  'Whether the checkout offers reusable packaging.':
    'Ödeme sayfasının yeniden kullanılabilir ambalaj sunup sunmadığı.',
  'Paid once for each order with reusable packaging and given back with it.':
    'Yeniden kullanılabilir ambalajlı her siparişte bir kez ödenir, iadede geri verilir.',
  'Guests read ‘serving suggestion’ below pictures of dishes.':
    'Misafirler yemek resimlerinde “servis önerisi” notunu okur.',
  'A link at the bottom of every page.': 'Her sayfanın altında bir bağlantı.',
  'Guests write to this number from the bottom of every page.':
    'Misafirler her sayfanın altından bu numaraya yazar.',
  'Guests with an iPhone find your app at the bottom of every page.':
    'iPhone kullanan misafirler uygulamayı her sayfanın altında bulur.',
  'Guests with Android find your app at the bottom of every page.':
    'Android kullanan misafirler uygulamayı her sayfanın altında bulur.',
  'Stands in the header of every page and on the phone’s home screen.':
    'Her sayfanın başlığında ve telefonun ana ekranında görünür.',
  'Switched off, the header shows the name alone.': 'Kapalıyken başlıkta yalnızca ad görünür.',
  'Main colour, second colour and background of the whole shop.':
    'Tüm sayfaların ana rengi, ikinci rengi ve arka planı.',
  'Big lines: the name, categories and titles.': 'Büyük satırlar: ad, kategoriler ve başlıklar.',
  'Everything else: dishes, prices and forms.': 'Diğer her şey: yemekler, fiyatlar ve formlar.',
  'The first thing that guests see on the home page.': 'Misafirlerin ana sayfada ilk gördüğü şey.',
  'Shines faintly through the background of every page.': 'Her sayfanın arka planında hafifçe görünür.',
  'Stands behind the titles of pages such as the imprint.':
    'Künye gibi sayfaların başlıklarının arkasında durur.',
  'Stands at the bottom of every page. Empty: the name stands there.':
    'Her sayfanın altında durur. Boşsa orada ad yazar.',
  'Is shown for a moment while the shop opens.': 'Sayfa açılırken kısa bir an görünür.',
  'The small picture in the tab of the browser.': 'Tarayıcı sekmesindeki küçük resim.',
  'Stand beside the form for signing in, on wide screens.': 'Geniş ekranlarda giriş formunun yanında durur.',
  'Stand beside the form for a new account, on wide screens.':
    'Geniş ekranlarda kayıt formunun yanında durur.',
  'Stand beside the form for a new password, on wide screens.':
    'Geniş ekranlarda yeni parola formunun yanında durur.',
  'The row of round pictures above the menu is gone.': 'Menünün üstündeki yuvarlak resim sırası kalkar.',
  'Turns where guests have to wait for a moment.': 'Misafirlerin biraz beklediği yerde döner.',
  'Runs on every page of the shop, for example a counter of visits.':
    'Her sayfada çalışır, örneğin bir ziyaret sayacı.',
} as const satisfies Record<string, string>
