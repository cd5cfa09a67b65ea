import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const tr: MailTexts = {
  describeDevice: ({ browser = 'bir tarayıcı', system }) =>
    system ? `${system} üzerinde ${browser}` : browser,
  code: ({ code, site, device }) => ({
    subject: `${code} – ${site} kodunuz`,
    text: [
      `${site} kodunuz:`,
      '',
      `    ${code}`,
      '',
      `Yalnızca istendiği yerde (${device}) 5 dakika geçerlidir.`,
      `Yalnızca ${site} sitesine yazın ve kimseyle paylaşmayın.`,
      'Siz değil misiniz? Bu e-postayı yok sayabilirsiniz. Kod olmadan kimse giremez.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Ardından cihaz ${formatWait(wait, 'tr')} daha bekler. O zamana kadar reddedebilirsiniz.`
    return {
      subject: `Yeni bir cihaz ${site} cüzdanınızı kullanmak istiyor`,
      text: [
        `Yeni bir cihaz (${device}) ${site} cüzdanınızı kullanmak istiyor. E-postanızdaki kodla oturum açtı.`,
        '',
        'Siz misiniz? Bu sayfayı açıp yeni cihazın gösterdiği sayıyı yazın.',
        'Değil misiniz? Orada reddedin veya bu e-postayı yok sayın. Sayı olmadan kimse giremez.',
        `Cüzdanınız ${formatDay(since, 'tr')} tarihinde oluşturuldu. Hiç oluşturmadıysanız reddedin.`,
        '',
        link,
        '',
        `Bağlantı 10 dakika geçerlidir.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Cüzdanınızdaki oturum kapatıldı',
    text: [
      'Yalnızca tarayıcınızda olması gereken bir gizli veri iki kez kullanıldı. Güvenlik için o tarayıcının oturumunu kapattık.',
      'Cüzdanınızı kullandığınız yerde yeniden oturum açın. Cüzdanınızın kendisi güvende.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Biri cüzdanınızın kodlarını tahmin etmeye çalışıyor',
    text: [
      'E-posta adresiniz için çok sayıda yanlış kod yazıldı. Biri tahmin ediyor olabilir.',
      `Artık her yeni cihaz, cüzdanınızı kullanmadan önce ${formatHours(hours, 'tr')} beklemeli. Kullandığınız cihazlar eskisi gibi çalışır.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} – ${site} e-posta adresinizi değiştirme kodunuz`,
    text: [
      `${site} cüzdanınızın e-posta adresi değişmek üzere: ${email}`,
      'Bu değişiklik için kodunuz:',
      '',
      `    ${code}`,
      '',
      `Yalnızca istendiği yerde (${device}) 5 dakika geçerlidir.`,
      'Yeni posta kutusunu okuyan, cüzdanınızda oturum açabilir.',
      'Siz değil misiniz? Bu e-postayı yok sayın ve kodu kimseyle paylaşmayın.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} – bu e-posta adresini ${site} sitesinde kullanma kodunuz`,
    text: [
      `${site} sitesindeki bir cüzdan bu e-posta adresini almak üzere. Kodu:`,
      '',
      `    ${code}`,
      '',
      '5 dakika geçerlidir. Siz değil misiniz? Bu e-postayı yok sayabilirsiniz.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Cüzdanınızın e-posta adresi değişti',
    text: [
      `Cüzdanınızın e-posta adresi ${before} idi, artık ${after}.`,
      'Bundan böyle yeni adresle oturum açın. Hesaplarınız aynı kalır.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Cüzdanınız için yeni bir cihaz',
    question:
      '{device}, {site} cüzdanınızı kullanmak istiyor. Yalnızca şu anda orada oturum açan sizseniz onaylayın.',
    label: 'Yeni cihazın gösterdiği sayı',
    hint: 'Üç rakam. Bir deneme hakkınız var.',
    approve: 'Onayla',
    refuse: 'Reddet',
    refuseAfterAll: 'Yine de reddet',
    noNumber: 'Yeni cihazın gösterdiği üç rakamı yazın.',
    tooEarly: 'Yeni cihaz henüz sayı göstermiyor. Gösterene kadar bekleyin.',
    approved: 'Bu cihaz onaylandı. Bu sayfayı kapatıp orada devam edebilirsiniz.',
    refused: 'Bu cihaz reddedildi. Cüzdanınızı kullanamaz.',
    mismatched: 'Bu, cihazın sayısı değil; bu yüzden onaylanmadı. Kimse girmedi.',
    mismatchedHint:
      'Yanlış yazdıysanız yeni cihazda tekrar isteyin. Sayı doğruysa bu e-posta başka birinin cihazı içindi.',
    expired: 'Bu bağlantının süresi doldu. Yenisi için cihazda yeniden oturum açın.',
    unknown: 'Bu bağlantı geçerli değil.',
    released: 'Bu cihaz zaten cüzdanınızı kullanıyor. Bu sayfayı kapatabilirsiniz.',
  },
}
