/** Messages that the system adds to the pages of a restaurant; the server writes it, no script needs it. */
export const pageNotesMessages = {
  'Data sources': 'Veri kaynakları',
  'The search of addresses and the map use open data:': 'Adres araması ve harita açık verileri kullanır:',
  'Search of addresses': 'Adres araması',
  'To find an address, our server sends what was typed and the place that was marked to {service}. The network address of the visitor is not sent.':
    'Bir adresi bulmak için sunucumuz yazılan metni ve işaretlenen yeri {service} hizmetine gönderir. Ziyaretçinin IP adresi gönderilmez.',
}
