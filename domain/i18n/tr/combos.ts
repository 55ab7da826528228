/** Turkish of the editor of combos. */
export const comboMessages = {
  'New combo': 'Yeni menü',
  'New course': 'Yeni bölüm',
  'Search dishes': 'Yemek ara',
  'Take all {count}': '{count} yemeğin hepsini al',
  'not sold in this size': 'bu boyda satılmıyor',
  'Choose dishes': 'Yemek seç',
  'Remove {count} that are not sold in this size': 'Bu boyda satılmayan {count} yemeği çıkar',
  'Please check': 'Lütfen kontrol et',
  'Discount in percent': 'Yüzde indirim',
  'What the dishes cost singly': 'Yemeklerin tek tek fiyatı',
  'Bought singly': 'Tek tek alınca',
  'As a combo': 'Menü olarak',
  'Guests save': 'Misafirin kazancı',
  'A course without a dish that is sold in its size cannot be ordered.':
    'Boyunda satılan bir yemeği olmayan bölüm sipariş edilemez.',
  'The combo costs more than its cheapest dishes. It can be published for at most {price}.':
    'Menü, en ucuz yemeklerinden daha pahalı. En fazla {price} fiyatla yayımlanabilir.',
  'A guest takes one dish of each course. VAT and deposit follow the dishes taken.':
    'Misafir her bölümden bir yemek seçer. KDV ve depozito seçilen yemeklere göre hesaplanır.',
  'Guests pay the surcharge of the option that opens it, not this price.':
    'Misafir bu fiyatı değil, menüyü açan seçeneğin farkını öder.',
  'Stands on the menu; otherwise only an option of a choice opens it':
    'Menüde görünür; yoksa onu yalnızca bir seçenek açar',
  'Opened by options of': 'Şunların seçenekleri açar:',
  'No option opens it yet: guests cannot find it.': 'Henüz hiçbir seçenek açmıyor: misafirler bulamaz.',
  'Choices and extras': 'Seçimler ve ekstralar',
  'New choice': 'Yeni seçim',
  'New extra': 'Yeni ekstra',
  'What guests can choose with a dish': 'Misafirlerin yemeğe ek olarak seçebilecekleri',
  'A choice asks something, for example for the sauce. An extra is added for a price, for example cheese. Make each once and give it to as many dishes as you like.':
    'Seçim bir şey sorar, örneğin sosu. Ekstra bir ücretle eklenir, örneğin peynir. Her birini bir kez oluştur ve istediğin kadar yemeğe ver.',
} as const satisfies Record<string, string>
