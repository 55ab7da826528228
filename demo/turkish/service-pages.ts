import { additives, allergens } from '../menu/food-labels.ts'
import { areaTable } from '../pages/delivery-payment.ts'
import { labelTranslations } from './choices.ts'
import type { TurkishPage } from './turkish-pages.ts'

const legend = (labels: readonly { code: string; name: { de: string } }[]) =>
  `<dl>${labels.map(({ code, name }) => `<dt>${code}</dt><dd>${labelTranslations[name.de] ?? name.de}</dd>`).join('')}</dl>`

export const deliveryPaymentInTurkish: TurkishPage = {
  name: 'Teslimat ve ödeme',
  html: `<h2>Nereye teslimat yapıyoruz</h2>
${areaTable('tr', ['Bölge', 'En düşük sipariş', 'Teslimat ücreti', 'Ücretsiz (en az)'])}
<p>Tüm fiyatlara KDV dahildir. En düşük sipariş tutarında yalnızca yemekler ve içecekler sayılır; depozito ve bahşiş sayılmaz.</p>
<h2>Gel al</h2>
<p>Gel alda en düşük sipariş tutarı yoktur. Araba ya da bisikletle gelirseniz paketinizi kaldırıma getiririz. Yanınızda getirdiğiniz temiz kaplara da paketleriz.</p>
<h2>Ödeme</h2>
<p>Ödeme sayfasında sunulan yöntemlerle internetten ya da sürücüye veya restoranda nakit veya kartla. Hiçbir ödeme yöntemi ek ücretli değildir.</p>
<h2>Depozito</h2>
<p>Depozito fiyatın yanında yazar. Boş depozitolu şişeleri sürücümüz bir dahaki sefere geri alır.</p>`,
}

export const allergensInTurkish: TurkishPage = {
  name: 'Alerjenler ve katkı maddeleri',
  html: `<p>Bilgiler her yemekte açıkça yazar. Tüm kodları burada bulursunuz. Mutfağımızda buğday unu, süt, sert kabuklu yemişler ve susam kullanılır; hiçbir yemekte bunların izlerini dışlayamayız.</p>
<h2>Alerjenler</h2>
${legend(allergens)}
<h2>Katkı maddeleri</h2>
${legend(additives)}`,
}

export const accessibilityInTurkish: TurkishPage = {
  name: 'Erişilebilirlik',
  html: `<p>Feuer &amp; Flora’nın internetten sipariş ve masa rezervasyonu hizmeti için § 14 BFSG ve Ek 3 uyarınca bilgiler.</p>
<h2>Sipariş nasıl verilir</h2>
<p>Menüden yemek seçer, boyunu ve malzemelerini ayarlarsınız. Sepet her seçimi fiyatıyla gösterir. Ödeme sayfasında teslimat ya da gel al, zaman ve ödeme yöntemini seçersiniz. Sipariş vermeden önce her şeyi bir kez daha görür ve değiştirebilirsiniz. Ardından e-postayla bir onay alırsınız.</p>
<h2>Ne durumdayız</h2>
<p>Sipariş yolu WCAG 2.2 AA ve EN 301 549’a göre tasarlanmıştır: klavye ve ekran okuyucuyla kullanılabilir, yüzde 400’e kadar büyütülebilir, yeterli kontrasta sahiptir ve zaman baskısı yoktur.</p>
<h2>Bilinen sınırlar</h2>
<p>Yabancı ödeme hizmetlerinin sayfalarını kendimiz denetleyemeyiz. Bunun yerine sürücüye nakit ya da kartla ödeyebilir veya telefonla sipariş verebilirsiniz. Haritalar asla tek yol değildir: adres her zaman yazılabilir.</p>
<h2>Engel bildirin</h2>
<p><a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a> veya <a href="tel:+493055501234">+49 30 5550 1234</a>.</p>
<h2>Yetkili makam</h2>
<p>Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</p>`,
}
