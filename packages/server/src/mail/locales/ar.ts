import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

/**
 * Every line begins with a word of Arabic, but for the code and the link: mail programs take the direction of a line of
 * plain text from its first letter.
 */
export const ar: MailTexts = {
  describeDevice: ({ browser = 'متصفح', system }) => (system ? `${browser} على ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} هو رمزك لموقع ${site}`,
    text: [
      `رمزك لموقع ${site}:`,
      '',
      `    ${code}`,
      '',
      `صالح لمدة 5 دقائق، وفي المكان الذي طُلب منه فقط: ${device}.`,
      `اكتبه في ${site} فقط ولا تشاركه مع أحد.`,
      'لم تطلبه؟ يمكنك تجاهل هذه الرسالة. لا يدخل أحد من دون الرمز.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` بعد ذلك ينتظر الجهاز ${formatWait(wait, 'ar')}، ويمكنك رفضه حتى ذلك الحين.`
    return {
      subject: `جهاز جديد يريد استخدام محفظتك على ${site}`,
      text: [
        `جهاز جديد (${device}) يريد استخدام محفظتك على ${site}، وقد سجّل الدخول برمز من بريدك.`,
        '',
        'هل هذا أنت؟ افتح هذه الصفحة واكتب الرقم الذي يعرضه الجهاز الجديد.',
        'ليس أنت؟ ارفضه هناك أو تجاهل هذه الرسالة. لا يدخل أحد من دون الرقم.',
        `أُنشئت محفظتك في ${formatDay(since, 'ar')}. إن لم تنشئ محفظة قط فارفض.`,
        '',
        link,
        '',
        `الرابط صالح لمدة 10 دقائق.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'تم تسجيل خروجك من محفظتك',
    text: [
      'استُخدم مرتين سرّ لا ينبغي أن يملكه إلا متصفحك. حفاظًا على سلامتك سجّلنا خروج ذلك المتصفح.',
      'سجّل الدخول من جديد حيث تستخدم محفظتك. المحفظة نفسها بأمان.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'شخص ما يحاول تخمين رموز محفظتك',
    text: [
      'كُتبت رموز خاطئة كثيرة لعنوان بريدك، وقد يكون شخص ما يخمّن.',
      `من الآن فصاعدًا ينتظر كل جهاز جديد ${formatHours(hours, 'ar')} قبل أن يستخدم محفظتك. أجهزتك الحالية تعمل كالسابق.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} هو رمزك لتغيير بريدك الإلكتروني على ${site}`,
    text: [
      `ستحصل محفظتك على ${site} على عنوان بريد جديد: ${email}`,
      'رمزك لهذا التغيير:',
      '',
      `    ${code}`,
      '',
      `صالح لمدة 5 دقائق، وفي المكان الذي طُلب منه فقط: ${device}.`,
      'من يقرأ البريد الجديد يستطيع بعدها تسجيل الدخول إلى محفظتك.',
      'لم تطلبه؟ تجاهل هذه الرسالة ولا تشارك الرمز مع أحد.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} هو رمزك لاستخدام هذا البريد على ${site}`,
    text: [
      `ستحصل محفظة على ${site} على عنوان البريد هذا. الرمز لذلك:`,
      '',
      `    ${code}`,
      '',
      'صالح لمدة 5 دقائق. لم تطلبه؟ يمكنك تجاهل هذه الرسالة.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'تغيّر عنوان البريد لمحفظتك',
    text: [
      `كان عنوان بريد محفظتك ${before} وهو الآن ${after}`,
      'سجّل الدخول من الآن بالعنوان الجديد. حساباتك تبقى كما هي.',
    ].join('\n'),
  }),
}
