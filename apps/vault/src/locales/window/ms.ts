import type { WindowTexts } from './en.ts'

export const msWindow: WindowTexts = {
  usePassphrase: 'Guna frasa laluan',
  useKit: 'Guna frasa pemulihan',
  passphraseHint: 'Sekurang-kurangnya 12 aksara. Tiada sesiapa boleh menetapkannya semula.',
  passphraseAgain: 'Ulang frasa laluan',
  passphraseShort: 'Guna sekurang-kurangnya 12 aksara.',
  passphraseWeak:
    'Ini mudah diteka. Gunakan empat perkataan atau lebih yang tiada kaitan antara satu sama lain.',
  passphraseDiffers: 'Kedua-dua frasa laluan berbeza.',
  kitWords: '24 perkataan frasa pemulihan anda',
  createWallet: 'Cipta dompet',
  security: 'Pemulihan dan keselamatan',
  byMailHint:
    'Sesiapa yang mengendalikan laman ini dan perkhidmatan pemulihannya, atau menguasai peti mel anda, boleh memulihkan dompet ini.',
  kitHint: 'Tulis perkataan ini di atas kertas, mengikut urutan. Pemegangnya memiliki dompet.',
  kitDone: 'Saya telah menulisnya',
  kitCheckTitle: 'Semak perkataan anda',
  kitCheckHint: 'Taip tiga perkataan ini untuk memastikan anda menulisnya dengan betul.',
  word: 'Perkataan {number}',
  wordWrong: 'Bukan perkataan itu. Lihat catatan anda.',
  kitSaved:
    'Anda boleh memulihkan dompet pada mana-mana peranti dengan perkataan ini. Simpan di tempat yang selamat dan peribadi.',
  passphraseSaved:
    'Dengan frasa laluan ini dompet anda kembali di mana-mana peranti. Simpan di tempat yang hanya anda tahu.',
  resend: 'Hantar kod baharu',
  resendIn: 'Kod baharu dalam {seconds} s',
  resent: 'Kami telah menghantar kod baharu.',
  logins: 'Cara masuk',
  loginsHint:
    'Setiap satu menuju dompet ini. Dengan cara kedua anda tidak terkunci jika kehilangan yang pertama.',
  loginRemoved:
    '{provider} tidak lagi boleh log masuk ke dompet ini. Sesi lain yang menggunakannya telah dilog keluar.',
  usedLogin: 'Log masuk semasa',
  add: 'Tambah',
  addLogin: 'Tambah {provider}',
  addLoginHint:
    'Log masuk dengan {provider} di tetingkap yang dibuka. Selepas itu ia juga menuju dompet ini.',
  foundLoginHint: 'Pautkan akaun ini? Sesiapa yang boleh menggunakannya akan dapat membuka dompet ini.',
  scanApp: 'Imbas kod ini dengan telefon, kemudian setuju dalam aplikasi {provider}.',
  scanSite: 'Setuju hanya jika aplikasi menyebut {site}.',
  openApp: 'Buka {provider}',
  appCode: 'Kod untuk aplikasi {provider}',
  farcasterName: 'Nombor itu pasti. Nama hanyalah menurut aplikasi.',
  devices: 'Peranti',
  devicesHint:
    'Peranti ini boleh menggunakan dompet anda. Buang yang anda tidak kenal atau tidak lagi miliki.',
  thisDevice: 'Peranti ini',
  lastUsed: 'Terakhir digunakan pada {date}',
  remove: 'Buang',
  removeNamed: 'Buang {device}',
  forgetHint:
    'Anda dilog keluar, dan tiada apa daripada dompet anda kekal dalam pelayar ini. Untuk menggunakannya di sini lagi, ia peranti baharu.',
  confirmYou: 'Sahkan bahawa ini anda',
  confirmPassphraseHint: 'Taip frasa laluan dompet anda.',
  confirmKitHint: 'Taip 24 perkataan dompet anda.',
  confirmYouHint: 'Log masuk dengan {provider} sekali lagi, di tetingkap yang dibuka.',
  continueWith: 'Teruskan dengan {provider}',
  socialOpening: 'Membuka log masuk…',
  socialEnding: 'Sedang log masuk…',
  socialLost:
    'Anda telah mengesahkan identiti, tetapi tetingkap ini tidak dapat mencapai halaman yang bertanya. Tutup, kemudian cuba lagi di tab itu.',
  socialDone: 'Anda telah log masuk. Anda boleh menutup tetingkap ini.',
  socialFailed: 'Log masuk dibatalkan atau tidak berjaya. Tutup tetingkap ini, kemudian cuba lagi.',
  save: 'Simpan',
  close: 'Tutup',
  tryAgain: 'Cuba lagi',
  openingWallet: 'Membuka dompet…',
  windowLost: 'Halaman yang bertanya sudah tiada. Anda boleh menutup tetingkap ini.',
  passkeys: 'Senarai kunci laluan',
  passkeysHint:
    'Kunci laluan disimpan oleh peranti atau pengurus kata laluan anda. Dengannya dompet anda kembali serta-merta, di mana-mana kunci itu ada.',
  noPasskeys: 'Belum ada kunci laluan.',
  addedOn: 'Ditambah pada {date}',
  passkeySaved: 'Dengan kunci laluan ini dompet anda kembali di mana-mana anda memilikinya.',
  passkeySecond:
    'Dengan kunci laluan ini dompet anda kembali di mana-mana anda memilikinya. Catat juga frasa pemulihan: kunci laluan boleh dipadam, atau hilang bersama perantinya.',
  passkeyUnsupported:
    'Kunci laluan pelayar atau peranti ini tidak dapat membuka dompet. Guna frasa pemulihan atau frasa laluan.',
  passkeyFailed:
    'Kunci laluan tidak digunakan: anda membatalkan, atau ia tiada lagi di peranti ini. Cuba lagi, atau pilih cara lain.',
  passkeyExists: 'Peranti ini sudah mempunyai kunci laluan dompet ini.',
  removePasskey: 'Buang kunci laluan',
  removePasskeyHint:
    'Dompet anda tidak lagi kembali dengan kunci laluan {name}. Padam juga dari peranti atau pengurus kata laluan itu.',
  removeLastPasskey:
    'Ini satu-satunya jalan kembali ke dompet anda. Jika pelayar ini melupakannya, dompet hilang. Sediakan cara lain dahulu.',
  confirmPasskeyHint: 'Guna kunci laluan dompet anda.',
  codeInstead: 'Guna kod melalui e-mel',
  exportKeys: 'Eksport kunci',
  exportHint: 'Dengan ini anda boleh menggunakan dompet dalam aplikasi lain.',
  exportWarning:
    'Sesiapa yang melihatnya boleh mengambil semuanya. Jangan tunjukkan kepada sesiapa, dan jangan taip di halaman yang memintanya.',
  keyOf: 'Kunci persendirian untuk {family}',
  show: 'Tunjuk',
  hide: 'Sembunyi',
  copy: 'Salin',
  showNamed: 'Tunjuk: {name}',
  hideNamed: 'Sembunyi: {name}',
  copyNamed: 'Salin: {name}',
  copied: 'Disalin. Aplikasi lain boleh membacanya: tampal segera, kemudian salin perkara lain.',
  copyFailed: 'Pelayar ini tidak membenarkan salinan. Tunjukkan, dan salin secara manual.',
  // What sites may spend
  lowerLimits: 'Kurangkan had',
  lowerLimitsHint: 'Laman tidak boleh berbelanja lebih daripada yang anda masukkan di sini.',
  lastDay: 'Hari terakhir',
  grants: 'Kebenaran perbelanjaan',
  smartFeatures: 'Ciri pintar',
  smartFeaturesHint:
    'Dengan ciri pintar, akaun anda boleh melakukan beberapa langkah bersama-sama atau tidak langsung. Alamatnya kekal sama.',
  noSmartFeatures: 'Ciri ini dihidupkan apabila anda meluluskan beberapa langkah serentak buat kali pertama.',
  smartFeaturesUnread: 'Tidak dapat menyemak ciri pintar di {network}.',
  noGrants: 'Tiada apa-apa boleh dibelanjakan tanpa bertanya kepada anda.',
  grantsUnread: 'Apa yang boleh dibelanjakan di {network} tidak dapat dibaca.',
}
