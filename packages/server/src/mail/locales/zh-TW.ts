import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const zhTW: MailTexts = {
  describeDevice: ({ browser = '瀏覽器', system }) => (system ? `${system} 上的 ${browser}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} 是您在 ${site} 的驗證碼`,
    text: [
      `您在 ${site} 的驗證碼：`,
      '',
      `    ${code}`,
      '',
      `5 分鐘內有效，且僅限請求它的裝置：${device}。`,
      `請只在 ${site} 上輸入，切勿告訴任何人。`,
      '不是您本人操作？請忽略此郵件。沒有驗證碼，任何人都無法進入。',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = `此後該裝置還需等待 ${formatWait(wait, 'zh-TW')}。在此之前您可以拒絕。`
    return {
      subject: `一台新裝置想使用您在 ${site} 的錢包`,
      text: [
        `一台新裝置（${device}）想使用您在 ${site} 的錢包。它已使用您郵件中的驗證碼登入。`,
        '',
        '是您本人嗎？請開啟此頁面，輸入新裝置上顯示的數字。',
        '不是您？請在那裡拒絕，或忽略此郵件。沒有該數字，任何人都無法進入。',
        `您的錢包建立於 ${formatDay(since, 'zh-TW')}。如果您從未建立過，請拒絕。`,
        '',
        link,
        '',
        `連結在 10 分鐘內有效。${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: '您已登出錢包',
    text: [
      '一個只應由您的瀏覽器持有的密鑰被使用了兩次。為了安全，我們已將該瀏覽器登出。',
      '請在您使用錢包的地方重新登入。錢包本身是安全的。',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: '有人正在猜測您錢包的驗證碼',
    text: [
      '您的電子郵件地址被多次輸入錯誤的驗證碼。可能有人在猜測。',
      `從現在起，每台新裝置需等待 ${formatHours(hours, 'zh-TW')} 才能使用您的錢包。您已在使用的裝置不受影響。`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} 是您在 ${site} 變更電子郵件地址的驗證碼`,
    text: [
      `您在 ${site} 的錢包即將更換電子郵件地址：${email}`,
      '此次變更的驗證碼：',
      '',
      `    ${code}`,
      '',
      `5 分鐘內有效，且僅限請求它的裝置：${device}。`,
      '此後，能讀取新信箱的人可以登入您的錢包。',
      '不是您本人操作？請忽略此郵件，且不要將驗證碼告訴任何人。',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} 是在 ${site} 使用此電子郵件地址的驗證碼`,
    text: [
      `${site} 上的一個錢包即將使用此電子郵件地址。驗證碼：`,
      '',
      `    ${code}`,
      '',
      '5 分鐘內有效。不是您本人操作？請忽略此郵件。',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: '您錢包的電子郵件地址已變更',
    text: [
      `您錢包的電子郵件地址已由 ${before} 變更為 ${after}。`,
      '今後請使用新地址登入。您的帳戶保持不變。',
    ].join('\n'),
  }),
  approvalPage: {
    title: '您的錢包有新裝置',
    question: '{device} 想在 {site} 上使用您的錢包。僅在您本人正在那裡登入時才核准。',
    label: '新裝置上顯示的數字',
    hint: '三位數字。只能嘗試一次。',
    approve: '核准',
    refuse: '拒絕',
    refuseAfterAll: '改為拒絕',
    noNumber: '請輸入新裝置上顯示的三位數字。',
    tooEarly: '新裝置尚未顯示數字。請等到顯示為止。',
    approved: '此裝置已獲核准。您可以關閉此頁面，並在那裡繼續。',
    refused: '此裝置已遭拒絕，無法使用您的錢包。',
    mismatched: '這不是此裝置的數字，因此未核准。沒有人進入。',
    mismatchedHint: '如果您輸入錯誤，請在新裝置上再次請求。如果您輸入的數字正確，則此郵件來自他人的裝置。',
    expired: '此連結已失效。請在裝置上重新登入以取得新連結。',
    unknown: '此連結無效。',
    released: '此裝置已在使用您的錢包。您可以關閉此頁面。',
  },
}
