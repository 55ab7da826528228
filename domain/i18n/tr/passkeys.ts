/** Turkish of the passkeys and second steps of members. */
export const passkeyMessages = {
  'This passkey was not accepted. Please sign in with the password':
    'Bu geçiş anahtarı kabul edilmedi. Lütfen parolayla giriş yapın',
  'This passkey was not accepted. Please try again':
    'Bu geçiş anahtarı kabul edilmedi. Lütfen yeniden deneyin',
  'This passkey is there already': 'Bu geçiş anahtarı zaten var',
  'Please set up the second step first': 'Lütfen önce ikinci adımı kurun',
  'A passkey was added to the back office': 'Yönetim paneline bir geçiş anahtarı eklendi',
  'It signs in without a password.': 'Parola olmadan giriş yapar.',
  'Hello {name}, the passkey “{passkey}” now opens the access to the back office.':
    'Merhaba {name}, “{passkey}” geçiş anahtarı artık yönetim paneline erişimi açıyor.',
  'Look at the passkeys': 'Geçiş anahtarlarına bak',
  'Was it somebody else? Then please remove it there and change the password.':
    'Bunu başkası mı yaptı? O zaman lütfen orada kaldırın ve parolayı değiştirin.',
  'Passkey added': 'Geçiş anahtarı eklendi',
  Passkey: 'Geçiş anahtarı',
  Passkeys: 'Geçiş anahtarları',
  'A passkey signs in with the finger, face or code of a device, without password and second step.':
    'Geçiş anahtarı; parola ve ikinci adım olmadan, bir cihazın parmak izi, yüzü veya koduyla giriş yapar.',
  'Add a passkey': 'Geçiş anahtarı ekle',
  'Remove the passkey “{name}”': '“{name}” geçiş anahtarını kaldır',
  'Added {date}': 'Eklendi: {date}',
  'not used yet': 'henüz kullanılmadı',
  'It no longer signs in here. On the device it can be deleted too.':
    'Artık burada giriş yapmaz. Cihazda da silinebilir.',
  'Name of the passkey': 'Geçiş anahtarının adı',
  'So that it is known later which device this was.': 'Sonradan hangi cihaz olduğu bilinsin diye.',
  'It was broken off, or this device has a passkey already.':
    'İşlem iptal edildi ya da bu cihazda zaten bir geçiş anahtarı var.',
  'Sign in with a passkey': 'Geçiş anahtarıyla giriş yap',
  'Passkeys work at this address:': 'Geçiş anahtarları şu adreste geçerli:',
  'Passkeys need an address that begins with https.':
    'Geçiş anahtarları https ile başlayan bir adres gerektirir.',
  'This browser knows no passkeys.': 'Bu tarayıcı geçiş anahtarlarını tanımıyor.',
  'Recovery code': 'Kurtarma kodu',
  'Remove the authenticator app': 'Kimlik doğrulama uygulamasını kaldır',
  'Off. An authenticator app or a passkey protects the access even when the password is known.':
    'Kapalı. Bir kimlik doğrulama uygulaması veya geçiş anahtarı, parola bilinse bile erişimi korur.',
  'There is no second step': 'İkinci adım yok',
  'There is no such passkey': 'Böyle bir geçiş anahtarı yok',
  'Set up the second step': 'İkinci adımı kur',
  'This role signs in with more than a password. Once it is set up, the work goes on.':
    'Bu rol, paroladan fazlasıyla giriş yapar. Kurulunca iş devam eder.',
  'Who needs a second step': 'Kim ikinci adıma ihtiyaç duyar',
  'A member of these roles without an app or a passkey sets one up at once, and can do nothing else before.':
    'Bu rollerde uygulaması veya geçiş anahtarı olmayan üye hemen birini kurar ve öncesinde başka bir şey yapamaz.',
  '{role}: second step needed': '{role}: ikinci adım gerekli',
  '{role}: the password is enough': '{role}: parola yeterli',
} as const satisfies Record<string, string>
