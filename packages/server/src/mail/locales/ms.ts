import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const ms: MailTexts = {
  describeDevice: ({ browser = 'sebuah pelayar', system }) =>
    system ? `${browser} pada ${system}` : browser,
  code: ({ code, site, device }) => ({
    subject: `${code} ialah kod anda untuk ${site}`,
    text: [
      `Kod anda untuk ${site}:`,
      '',
      `    ${code}`,
      '',
      `Sah selama 5 minit, dalam ${device}, tempat ia diminta.`,
      `Taip hanya di ${site}, dan jangan kongsi dengan sesiapa.`,
      'Bukan anda? Abaikan e-mel ini. Tiada sesiapa boleh masuk tanpa kod.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Selepas itu peranti menunggu ${formatWait(wait, 'ms')} lagi. Anda boleh menolaknya sehingga itu.`
    return {
      subject: `Peranti baharu mahu menggunakan dompet anda di ${site}`,
      text: [
        `Peranti baharu (${device}) mahu menggunakan dompet anda di ${site}. Ia log masuk dengan kod daripada e-mel anda.`,
        '',
        'Adakah ini anda? Buka halaman ini dan taip nombor yang ditunjukkan peranti baharu.',
        'Bukan anda? Tolak di sana, atau abaikan e-mel ini. Tiada sesiapa boleh masuk tanpa nombor itu.',
        `Dompet anda dicipta pada ${formatDay(since, 'ms')}. Jika anda tidak pernah menciptanya, tolak.`,
        '',
        link,
        '',
        `Pautan sah selama 10 minit.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Anda telah dilog keluar daripada dompet anda',
    text: [
      'Rahsia yang sepatutnya hanya ada pada pelayar anda digunakan dua kali. Demi keselamatan, kami melog keluar pelayar itu.',
      'Log masuk semula di tempat anda menggunakan dompet. Dompet anda sendiri selamat.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Seseorang sedang meneka kod dompet anda',
    text: [
      'Banyak kod salah ditaip untuk alamat e-mel anda. Seseorang mungkin sedang meneka.',
      `Mulai sekarang setiap peranti baharu perlu menunggu ${formatHours(hours, 'ms')} sebelum boleh menggunakan dompet anda. Peranti yang anda sudah gunakan berfungsi seperti biasa.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} ialah kod anda untuk menukar alamat e-mel di ${site}`,
    text: [
      `Dompet anda di ${site} akan mendapat alamat e-mel baharu: ${email}`,
      'Kod anda untuk perubahan ini:',
      '',
      `    ${code}`,
      '',
      `Sah selama 5 minit, dalam ${device}, tempat ia diminta.`,
      'Sesiapa yang membaca peti mel baharu boleh log masuk ke dompet anda.',
      'Bukan anda? Abaikan e-mel ini, dan jangan kongsi kod ini dengan sesiapa.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} ialah kod anda untuk menggunakan alamat e-mel ini di ${site}`,
    text: [
      `Sebuah dompet di ${site} akan mendapat alamat e-mel ini. Kodnya:`,
      '',
      `    ${code}`,
      '',
      'Sah selama 5 minit. Bukan anda? Abaikan e-mel ini.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Alamat e-mel dompet anda telah berubah',
    text: [
      `Alamat e-mel dompet anda dahulu ${before} dan kini ${after}.`,
      'Mulai sekarang, log masuk dengan alamat baharu. Akaun anda tetap sama.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Peranti baharu untuk dompet anda',
    question:
      '{device} mahu menggunakan dompet anda di {site}. Luluskan hanya jika anda sendiri yang sedang log masuk di sana.',
    label: 'Nombor yang ditunjukkan peranti baharu',
    hint: 'Tiga digit. Anda ada satu percubaan.',
    approve: 'Luluskan',
    refuse: 'Tolak',
    refuseAfterAll: 'Tetap tolak',
    noNumber: 'Taip tiga digit yang ditunjukkan peranti baharu.',
    tooEarly: 'Peranti baharu belum menunjukkan nombor. Tunggu sehingga ia muncul.',
    approved: 'Peranti ini diluluskan. Anda boleh menutup halaman ini dan meneruskan di sana.',
    refused: 'Peranti ini ditolak. Ia tidak boleh menggunakan dompet anda.',
    mismatched: 'Itu bukan nombor peranti ini, jadi ia tidak diluluskan. Tiada sesiapa masuk.',
    mismatchedHint:
      'Jika anda tersilap taip, minta lagi di peranti baharu. Jika nombornya betul, e-mel ini untuk peranti orang lain.',
    expired: 'Pautan ini sudah tamat. Log masuk semula di peranti untuk mendapat yang lain.',
    unknown: 'Pautan ini tidak sah.',
    released: 'Peranti ini sudah menggunakan dompet anda. Anda boleh menutup halaman ini.',
  },
}
