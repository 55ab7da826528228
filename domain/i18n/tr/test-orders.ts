/** Turkish of test orders. */
export const testOrderMessages = {
  'Test order': 'Deneme siparişi',
  'Until {time} this browser orders on trial: nothing is made, paid or counted.':
    'Saat {time} olana dek bu tarayıcı deneme siparişi verir: hiçbir şey hazırlanmaz, ödenmez veya sayılmaz.',
  'End the test': 'Denemeyi bitir',
  'Test: {subject}': 'Deneme: {subject}',
  'This is a test order: it is not made and nothing has to be paid.':
    'Bu bir deneme siparişidir: hazırlanmaz ve ödeme gerekmez.',
  'Test order: do not make it': 'Deneme siparişi: hazırlamayın',
  'Place a test order': 'Deneme siparişi ver',
  'Order something as a guest does, and watch it arrive here. It is marked as a test and counts nowhere.':
    'Bir misafir gibi sipariş verin ve buraya gelişini izleyin. Deneme olarak işaretlenir ve hiçbir yerde sayılmaz.',
} as const satisfies Record<string, string>
