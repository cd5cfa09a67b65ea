import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const id: MailTexts = {
  describeDevice: ({ browser = 'sebuah browser', system }) => (system ? `${browser} di ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} adalah kode Anda untuk ${site}`,
    text: [
      `Kode Anda untuk ${site}:`,
      '',
      `    ${code}`,
      '',
      `Berlaku 5 menit, di ${device}, tempat kode diminta.`,
      `Ketik hanya di ${site}, dan jangan bagikan kepada siapa pun.`,
      'Bukan Anda? Abaikan email ini. Tak seorang pun bisa masuk tanpa kode.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Setelah itu perangkat menunggu ${formatWait(wait, 'id')} lagi. Sampai saat itu Anda dapat menolaknya.`
    return {
      subject: `Perangkat baru ingin memakai dompet Anda di ${site}`,
      text: [
        `Perangkat baru (${device}) ingin memakai dompet Anda di ${site}. Perangkat itu masuk dengan kode dari email Anda.`,
        '',
        'Apakah ini Anda? Buka halaman ini dan ketik angka yang ditampilkan perangkat baru.',
        'Bukan Anda? Tolak di sana, atau abaikan email ini. Tak seorang pun bisa masuk tanpa angka itu.',
        `Dompet Anda dibuat pada ${formatDay(since, 'id')}. Jika Anda tak pernah membuatnya, tolak.`,
        '',
        link,
        '',
        `Tautan berlaku 10 menit.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Anda dikeluarkan dari dompet Anda',
    text: [
      'Rahasia yang seharusnya hanya dimiliki browser Anda dipakai dua kali. Demi keamanan, kami mengeluarkan browser itu.',
      'Masuk lagi di tempat Anda memakai dompet. Dompet Anda sendiri aman.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Seseorang menebak kode dompet Anda',
    text: [
      'Banyak kode salah diketik untuk alamat email Anda. Mungkin seseorang sedang menebak.',
      `Mulai sekarang setiap perangkat baru harus menunggu ${formatHours(hours, 'id')} sebelum dapat memakai dompet Anda. Perangkat yang sudah Anda pakai tetap berfungsi.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} adalah kode Anda untuk mengubah alamat email di ${site}`,
    text: [
      `Dompet Anda di ${site} akan mendapat alamat email baru: ${email}`,
      'Kode Anda untuk perubahan ini:',
      '',
      `    ${code}`,
      '',
      `Berlaku 5 menit, di ${device}, tempat kode diminta.`,
      'Siapa pun yang membaca kotak surat baru dapat masuk ke dompet Anda.',
      'Bukan Anda? Abaikan email ini, dan jangan bagikan kode kepada siapa pun.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} adalah kode Anda untuk memakai alamat email ini di ${site}`,
    text: [
      `Sebuah dompet di ${site} akan mendapat alamat email ini. Kodenya:`,
      '',
      `    ${code}`,
      '',
      'Berlaku 5 menit. Bukan Anda? Abaikan email ini.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Alamat email dompet Anda telah berubah',
    text: [
      `Alamat email dompet Anda tadinya ${before} dan sekarang ${after}.`,
      'Mulai sekarang, masuk dengan alamat baru. Akun Anda tetap sama.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Perangkat baru untuk dompet Anda',
    question:
      '{device} ingin memakai dompet Anda di {site}. Setujui hanya jika Anda sendiri yang sedang masuk di sana.',
    label: 'Angka yang ditampilkan perangkat baru',
    hint: 'Tiga angka. Anda punya satu kesempatan.',
    approve: 'Setujui',
    refuse: 'Tolak',
    refuseAfterAll: 'Tetap tolak',
    noNumber: 'Ketik tiga angka yang ditampilkan perangkat baru.',
    tooEarly: 'Perangkat baru belum menampilkan angka. Tunggu sampai muncul.',
    approved: 'Perangkat ini disetujui. Anda dapat menutup halaman ini dan melanjutkan di sana.',
    refused: 'Perangkat ini ditolak. Tidak dapat memakai dompet Anda.',
    mismatched: 'Itu bukan angka perangkat ini, jadi tidak disetujui. Tak seorang pun masuk.',
    mismatchedHint:
      'Jika salah ketik, minta lagi di perangkat baru. Jika angkanya benar, email ini untuk perangkat orang lain.',
    expired: 'Tautan ini tidak berlaku lagi. Masuk lagi di perangkat untuk mendapat yang lain.',
    unknown: 'Tautan ini tidak valid.',
    released: 'Perangkat ini sudah memakai dompet Anda. Anda dapat menutup halaman ini.',
  },
}
