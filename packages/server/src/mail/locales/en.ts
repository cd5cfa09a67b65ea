import { formatHours } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const en: MailTexts = {
  describeDevice: ({ browser = 'a browser', system }) => (system ? `${browser} on ${system}` : browser),
  code: ({ code, site, device }) => ({
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
  }),
  approval({ link, site, device, waitHours }) {
    const wait = ` After that the device still waits ${formatHours(waitHours, 'en')}, in which you can refuse it.`
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
        `The link is valid for 10 minutes.${waitHours > 0 ? wait : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'You have been signed out of your wallet',
    text: [
      'Something that only your browser should know was used twice, so the session it belongs to was ended.',
      'Sign in again where you use your wallet. Your wallet itself is not affected.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Somebody is guessing codes for your wallet',
    text: [
      'Many wrong codes were typed for your mailbox, so somebody may be guessing.',
      `From now on a device that is new to your wallet has to wait ${formatHours(hours, 'en')}. Devices that you use already go on as before.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
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
  }),
  newMailbox: ({ code, site }) => ({
    subject: `Your code to use this email address on ${site}`,
    text: [
      `A wallet on ${site} is about to get this email address. The code for that is`,
      '',
      `    ${code}`,
      '',
      'It is valid for 5 minutes. If it was not you, do nothing.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'The email address of your wallet has changed',
    text: [
      `Your wallet was known by ${before} and is known by ${after} now.`,
      'Sign in with the new address from now on. Your accounts are the same.',
    ].join('\n'),
  }),
}
