import type { Language } from '@portico/protocol'

/** What the page behind the link of a mail says. */
export interface ApprovalTexts {
  title: string
  /** `{device}` is the browser and its system, `{site}` where it signs in; in this order. */
  question: string
  label: string
  hint: string
  approve: string
  refuse: string
  refuseAfterAll: string
  /** What was typed is no number of this length. */
  noNumber: string
  /** The device has shown none yet. */
  tooEarly: string
  approved: string
  refused: string
  mismatched: string
  mismatchedHint: string
  expired: string
  unknown: string
  released: string
}

const en: ApprovalTexts = {
  title: 'A new device for your wallet',
  question:
    '{device} wants to use your wallet on {site}. Approve it only if it is you who signs in there now.',
  label: 'The number that the new device shows',
  hint: 'Three digits. You have one try.',
  approve: 'Approve',
  refuse: 'Refuse',
  refuseAfterAll: 'Refuse it after all',
  noNumber: 'Type the three digits that the new device shows.',
  tooEarly: 'The new device shows no number yet. Wait until it does.',
  approved: 'This device is approved. You can close this page and go on there.',
  refused: 'This device was refused. It cannot use your wallet.',
  mismatched: 'That is not the number of this device, so it was not approved. Nobody got in.',
  mismatchedHint:
    'If you mistyped it, ask again on the new device. If you read the right number, this email was for the device of somebody else.',
  expired: 'This link is over. Sign in again on the device to get another.',
  unknown: 'This link is not valid.',
  released: 'This device uses your wallet already. You can close this page.',
}

const de: ApprovalTexts = {
  title: 'Ein neues Gerät für Ihre Wallet',
  question:
    '{device} möchte Ihre Wallet auf {site} verwenden. Geben Sie es nur frei, wenn Sie selbst sich dort gerade anmelden.',
  label: 'Die Zahl, die das neue Gerät zeigt',
  hint: 'Drei Ziffern. Sie haben einen Versuch.',
  approve: 'Freigeben',
  refuse: 'Ablehnen',
  refuseAfterAll: 'Doch ablehnen',
  noNumber: 'Geben Sie die drei Ziffern ein, die das neue Gerät zeigt.',
  tooEarly: 'Das neue Gerät zeigt noch keine Zahl. Warten Sie, bis sie da ist.',
  approved: 'Dieses Gerät ist freigegeben. Sie können diese Seite schließen und dort weitermachen.',
  refused: 'Dieses Gerät wurde abgelehnt. Es kann Ihre Wallet nicht verwenden.',
  mismatched: 'Das ist nicht die Zahl dieses Geräts, deshalb wurde es nicht freigegeben. Niemand hat Zugang.',
  mismatchedHint:
    'Haben Sie sich vertippt, fragen Sie auf dem neuen Gerät erneut an. War Ihre Zahl richtig, dann kam diese E-Mail wegen des Geräts von jemand anderem.',
  expired:
    'Dieser Link gilt nicht mehr. Melden Sie sich auf dem Gerät erneut an, um einen neuen zu erhalten.',
  unknown: 'Dieser Link ist ungültig.',
  released: 'Dieses Gerät verwendet Ihre Wallet schon. Sie können diese Seite schließen.',
}

const ar: ApprovalTexts = {
  title: 'جهاز جديد لمحفظتك',
  question: 'يريد {device} استخدام محفظتك على {site}. لا تعتمده إلا إذا كنت أنت من يسجّل الدخول هناك الآن.',
  label: 'الرقم الذي يعرضه الجهاز الجديد',
  hint: 'ثلاث خانات. لديك محاولة واحدة.',
  approve: 'اعتماد',
  refuse: 'رفض',
  refuseAfterAll: 'رفضه مع ذلك',
  noNumber: 'اكتب الخانات الثلاث التي يعرضها الجهاز الجديد.',
  tooEarly: 'لا يعرض الجهاز الجديد رقمًا بعد. انتظر حتى يظهر.',
  approved: 'تم اعتماد هذا الجهاز. يمكنك إغلاق هذه الصفحة والمتابعة هناك.',
  refused: 'رُفض هذا الجهاز. لا يمكنه استخدام محفظتك.',
  mismatched: 'ليس هذا رقم هذا الجهاز، لذا لم يُعتمد. لم يدخل أحد.',
  mismatchedHint:
    'إن أخطأت في الكتابة فاطلب مرة أخرى على الجهاز الجديد. وإن كان رقمك صحيحًا فقد جاءت هذه الرسالة بسبب جهاز شخص آخر.',
  expired: 'انتهت صلاحية هذا الرابط. سجّل الدخول من جديد على الجهاز ليصلك رابط آخر.',
  unknown: 'هذا الرابط غير صالح.',
  released: 'يستخدم هذا الجهاز محفظتك بالفعل. يمكنك إغلاق هذه الصفحة.',
}

export const approvalTexts: Readonly<Record<Language, ApprovalTexts>> = { en, de, ar }
