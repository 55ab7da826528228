import { mapMessages } from './map.ts'

/** Turkish of finding the place to deliver to. */
export const placeMessages = {
  ...mapMessages,
  'Street, house number and postal code': 'Sokak, kapı numarası ve posta kodu',
  Addresses: 'Adresler',
  'Enter the address by hand': 'Adresi elle gir',
  'You are offline. You can search again as soon as the connection is back':
    'Çevrimdışısın. Bağlantı gelince yeniden arayabilirsin',
  'This takes longer than usual …': 'Bu her zamankinden uzun sürüyor …',
  'The search does not answer. You can mark your place on the map or enter the address by hand':
    'Arama yanıt vermiyor. Yerini haritada işaretleyebilir veya adresi elle girebilirsin',
  'No address found. Please check what you typed, mark it on the map or enter it by hand':
    'Adres bulunamadı. Lütfen yazdığını kontrol et, yeri haritada işaretle veya adresi elle gir',
  '{count, plural, one {# address} other {# addresses}} found':
    '{count, plural, one {# adres} other {# adres}} bulundu',
  'We look whether we deliver there …': 'Oraya teslimat yapıp yapmadığımıza bakıyoruz …',
  'We could not check whether we deliver there': 'Oraya teslimat yapıp yapmadığımızı kontrol edemedik',
  'Postal code': 'Posta kodu',
  'Search instead': 'Bunun yerine ara',
  'House number': 'Kapı numarası',
  'Address or postal code': 'Adres veya posta kodu',
  Apply: 'Uygula',
  'We do not deliver to {zipcode}': '{zipcode} bölgesine maalesef teslimat yapmıyoruz',
  'Looking for you …': 'Konumun aranıyor …',
  'Use current location': 'Mevcut konumu kullan',
  'Mark it on the map': 'Haritada işaretle',
  'Map to mark your place': 'Yerini işaretlemek için harita',
  'Your browser cannot show the map. The search works just as well without it.':
    'Tarayıcın haritayı gösteremiyor. Arama haritasız da aynı şekilde çalışır.',
  'Press on the map or move the marker to where we should ring.':
    'Haritaya dokun veya işareti zili çalacağımız yere taşı.',
  'Your door is marked.': 'Kapın işaretlendi.',
  'Your door is not marked yet (optional).': 'Kapın henüz işaretli değil (isteğe bağlı).',
  'Remove the marker': 'İşareti kaldır',
  'Chosen: {address}': 'Seçilen: {address}',
  'In order to use this feature you need open your location services and/or grant permission to our app. Please allow location permissions and try again.':
    'Bu özelliği kullanmak için konum servislerini açman ve/veya uygulamamıza izin vermen gerekir. Lütfen konum izni ver ve yeniden dene.',
  'Your device does not know where you are. Please search for your address or mark it on the map':
    'Cihazın nerede olduğunu bilmiyor. Lütfen adresini ara veya haritada işaretle',
  'We could not find out which address this is': 'Bunun hangi adres olduğunu bulamadık',
  'Your device only knows about where you are (within {metres} m). Please move the marker to your door.':
    'Cihazın konumunu yalnızca yaklaşık olarak biliyor ({metres} m içinde). Lütfen işareti kapına taşı.',
  'We only know about where this address is. Please move the marker to your door.':
    'Bu adresin yerini yalnızca yaklaşık olarak biliyoruz. Lütfen işareti kapına taşı.',
  'We do not know this house number. Please check it. If it is right, move the marker to your door.':
    'Bu bina numarasını bilmiyoruz. Lütfen kontrol et. Doğruysa işareti kapına taşı.',
  Next: 'İleri',
  'The marked place': 'İşaretlenen yer',
  'We found no house number there. Where shall we ring?':
    'Orada kapı numarası bulamadık. Hangi zili çalalım?',
  'Where shall we bring it?': 'Nereye getirelim?',
  'Tell us where you are and see at once whether and for how much we deliver.':
    'Nerede olduğunu söyle; teslimat yapıp yapmadığımızı ve ücretini hemen gör.',
  'We deliver to you': 'Size teslim ediyoruz',
  'We do not deliver there': 'Oraya teslimat yapmıyoruz',
  'Other address': 'Başka adres',
  'Pick up': 'Gel al',
  'Minimum order {amount}': 'En düşük sipariş tutarı {amount}',
  'Delivery {amount}': 'Teslimat {amount}',
  'Free delivery': 'Ücretsiz teslimat',
  'free from {amount}': '{amount} ve üzeri ücretsiz',
  'We bring it in about {from}–{to} min': 'Yaklaşık {from}–{to} dk içinde getiririz',
  'Street and number': 'Sokak ve kapı numarası',
  '(required)': '(zorunlu)',
  'The location that you have marked is out of our delivery range':
    'İşaretlediğiniz konum teslimat bölgemizin dışında',
  'Please choose your address again': 'Lütfen adresinizi yeniden seçin',
  'Please mark on the map where you are': 'Lütfen haritada nerede olduğunuzu işaretleyin',
} as const satisfies Record<string, string>
