import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const zhCN: MailTexts = {
  describeDevice: ({ browser = '浏览器', system }) => (system ? `${system} 上的 ${browser}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} 是您在 ${site} 的验证码`,
    text: [
      `您在 ${site} 的验证码：`,
      '',
      `    ${code}`,
      '',
      `5 分钟内有效，且仅限请求它的设备：${device}。`,
      `请只在 ${site} 上输入，切勿告诉任何人。`,
      '不是您本人操作？请忽略此邮件。没有验证码，任何人都无法进入。',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = `此后该设备还需等待 ${formatWait(wait, 'zh-CN')}。在此之前您可以拒绝。`
    return {
      subject: `一台新设备想使用您在 ${site} 的钱包`,
      text: [
        `一台新设备（${device}）想使用您在 ${site} 的钱包。它已使用您邮件中的验证码登录。`,
        '',
        '是您本人吗？请打开此页面，输入新设备上显示的数字。',
        '不是您？请在那里拒绝，或忽略此邮件。没有该数字，任何人都无法进入。',
        `您的钱包创建于 ${formatDay(since, 'zh-CN')}。如果您从未创建过，请拒绝。`,
        '',
        link,
        '',
        `链接在 10 分钟内有效。${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: '您已退出钱包登录',
    text: [
      '一个只应由您的浏览器持有的密钥被使用了两次。为安全起见，我们已让该浏览器退出登录。',
      '请在您使用钱包的地方重新登录。钱包本身是安全的。',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: '有人在猜测您钱包的验证码',
    text: [
      '您的邮箱地址被多次输入错误的验证码。可能有人在猜测。',
      `从现在起，每台新设备需等待 ${formatHours(hours, 'zh-CN')} 才能使用您的钱包。您已在使用的设备不受影响。`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} 是您在 ${site} 更改邮箱地址的验证码`,
    text: [
      `您在 ${site} 的钱包即将更换邮箱地址：${email}`,
      '此次更改的验证码：',
      '',
      `    ${code}`,
      '',
      `5 分钟内有效，且仅限请求它的设备：${device}。`,
      '此后，能读取新邮箱的人可以登录您的钱包。',
      '不是您本人操作？请忽略此邮件，且不要将验证码告诉任何人。',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} 是在 ${site} 使用此邮箱地址的验证码`,
    text: [
      `${site} 上的一个钱包即将使用此邮箱地址。验证码：`,
      '',
      `    ${code}`,
      '',
      '5 分钟内有效。不是您本人操作？请忽略此邮件。',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: '您钱包的邮箱地址已更改',
    text: [
      `您钱包的邮箱地址已由 ${before} 更改为 ${after}。`,
      '今后请使用新地址登录。您的账户保持不变。',
    ].join('\n'),
  }),
  approvalPage: {
    title: '您的钱包有新设备',
    question: '{device} 想在 {site} 上使用您的钱包。仅当您本人正在那里登录时才批准。',
    label: '新设备上显示的数字',
    hint: '三位数字。只能尝试一次。',
    approve: '批准',
    refuse: '拒绝',
    refuseAfterAll: '改为拒绝',
    noNumber: '请输入新设备上显示的三位数字。',
    tooEarly: '新设备尚未显示数字。请等待其显示。',
    approved: '此设备已获批准。您可以关闭此页面，并在那里继续。',
    refused: '此设备已被拒绝，无法使用您的钱包。',
    mismatched: '这不是此设备的数字，因此未批准。没有人进入。',
    mismatchedHint: '如果您输错了，请在新设备上再次请求。如果您输入的数字正确，则此邮件来自他人的设备。',
    expired: '此链接已失效。请在设备上重新登录以获取新链接。',
    unknown: '此链接无效。',
    released: '此设备已在使用您的钱包。您可以关闭此页面。',
  },
}
