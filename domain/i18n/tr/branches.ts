/** Turkish of the branches in the back office. */
export const branchesMessages = {
  'This belongs to a branch that you do not work for.': 'Bu, çalışmadığınız bir şubeye ait.',
  'This is the first branch: orders without a branch belong to it, so it stays':
    'Bu ilk şube: şubesiz siparişler ona ait, bu yüzden kalır',
  'This branch still has open orders. Please finish them first':
    'Bu şubenin hâlâ açık siparişleri var. Lütfen önce onları tamamlayın',
  'Guests do not see this yet. Please publish it first, then it can have its price here':
    'Misafirler bunu henüz görmüyor. Lütfen önce yayımlayın, sonra burada fiyatı olabilir',
  'This is set for the whole restaurant': 'Bu, tüm restoran için geçerlidir',
  'What it sells': 'Ne sattığı',
  'Every dish of the menu is sold at its price unless something else is said here.':
    'Burada başka bir şey yazmıyorsa menüdeki her yemek kendi fiyatına satılır.',
  'Only what differs': 'Yalnızca farklılıklar',
  Coordinates: 'Koordinatlar',
  'New branch': 'Yeni şube',
  'For example the part of the town: guests choose by it': 'Örneğin semt: misafirler buna göre seçer',
  'Where it is and how it is reached': 'Nerede olduğu ve nasıl ulaşıldığı',
  'What is left empty is as in the whole restaurant.': 'Boş kalan, tüm restorandaki gibidir.',
  'Find the address': 'Adresi bul',
  'How guests get their food': 'Misafirlerin yemeğini nasıl aldığı',
  'as in the whole restaurant ({value})': 'tüm restorandaki gibi ({value})',
  'One restaurant, one place': 'Bir restoran, bir yer',
  'Branches are for several places under one name: guests choose theirs first, and each has its own address, hours, delivery areas, prices and orders. The menu stays one. With a single place leave it like this.':
    'Şubeler, tek isim altındaki birden çok yer içindir: misafirler önce şubelerini seçer; her birinin kendi adresi, saatleri, teslimat bölgeleri, fiyatları ve siparişleri olur. Menü tektir. Tek yer varsa böyle bırakın.',
  'Begin with the place you have': 'Mevcut yerle başla',
  'Add the second place now. Guests see none of it until they are to choose a branch.':
    'Şimdi ikinci yeri ekleyin. Şube seçimi açılana kadar misafirler bunu görmez.',
  'Guests do not choose a branch yet: everything is ordered at the first one.':
    'Misafirler henüz şube seçmiyor: her şey ilk şubeden sipariş edilir.',
  'Let guests choose': 'Misafirler seçsin',
  'No address yet': 'Henüz adres yok',
  '{count, plural, one {# dish differs} other {# dishes differ}}':
    '{count, plural, one {# yemek farklı} other {# yemek farklı}}',
} as const satisfies Record<string, string>
