import type { WindowTexts } from './en.ts'

export const idWindow: WindowTexts = {
  usePassphrase: 'Pakai frasa sandi',
  useKit: 'Pakai kit pemulihan',
  passphraseHint: 'Minimal 12 karakter. Tak seorang pun dapat mengatur ulangnya.',
  passphraseAgain: 'Ulangi frasa sandi',
  passphraseShort: 'Pakai minimal 12 karakter.',
  passphraseDiffers: 'Kedua frasa sandi berbeda.',
  kitWords: '24 kata kit pemulihan Anda',
  createWallet: 'Buat dompet',
  security: 'Pemulihan dan keamanan',
  byMailHint:
    'Pengelola situs ini dan layanan pemulihannya, atau yang menguasai kotak surat Anda, dapat memulihkan dompet ini.',
  kitHint: 'Tulis kata-kata ini di kertas, sesuai urutan. Pemegangnya memiliki dompet ini.',
  kitDone: 'Sudah saya tulis',
  kitCheckTitle: 'Periksa kata-kata Anda',
  kitCheckHint: 'Ketik tiga kata ini untuk memastikan Anda menulisnya dengan benar.',
  word: 'Kata {number}',
  wordWrong: 'Bukan kata itu. Lihat catatan Anda.',
  kitSaved:
    'Dengan kata-kata ini dompet Anda kembali di perangkat mana pun. Simpan di tempat yang hanya Anda tahu.',
  passphraseSaved:
    'Dengan frasa sandi ini dompet Anda kembali di perangkat mana pun. Simpan di tempat yang hanya Anda tahu.',
  resend: 'Kirim kode baru',
  resendIn: 'Kode baru dalam {seconds} dtk',
  resent: 'Kode baru sedang dikirim.',
  logins: 'Cara masuk',
  loginsHint:
    'Masing-masing menuju dompet ini. Dengan cara kedua Anda tidak terkunci jika kehilangan yang pertama.',
  loginRemoved:
    '{provider} tidak lagi menuju dompet ini. Di tempat lain yang Anda masuki dengannya, Anda telah dikeluarkan.',
  usedLogin: 'Anda masuk dengan cara ini',
  add: 'Tambah',
  addLogin: 'Tambah {provider}',
  addLoginHint: 'Masuk dengan {provider} di jendela yang terbuka. Setelah itu juga menuju dompet ini.',
  foundLoginHint: 'Apakah ini akun Anda? Pemiliknya dapat masuk ke dompet ini mulai sekarang.',
  devices: 'Perangkat',
  devicesHint:
    'Perangkat ini dapat memakai dompet Anda. Hapus yang tidak Anda kenal atau tidak lagi Anda miliki.',
  thisDevice: 'Perangkat ini',
  lastUsed: 'Terakhir dipakai {date}',
  remove: 'Hapus',
  removeNamed: 'Hapus {device}',
  forgetHint:
    'Anda keluar, dan tidak ada bagian dompet yang tersisa di browser ini. Untuk memakainya lagi di sini, ini menjadi perangkat baru.',
  confirmYou: 'Konfirmasi bahwa ini Anda',
  confirmPassphraseHint: 'Ketik frasa sandi dompet Anda.',
  confirmKitHint: 'Ketik 24 kata dompet Anda.',
  confirmYouHint: 'Masuk dengan {provider} sekali lagi, di jendela yang terbuka.',
  continueWith: 'Lanjutkan dengan {provider}',
  socialOpening: 'Membuka proses masuk…',
  socialEnding: 'Sedang masuk…',
  socialLost:
    'Identitas Anda terkonfirmasi, tetapi jendela ini tidak dapat mencapai halaman yang meminta. Tutup, lalu coba lagi di tab itu.',
  socialDone: 'Anda sudah masuk. Anda dapat menutup jendela ini.',
  socialFailed: 'Proses masuk dibatalkan atau gagal. Tutup jendela ini, lalu coba lagi.',
  save: 'Simpan',
  close: 'Tutup',
  tryAgain: 'Coba lagi',
  openingWallet: 'Membuka dompet…',
  windowLost: 'Halaman yang meminta sudah tidak ada. Anda dapat menutup jendela ini.',
  passkeys: 'Daftar kunci sandi',
  passkeysHint:
    'Kunci sandi disimpan perangkat atau pengelola sandi Anda. Dengannya dompet Anda langsung kembali, di mana pun kunci itu ada.',
  noPasskeys: 'Belum ada kunci sandi.',
  addPasskey: 'Tambah kunci sandi',
  addedOn: 'Ditambahkan {date}',
  passkeySaved: 'Dengan kunci sandi ini dompet Anda kembali di mana pun Anda memilikinya.',
  passkeySecond:
    'Dengan kunci sandi ini dompet Anda kembali di mana pun Anda memilikinya. Catat juga kit pemulihan: kunci sandi bisa terhapus, atau hilang bersama perangkatnya.',
  passkeyUnsupported:
    'Kunci sandi browser atau perangkat ini tidak dapat membuka dompet. Pakai kit pemulihan atau frasa sandi.',
  passkeyFailed:
    'Kunci sandi tidak dipakai: Anda membatalkan, atau tidak ada lagi di perangkat ini. Coba lagi, atau pilih cara lain.',
  passkeyExists: 'Perangkat ini sudah punya kunci sandi dompet ini.',
  removePasskey: 'Hapus kunci sandi',
  removePasskeyHint:
    'Dompet Anda tidak lagi kembali dengan kunci sandi {name}. Hapus juga dari perangkat atau pengelola sandi itu.',
  removeLastPasskey:
    'Ini satu-satunya jalan kembali ke dompet Anda. Jika browser ini melupakannya, dompet hilang. Siapkan cara lain dulu.',
  confirmPasskeyHint: 'Pakai kunci sandi dompet Anda.',
  codeInstead: 'Pakai kode lewat email',
  exportKeys: 'Ekspor kunci',
  exportHint: 'Dengan ini Anda dapat memakai dompet di aplikasi lain.',
  exportWarning:
    'Siapa pun yang melihatnya dapat mengambil semuanya. Jangan tunjukkan kepada siapa pun, dan jangan ketik di halaman yang memintanya.',
  keyOf: 'Kunci privat untuk {family}',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  copy: 'Salin',
  showNamed: 'Tampilkan: {name}',
  hideNamed: 'Sembunyikan: {name}',
  copyNamed: 'Salin: {name}',
  copied: 'Disalin. Aplikasi lain dapat membacanya: segera tempel, lalu salin hal lain.',
  copyFailed: 'Browser ini tidak mengizinkan penyalinan. Tampilkan, dan salin secara manual.',
}
