/** Turkish of the page of an order. */
export const orderPageMessages = {
  'Add to the cart': 'Sepete ekle',
  'Delivery address': 'Teslimat adresi',
  'Delivery date': 'Teslimat zamanı',
  'Not asked for': 'İstenmiyor',
  'Order again': 'Tekrar sipariş ver',
  'What you had ordered': 'Sipariş edilenler',
  'Order again {code}': 'Tekrar sipariş ver: {code}',
  'Order date': 'Sipariş tarihi',
  Ready: 'Hazır',
  'Replace the cart': 'Sepeti değiştir',
  'Something is different from last time:': 'Geçen seferden farklı olanlar var:',
  'We could not look up the dishes. Please check your connection and try again':
    'Yemeklere bakamadık. Lütfen bağlantınızı kontrol edip yeniden deneyin',
  'Yes, please': 'Evet, lütfen',
  'now {now} instead of {before}': 'şimdi {now}, önce {before}',
  '{count, plural, one {There is one item in your cart.} other {There are # items in your cart.}}':
    '{count, plural, one {Sepetinizde bir ürün var.} other {Sepetinizde # ürün var.}}',
  '{date}': '{date}',
  'Add to calendar': 'Takvime ekle',
  'Any moment now': 'Her an hazır olabilir',
  'In about {minutes} min': 'Yaklaşık {minutes} dk içinde',
  'In about {from}–{to} min': 'Yaklaşık {from}–{to} dk içinde',
  'In about ten minutes': 'Yaklaşık on dakika içinde',
  'The restaurant has not confirmed your order yet. It may get later than {time}.':
    'Restoran siparişinizi henüz onaylamadı. {time} saatinden geç olabilir.',
  'The kitchen has not reported your order as done yet. It may get a little later than {time}.':
    'Mutfak siparişinizin hazır olduğunu henüz bildirmedi. {time} saatinden biraz geç olabilir.',
  'It is past {time}, and your order is not reported as done. This page knows no more: please call if you are still waiting.':
    'Saat {time} geçti ve siparişinizin hazır olduğu bildirilmedi. Bu sayfa daha fazlasını bilmiyor: Hâlâ bekliyorsanız lütfen arayın.',
  'No connection. This is how it stood at {time}.': 'Bağlantı yok. Saat {time} itibarıyla durum buydu.',
  'Order from {restaurant}': '{restaurant} siparişi',
  'Order code {code}': 'Sipariş kodu {code}',
  'Phone {phone}': 'Telefon {phone}',
  'Map of the restaurant and of your delivery address': 'Restoranın ve teslimat adresinizin haritası',
  '{distance} as the crow flies from the restaurant to you. Nobody is tracked on the way.':
    'Restorandan size kuş uçuşu {distance}. Yolda kimse izlenmez.',
} as const satisfies Record<string, string>
