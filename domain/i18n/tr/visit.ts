/** Where the guest orders: the branch and the table. */
export const visitMessages = {
  'Change branch': 'Şubeyi değiştir',
  'Where would you like to order?': 'Nereden sipariş vermek istersiniz?',
  Branch: 'Şube',
  'Please choose': 'Lütfen seçin',
  'Please choose a branch': 'Lütfen bir şube seçin',
  Continue: 'Devam et',
  'Empty your cart?': 'Sepet boşaltılsın mı?',
  'Your cart belongs to another branch. At {branch} you start with an empty one.':
    'Sepetiniz başka bir şubeye ait. {branch} şubesinde boş bir sepetle başlarsınız.',
  'Empty cart and continue': 'Sepeti boşalt ve devam et',
  'Keep my cart': 'Sepetim kalsın',
  'Your table': 'Masanız',
  'Leave table': 'Masadan ayrıl',
  'Order again at {table}': '{table} için tekrar sipariş ver',
  'Another round?': 'Bir tur daha?',
  'Your last order at {table} is done. You can order again there.':
    '{table} için son siparişiniz verildi. Orada tekrar sipariş verebilirsiniz.',
  'You are ordering at {table}': 'Sipariş verdiğiniz masa: {table}',
  'We do not know this table. Please scan the code once more':
    'Bu masayı tanıyamadık. Lütfen kodu bir kez daha okutun',
  'We could not check your table. Please check your connection':
    'Masanızı kontrol edemedik. Lütfen bağlantınızı kontrol edin',
} as const satisfies Record<string, string>
