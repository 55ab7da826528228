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
  'Waiting its turn': 'Sırasını bekliyor',
  '{percent} % sent': '%{percent} gönderildi',
  'All sizes are being made …': 'Tüm boyutlar hazırlanıyor …',
  'No connection. The picture is kept and sent as soon as there is one, while this page is open.':
    'Bağlantı yok. Bu sayfa açık kaldıkça resim saklanır ve bağlantı gelince gönderilir.',
  Upload: 'Yükleme',
  'Drop or paste a picture here, or': 'Resmi buraya bırakın, yapıştırın veya',
  'Choose a file': 'Dosya seç',
  Replace: 'Değiştir',
  'Take a photo': 'Fotoğraf çek',
  'From the shop': 'Mevcut resimlerden',
  'Pictures of the shop': 'Mevcut resimler',
  'Search by dish': 'Yemeğe göre ara',
  'The shop shows no pictures yet. The ones that are uploaded appear here.':
    'Mağazada henüz resim yok. Yüklenen resimler burada görünür.',
  'No picture of a dish with this name': 'Bu adda bir yemeğin resmi yok',
  'Crop and describe': 'Kırp ve açıkla',
  'Crop and describe: {label}': 'Kırp ve açıkla: {label}',
  'This picture was drawn for the dish. Only uploaded pictures can be cropped.':
    'Bu resim yemek için çizildi. Yalnızca yüklenen resimler kırpılabilir.',
  'Alternative text': 'Alternatif metin',
  'What is to be seen beyond the name that stands beside it. Empty is right for most pictures.':
    'Resmi göremeyenler için, yanındaki addan fazlası. Çoğu resimde boş kalabilir.',
  Shape: 'Biçim',
  Free: 'Serbest',
  Square: 'Kare',
  Wide: 'Geniş',
  'Show more of the picture': 'Resmin daha fazlasını göster',
  'Show less of the picture': 'Resmin daha azını göster',
  'Drag the part, its corners, or the point that stays in sight. Keys: arrows move, + and − zoom.':
    'Kesiti, köşelerini veya görünür kalacak noktayı sürükleyin. Tuşlar: oklar taşır, + ve − yakınlaştırır.',
  Gallery: 'Galeri',
  'Small pictures on both sides of the picture, at the head of the page of the category.':
    'Kategori sayfasının başında, resmin iki yanındaki küçük resimler.',
  '{name} further to the front': '{name} daha öne',
  '{name} further to the back': '{name} daha arkaya',
  'Part that is shown': 'Kesit',
  '{width} % of the width, {height} % of the height': 'genişliğin %{width}, yüksekliğin %{height}',
  'Point that stays in sight': 'Görünür kalacak nokta',
  '{x} % from the left, {y} % from the top': 'soldan %{x}, üstten %{y}',
  'Drop or paste a picture: {label}': 'Resim bırak veya yapıştır: {label}',
  'This part is small and will look blurred. A larger picture or more of it looks better.':
    'Bu kesit küçük ve bulanık görünecek. Daha büyük bir resim veya daha geniş bir kesit daha iyi olur.',
  '{count, plural, one {# picture} other {# pictures}}': '{count, plural, one {# resim} other {# resim}}',
}
