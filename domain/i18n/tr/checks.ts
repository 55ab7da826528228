/** Turkish of the checks before publishing. */
export const checkMessages = {
  'Law check': 'Hukuk kontrolü',
  'Price check': 'Fiyat denemesi',
  'As of {moment}. It looks for what is forgotten and is no legal advice.':
    '{moment} itibarıyla. Unutulanları arar; hukuki danışmanlık değildir.',
  'Stays a draft until it is mended': 'Düzeltilene kadar taslak kalır',
  'It is so in the shop already; please mend it': 'Mağazada şimdiden böyle, lütfen düzeltin',
  'Please look at it': 'Lütfen bakın',
  '{count, plural, one {# place} other {# places}}': '{count, plural, one {# yer} other {# yer}}',
  'Without orders there is nothing to compare yet.': 'Sipariş olmadan karşılaştıracak bir şey yok.',
  '{carts, plural, one {The last cart} other {The last # carts}}, priced as the menu is drafted':
    '{carts, plural, one {Son sepet} other {Son # sepet}}, taslak menüye göre hesaplandı',
  '{count} unchanged': '{count} değişmedi',
  '{count} dearer by {amount}': '{count} tanesi {amount} daha pahalı',
  '{count} cheaper by {amount}': '{count} tanesi {amount} daha ucuz',
  '{count, plural, one {# cart} other {# carts}} could not be ordered any more':
    '{count, plural, one {# sepet} other {# sepet}} artık sipariş edilemez',
  '{count, plural, one {# cart falls} other {# carts fall}} below the minimum order':
    '{count, plural, one {# sepet} other {# sepet}} en düşük siparişin altına düşer',
  '{name} costs {price}, its parts {singlePrice}': '{name} {price}, parçaları tek tek {singlePrice}',
  'Show the carts': 'Sepetleri göster',
  'below the minimum order': 'en düşük siparişin altında',
  'not orderable': 'sipariş edilemez',
  'The shop as guests will see it once everything is published. Nothing can be ordered here.':
    'Her şey yayımlandığında misafirlerin göreceği mağaza. Burada sipariş verilemez.',
  'Preview, {device}': 'Önizleme, {device}',
  'Show it to somebody': 'Birine göster',
  'Link for somebody without a sign-in': 'Girişi olmayan biri için bağlantı',
  'Whoever has it sees the preview until {moment}, with every change until then.':
    'Bağlantıya sahip olan, önizlemeyi {moment} tarihine kadar o ana dek yapılan tüm değişikliklerle görür.',
}
