/** Turkish of the staff itself: members, sign-in, mails to members, log of changes. */
export const staffMessages = {
  'Invitation to the team': 'Ekibe davet',
  'One link leads to name, password and the back office.':
    'Tek bir bağlantı ad, parola ve yönetim paneline götürür.',
  'Welcome to the team': 'Ekibe hoş geldiniz',
  'This link opens the access to the back office:': 'Bu bağlantı yönetim paneline erişimi açar:',
  'Join the team': 'Ekibe katıl',
  'The link counts once and is valid until {time}.': 'Bağlantı bir kez ve {time} saatine kadar geçerlidir.',
  'Nothing known about it? Then this mail can be ignored.':
    'Bundan haberiniz yok mu? O zaman bu e-posta yok sayılabilir.',
  'New password for the back office': 'Yönetim paneli için yeni parola',
  'The old password counts until a new one is set.': 'Yenisi belirlenene kadar eski parola geçerlidir.',
  'Hello {name}, this link sets a new password:': 'Merhaba {name}, bu bağlantı yeni bir parola belirler:',
  'Set a new password': 'Yeni parola belirle',

  'That is more than your role may refund. Please ask a manager':
    'Bu, rolünüzün iade edebileceğinden fazla. Lütfen bir yöneticiye sorun',
  'This is the last owner. Please make somebody else an owner first':
    'Bu son işletme sahibi. Lütfen önce bu rolü başka birine verin',
  'Please choose branches that exist': 'Lütfen var olan şubeleri seçin',
  'Somebody with this e-mail address works here already': 'Bu e-posta adresiyle burada zaten biri çalışıyor',
  'This link is not valid any more': 'Bu bağlantı artık geçerli değil',
  'This code is wrong': 'Bu kod yanlış',
  'This code was used already. Please wait for the next one':
    'Bu kod zaten kullanıldı. Lütfen bir sonrakini bekleyin',
  'That took too long. Please sign in again': 'Bu çok uzun sürdü. Lütfen yeniden giriş yapın',
  'This passkey was not accepted': 'Bu geçiş anahtarı kabul edilmedi',
  'There is no such invitation': 'Böyle bir davet yok',
  'There is no such member': 'Böyle bir üye yok',
} as const satisfies Record<string, string>
