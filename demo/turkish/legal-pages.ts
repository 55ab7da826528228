import type { TurkishPage } from './turkish-pages.ts'

export const termsInTurkish: TurkishPage = {
  name: 'Genel işlem koşulları',
  html: `<h2>1. Bu koşullar kimler için geçerli</h2>
<p>Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, Almanya’ya bu site üzerinden verilen siparişler ve masa rezervasyonları için geçerlidir. Bu çeviri size kolaylık olsun diye sunulmuştur; sözleşmenin dili Almancadır.</p>
<h2>2. Sözleşme nasıl kurulur</h2>
<p>Yemekleri sepete koyar, bilgilerinizi girer ve son sayfada her şeyi kontrol edersiniz; orada her bilgiyi hâlâ değiştirebilirsiniz. “Ödeme yükümlülüğüyle sipariş ver” düğmesiyle bir teklifte bulunursunuz. Sözleşme, siparişi kabul ettiğimizde kurulur. Siparişin ulaştığını ve kabul edildiğini e-postayla onaylarız; e-posta siparişinizi ve bu koşulları içerir.</p>
<h2>3. Fiyatlar, depozito ve ödeme</h2>
<p>Tüm fiyatlar euro cinsindendir ve KDV’yi içerir. Depozito ve teslimat ücreti eklenir ve siparişten önce gösterilir. Nasıl ödeyebileceğiniz “Teslimat ve ödeme” sayfasında yazar. Bahşiş isteğe bağlıdır.</p>
<h2>4. Teslimat ve teslim alma</h2>
<p>Belirtilen posta kodlarına, ilgili en düşük sipariş tutarından itibaren teslimat yaparız. Süreler özenle tahmin edilmiştir. Teslim edemezsek haber verir ve ödenmiş olanı iade ederiz.</p>
<h2>5. Taze hazırlanan yiyeceklerde cayma hakkı yoktur</h2>
<p>Yiyecekleri ve taze hazırlanan içecekleri isteğinize göre hazırlarız ve bunlar çabuk bozulur. Bunlar için cayma hakkı yoktur (§ 312g Abs. 2 Nr. 1, 2 ve 9 BGB). Yani siparişiniz kabul edildikten sonra siparişten cayamazsınız.</p>
<p>Bu, kararlaştırılan saatte birlikte getirdiğimiz içecekler için de geçerlidir. Açılmamış şişe ve kutuları 14 gün içinde kendi isteğimizle geri alır ve bedelini iade ederiz.</p>
<h2>6. Alkol</h2>
<p>Bira ve şarabı 16 yaşından, distile içki içeren içecekleri 18 yaşından itibaren veririz. Teslimde kimlik kontrolü yaparız. Yaş kanıtlanamazsa bu ürünleri geri götürür ve bedelini iade ederiz.</p>
<h2>7. Bir şey yolunda değilse</h2>
<p>Ayıplı mala ilişkin yasal haklarınız geçerlidir. En iyisi bizi hemen arayın: <a href="tel:+493055501234">+49 30 5550 1234</a>.</p>
<h2>8. Puanlar</h2>
<p>Bir hesapla, sonraki bir siparişte kullanabileceğiniz puanlar toplarsınız. Puanlar nakde çevrilmez.</p>
<h2>9. Erişilebilirlik</h2>
<p>Erişilebilirlik gereklerini nasıl karşıladığımız “Erişilebilirlik” sayfasında yazar.</p>`,
}

export const privacyInTurkish: TurkishPage = {
  name: 'Gizlilik bildirimi',
  html: `<h2>Sorumlu kim</h2>
<p>Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, Almanya, <a href="mailto:datenschutz@feuer-und-flora.example">datenschutz@feuer-und-flora.example</a>.</p>
<h2>Sipariş verdiğinizde</h2>
<p>Adınızı, e-postanızı, telefon numaranızı, teslimat adresinizi, siparişinizi ve notlarınızı sizinle yaptığımız sözleşmeyi yerine getirmek için işleriz (GDPR md. 6/1-b). Mutfak siparişi, sürücü ise adı, adresi ve telefon numarasını görür. Siparişleri, vergi hukuku gerektirdiği için sekiz yıl saklarız (GDPR md. 6/1-c).</p>
<h2>Masa ayırttığınızda veya bize yazdığınızda</h2>
<p>Bilgilerinizi yalnızca yanıt ve rezervasyon için kullanır, en geç altı ay sonra sileriz.</p>
<h2>Hesabınız varsa</h2>
<p>Bilgilerinizi, adreslerinizi ve puanlarınızı siz hesabı silene kadar saklarız. Şifrenizi bilmeyiz; yalnızca onu doğrulamaya yarayan bir değer saklarız.</p>
<h2>Çerezler ve cihazdaki kayıtlar</h2>
<p>Yalnızca siparişin gerektirdiğini saklarız: dil, sepet, oturum ve sahte isteklere karşı bir koruma (§ 25 Abs. 2 Nr. 2 TDDDG). Yalnızca ödeme sayfasında „Bu cihazda hatırla“ kutusunu işaretlerseniz son siparişiniz, iletişim bilgileriniz, adresiniz ve ödeme şekliniz en fazla 180 gün tarayıcınızda kalır (DSGVO md. 6 fık. 1 bent a); ana sayfada tek dokunuşla silinir. Reklam ve izleme yoktur. Yazı tipleri ve resimler kendi sunucumuzdan gelir.</p>
<h2>Verileri bizden kim alır</h2>
<p>Sunucuları Almanya’da olan barındırma hizmetimiz ve internetten öderseniz seçtiğiniz ödeme hizmeti. Haritaları ancak siz izin verirseniz yükleriz.</p>
<h2>Haklarınız</h2>
<p>Verilerinize erişmeyi, düzeltilmesini, silinmesini, işlenmesinin kısıtlanmasını ve taşınmasını isteyebilir, işlenmesine itiraz edebilirsiniz. Berlin Veri Koruma ve Bilgi Özgürlüğü Görevlisi’ne (Berliner Beauftragte für Datenschutz und Informationsfreiheit) şikâyette bulunabilirsiniz.</p>`,
}

export const imprintInTurkish: TurkishPage = {
  name: 'Künye',
  html: `<h2>§ 5 DDG uyarınca bilgiler</h2>
<p>Feuer &amp; Flora GmbH<br>Weserstraße 999<br>12045 Berlin, Almanya</p>
<p>Temsilci: Genel Müdür Mira Albrecht</p>
<h2>İletişim</h2>
<p>Telefon: <a href="tel:+493055501234">+49 30 5550 1234</a><br>E-posta: <a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a></p>
<h2>Sicil ve vergi</h2>
<p>Berlin Sulh Mahkemesi (Amtsgericht Charlottenburg), HRB 000000 B<br>KDV kimlik numarası: DE000000000</p>
<h2>Yetkili denetim makamı</h2>
<p>Bezirksamt Neukölln von Berlin, Ordnungsamt, veterinerlik ve gıda denetimi birimi</p>
<h2>Tüketici hakem kurulu</h2>
<p>Bir tüketici hakem kurulu önündeki uyuşmazlık çözümüne katılmaya ne istekliyiz ne de yükümlüyüz. Lütfen doğrudan bizimle konuşun, bir çözüm buluruz.</p>
<h2>Not</h2>
<p>Feuer &amp; Flora hayalî bir restorandır. Şirket, adres ve numaralar yalnızca örnektir.</p>`,
}
