/** What the rules of the accounts say (domain/messages.ts). */
export const accountRulesMessages = {
  'E-mail or password is wrong': 'E-posta veya şifre yanlış',
  'This password is easy to guess. Please choose another one':
    'Bu şifre kolay tahmin edilir. Lütfen başka bir şifre seçin',
  'Please enter your current password to change this': 'Bunu değiştirmek için lütfen mevcut şifrenizi girin',
  'Please sign in again to change this': 'Bunu değiştirmek için lütfen yeniden giriş yapın',
  'Please enter a password': 'Lütfen bir şifre girin',
  'Please choose a password of at least 10 characters': 'Lütfen en az 10 karakterli bir şifre seçin',
  'Please enter the password again': 'Lütfen şifreyi bir kez daha girin',
  'The two passwords are not the same': 'İki şifre aynı değil',
  'There is already an account with this e-mail address': 'Bu e-posta adresiyle açılmış bir hesap zaten var',
  'This password is wrong': 'Bu şifre yanlış',
  'Please confirm that the account is to be deleted': 'Lütfen hesabın silineceğini onaylayın',
  'New accounts cannot be opened at the moment': 'Şu anda yeni hesap açılamıyor',
  'Not logged in': 'Giriş yapılmadı',
  'Login provider not found': 'Bu giriş hizmeti bulunamadı',
  'Chosen login provider is not supported for refreshing a token': 'Bu giriş hizmetiyle oturum yenilenemez',
  'Signing in with a social account is switched off': 'Sosyal hesapla giriş kapalı',
  'A login with this provider is linked already. Please remove it first':
    'Bu sağlayıcıyla bir giriş zaten bağlı. Lütfen önce onu kaldırın',
  'This social account already belongs to another account': 'Bu sosyal hesap zaten başka bir hesaba bağlı',
  'This is the only way into the account. Please set a password first':
    'Hesaba girişin tek yolu bu. Lütfen önce bir şifre belirleyin',
} as const satisfies Record<string, string>
