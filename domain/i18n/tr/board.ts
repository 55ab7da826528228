/** Turkish of the frame of the back office and of its order board. */
export const boardMessages = {
  'All orders by status': 'Duruma göre tüm siparişler',
  'Approve · {minutes} min': 'Onayla · {minutes} dk',
  'Approve · {time}': 'Onayla · {time}',
  'As of {time}. New orders wait on the server and are not lost.':
    'Saat {time} itibarıyla. Yeni siparişler sunucuda bekliyor ve kaybolmuyor.',
  Board: 'Genel bakış',
  Customers: 'Müşteriler',
  'Dishes in open orders': 'Açık siparişlerdeki yemekler',
  Finished: 'Hazır',
  'min late': 'dk geç',
  'min left': 'dk kaldı',
  'min waiting': 'dk bekliyor',
  'For later': 'Daha sonrası için',
  More: 'Daha fazla',
  'New orders make no sound': 'Yeni siparişlerde ses çıkmıyor',
  'Nothing finished yet': 'Henüz hazır bir şey yok',
  'Nothing in the kitchen': 'Mutfakta bir şey yok',
  'Nothing new': 'Yeni bir şey yok',
  'Other time': 'Başka süre',
  Places: 'Bölümler',
  Service: 'Servis',
  Sound: 'Ses',
  'Switch on': 'Aç',
  'The browser waits for a touch after a reload.': 'Yeniden yükledikten sonra tarayıcı bir dokunuş bekliyor.',
  'Finish all …': 'Tümünü tamamla …',
  'Finish what was left open?': 'Açık kalanlar tamamlansın mı?',
  'Finish {count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# siparişi} other {# siparişi}} tamamla',
  'Show them': 'Göster',
  'These orders were approved and due before {time}. They all become finished, as if somebody had pressed it for each: guests get their points and no mail. This cannot be taken back together.':
    'Bu siparişler onaylanmıştı ve {time} öncesinde hazır olmalıydı. Her biri için düğmeye basılmış gibi hepsi tamamlanır: müşteriler puanlarını alır, e-posta almaz. Bu işlem topluca geri alınamaz.',
  '{count, plural, one {# more open order does} other {# more open orders do}} not fit here. They stand below, by their status.':
    '{count, plural, one {# açık sipariş daha} other {# açık sipariş daha}} buraya sığmıyor. Aşağıda duruma göre bulunur.',
  '{count, plural, one {# order is} other {# orders are}} finished':
    '{count, plural, one {# sipariş} other {# sipariş}} tamamlandı',
  '{count, plural, one {# order of an earlier day is} other {# orders of earlier days are}} still open':
    '{count, plural, one {Önceki bir günden # sipariş} other {Önceki günlerden # sipariş}} hâlâ açık',
  '{count, plural, one {# order of an earlier day was} other {# orders of earlier days were}} never answered':
    '{count, plural, one {Önceki bir günden # sipariş} other {Önceki günlerden # sipariş}} hiç yanıtlanmadı',
  'Reject all …': 'Tümünü reddet …',
  'Reject what nobody answered?': 'Yanıtlanmayanlar reddedilsin mi?',
  'These orders were to be ready before {time}, and nobody has approved them. Each guest gets a mail with the reason “{reason}”, and what was paid online goes back. Approve those first that were made all the same. This cannot be taken back.':
    'Bu siparişler {time} öncesinde hazır olmalıydı ve kimse onaylamadı. Her misafir “{reason}” gerekçesiyle bir e-posta alır, çevrimiçi ödenen iade edilir. Yine de hazırlananları önce onaylayın. Bu işlem geri alınamaz.',
  'Reject {count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# siparişi} other {# siparişi}} reddet',
  '{count, plural, one {# order is} other {# orders are}} rejected':
    '{count, plural, one {# sipariş} other {# sipariş}} reddedildi',
} as const satisfies Record<string, string>
