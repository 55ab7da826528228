/** Turkish of what the rules say about documents of the staff and their drafts (domain/publishing). */
export const publishingMessages = {
  'This does not exist any more': 'Bu artık yok',
  'This stands here twice': 'Bu burada iki kez var',
  'This belongs to something else already': 'Bu zaten başka bir şeye ait',
  'This address is taken already': 'Bu adres zaten alınmış',
  'This code is taken already': 'Bu kod zaten alınmış',
  'This name is taken already': 'Bu ad zaten alınmış',
  'This size belongs to another category': 'Bu boyut başka bir kategoriye ait',
  'There is only one of this kind': 'Bundan yalnızca bir tane var',
  'Somebody else has changed this in the meantime': 'Bu arada başka biri bunu değiştirdi',
  'This is still used elsewhere': 'Bu hâlâ başka bir yerde kullanılıyor',
  'Some of this needs drafts that are not published with it':
    'Bunun bir kısmı, birlikte yayımlanmayan taslaklara ihtiyaç duyuyor',
  'There are newer drafts of what would be taken back': 'Geri alınacak olanların daha yeni taslakları var',
  'There is no such document': 'Böyle bir kayıt yok',
  'There is no such publication': 'Böyle bir yayın yok',
}
