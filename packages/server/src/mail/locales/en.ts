import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const en: MailTexts = {
  describeDevice: ({ browser = 'a browser', system }) => (system ? `${browser} on ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} is your code for ${site}`,
    text: [
      `Your code for ${site}:`,
      '',
      `    ${code}`,
      '',
      `It expires in 5 minutes and only works in ${device}, where you requested it.`,
      `Only enter it on ${site}, and never share it with anyone.`,
      'Not you? You can ignore this email. No one gets in without the code.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` After that, the device waits another ${formatWait(wait, 'en')}. You can reject it until then.`
    return {
      subject: `A new device wants to use your wallet on ${site}`,
      text: [
        `A new device (${device}) wants to use your wallet on ${site}. It logged in with a code from your email.`,
        '',
        'Is this you? Open this page and enter the number shown on the new device.',
        'Not you? Reject it there, or ignore this email. No one gets in without the number.',
        `Your wallet was created on ${formatDay(since, 'en')}. If you never created one, reject it.`,
        '',
        link,
        '',
        `The link expires in 10 minutes.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'You were logged out of your wallet',
    text: [
      'A secret that only your browser should have was used twice, so we logged that browser out to be safe.',
      'Log in again wherever you use your wallet. Your wallet itself is safe.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Someone is guessing codes for your wallet',
    text: [
      'Many wrong codes were entered for your email. Someone may be guessing.',
      `From now on, every new device has to wait ${formatHours(hours, 'en')} before it can use your wallet. Devices you already use keep working.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} is your code to change your email on ${site}`,
    text: [
      `The email for your wallet on ${site} is about to change to: ${email}`,
      'Your code for this change:',
      '',
      `    ${code}`,
      '',
      `It expires in 5 minutes and only works in ${device}, where you requested it.`,
      'After the change, anyone who can read email at the new address can log in to your wallet.',
      'Not you? Ignore this email, and don’t share the code with anyone.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} is your code to use this email on ${site}`,
    text: [
      `A wallet on ${site} is about to use this email. The code to confirm it:`,
      '',
      `    ${code}`,
      '',
      'It expires in 5 minutes. Not you? You can ignore this email.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Your wallet’s email was changed',
    text: [
      `Your wallet’s email was changed from ${before} to ${after}.`,
      'From now on, log in with the new email. Your accounts stay the same.',
      'All other sessions that used the old email were logged out.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Approve a new device',
    question:
      '{device} wants to use your wallet on {site}. Only approve it if you’re logging in there right now.',
    label: 'Number shown on the new device',
    hint: '3 digits. You have one try.',
    approve: 'Approve',
    refuse: 'Reject',
    refuseAfterAll: 'Reject this device',
    noNumber: 'Enter the 3 digits shown on the new device.',
    tooEarly: 'The new device isn’t showing a number yet. Wait until it does.',
    approved: 'Device approved. You can close this page and continue there.',
    refused: 'Device rejected. It can’t use your wallet.',
    mismatched: 'That’s not the right number, so the device wasn’t approved. No one got in.',
    mismatchedHint:
      'If you mistyped it, try again on the new device. If the number was right, this email was for someone else’s device.',
    expired: 'This link has expired. Log in again on the device to get a new one.',
    unknown: 'This link isn’t valid.',
    released: 'This device can already use your wallet. You can close this page.',
  },
}
