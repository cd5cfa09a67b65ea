import type { OutgoingMail } from './createMailer.js'

type Text = Omit<OutgoingMail, 'to'>

/** Without a link: programs that check mails open links, and people should get used to none. */
export function writeCodeMail({ code, site, device }: { code: string; site: string; device: string }): Text {
  return {
    subject: `Your code for ${site}`,
    text: [
      `Your code for ${site} is`,
      '',
      `    ${code}`,
      '',
      `It was asked for with ${device} and is valid for 5 minutes.`,
      `Never type it anywhere else than on ${site}, and tell it to nobody.`,
      'If it was not you, do nothing: without this code nobody gets in.',
    ].join('\n'),
  }
}

export function writeApprovalMail(request: {
  link: string
  site: string
  device: string
  waitHours: number
}): Text {
  const { link, site, device, waitHours } = request
  const wait =
    waitHours > 0 ? ` After that the device still waits ${waitHours} hours, in which you can refuse it.` : ''
  return {
    subject: `A new device wants to use your wallet on ${site}`,
    text: [
      `A new device, ${device}, has signed in with a code from your mailbox and wants to use your wallet on ${site}.`,
      '',
      'If it is you: open this page, and type the number that the new device shows.',
      'If it is not, refuse it there, or do nothing. Without the number nobody gets in.',
      '',
      link,
      '',
      `The link is valid for 10 minutes.${wait}`,
    ].join('\n'),
  }
}

export function writeReuseMail(): Text {
  return {
    subject: 'You have been signed out of your wallet',
    text: [
      'Something that only your browser should know was used twice, so the session it belongs to was ended.',
      'Sign in again where you use your wallet. Your wallet itself is not affected.',
    ].join('\n'),
  }
}

export function writeLockMail(hours: number): Text {
  return {
    subject: 'Somebody is guessing codes for your wallet',
    text: [
      'Many wrong codes were typed for your mailbox, so somebody may be guessing.',
      `From now on a device that is new to your wallet has to wait ${hours} hours. Devices that you use already go on as before.`,
    ].join('\n'),
  }
}

/** To the present mailbox. It names the new one: whoever did not ask for that knows what is going on. */
export function writeOldMailboxMail(change: {
  code: string
  site: string
  device: string
  email: string
}): Text {
  const { code, site, device, email } = change
  return {
    subject: `Your code to change your email address on ${site}`,
    text: [
      `Your wallet on ${site} is about to get another email address: ${email}`,
      'Your code for that is',
      '',
      `    ${code}`,
      '',
      `It was asked for with ${device} and is valid for 5 minutes.`,
      'Whoever reads email at the new address will be able to sign in to your wallet.',
      'If it was not you, do nothing, and tell this code to nobody.',
    ].join('\n'),
  }
}

export function writeNewMailboxMail({ code, site }: { code: string; site: string }): Text {
  return {
    subject: `Your code to use this email address on ${site}`,
    text: [
      `A wallet on ${site} is about to get this email address. The code for that is`,
      '',
      `    ${code}`,
      '',
      'It is valid for 5 minutes. If it was not you, do nothing.',
    ].join('\n'),
  }
}

/** To both mailboxes. */
export function writeMovedMail({ before, after }: { before: string; after: string }): Text {
  return {
    subject: 'The email address of your wallet has changed',
    text: [
      `Your wallet was known by ${before} and is known by ${after} now.`,
      'Sign in with the new address from now on. Your accounts are the same.',
    ].join('\n'),
  }
}
