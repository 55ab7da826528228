/** Turkish of pictures that an owner uploads. */
export const mediaMessages = {
  'A picture may have at most 20 MB': 'Bir resim en fazla 20 MB olabilir',
  'Only JPEG, PNG, WebP and AVIF pictures can be uploaded':
    'Yalnızca JPEG, PNG, WebP ve AVIF resimleri yüklenebilir',
  'SVG drawings cannot be uploaded, because they can contain programs. Please save it as PNG':
    'SVG çizimleri program içerebildiği için yüklenemez. Lütfen PNG olarak kaydedin',
  'GIF pictures cannot be uploaded. Please save it as JPEG or PNG':
    'GIF resimleri yüklenemez. Lütfen JPEG veya PNG olarak kaydedin',
  'HEIC pictures cannot be read. Please save it as JPEG':
    'HEIC resimleri okunamaz. Lütfen JPEG olarak kaydedin',
  'Send the picture itself as the body, with a type like image/jpeg':
    'Resmin kendisi, image/jpeg gibi bir türle isteğin içeriği olarak gönderilmelidir',
  'This file is empty': 'Bu dosya boş',
  'This picture is damaged and cannot be read': 'Bu resim bozuk ve okunamıyor',
  'This picture has more than 64 megapixels': 'Bu resim 64 megapikselden büyük',
  'The pictures that you have uploaded take up all of your room. Please use smaller files':
    'Yüklenen resimler bu hesabın tüm alanını dolduruyor. Lütfen daha küçük dosyalar kullanın',
  'Many pictures are being processed at the moment. Please try again shortly':
    'Şu anda çok sayıda resim işleniyor. Lütfen birazdan tekrar deneyin',
  'This part lies beyond the edge of the picture': 'Bu kesit resmin kenarını aşıyor',
  'There is no such picture': 'Böyle bir resim yok',
}
