/** Messages to a restaurant about its settings (domain/settings). */
export const settingsMessages = {
  'There is no such setting': 'Böyle bir ayar yok',
  'Please switch it on or off': 'Lütfen açın veya kapatın',
  'Please enter a whole number from {min} to {max}': 'Lütfen bir tam sayı girin (en az {min}, en çok {max})',
  'Please enter a number from {min} to {max}': 'Lütfen bir sayı girin (en az {min}, en çok {max})',
  'Please enter an amount from 0 to {max} such as 5 or 2.50':
    'Lütfen 0 ile {max} arasında bir tutar girin, örneğin 5 veya 2,50',
  'Please enter the embed address of a map that begins with https://, not the address of its page':
    'Lütfen haritanın sayfa adresini değil, https:// ile başlayan yerleştirme adresini girin',
  'Please enter a whole address that begins with https://':
    'Lütfen https:// ile başlayan tam bir adres girin',
  'Please upload a picture': 'Lütfen bir resim yükleyin',
  'Please choose a page': 'Lütfen bir sayfa seçin',
  'Please enter up to six percents from 1 to 100, separated by commas':
    'Lütfen 1 ile 100 arasında, virgülle ayrılmış en fazla altı yüzde girin',
  'Please choose one of these: {choices}': 'Lütfen şunlardan birini seçin: {choices}',
  'This is not readable': 'Bu okunamıyor',
  'Please use at most {max} characters': 'Lütfen en fazla {max} karakter kullanın',
  'Please write it in one line': 'Lütfen tek satırda yazın',
  'Please enter something': 'Lütfen bir şey girin',
  'Please enter a time zone such as Europe/Berlin': 'Lütfen bir saat dilimi girin, örneğin Europe/Berlin',
  'Please enter a country code of two letters, such as de':
    'Lütfen iki harfli bir ülke kodu girin, örneğin de',
  'A German VAT identification number is DE and nine digits, such as DE123456789':
    'Alman KDV numarası DE ve dokuz rakamdan oluşur, örneğin DE123456789',
  'Please enter latitude and longitude such as 52.4865,13.4330':
    'Lütfen enlem ve boylam girin, örneğin 52.4865,13.4330',
  'Please enter colours such as #c2371b': 'Lütfen renk girin, örneğin #c2371b',
  Imprint: 'Künye',
} as const satisfies Record<string, string>
