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
      `It works for 5 minutes, in ${device}, where it was asked for.`,
      `Type it only on ${site}, and never share it with anyone.`,
      'Not you? You can ignore this email. Nobody gets in without the code.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` After that the device waits another ${formatWait(wait, 'en')}. You can refuse it until then.`
    return {
      subject: `A new device wants to use your wallet on ${site}`,
      text: [
        `A new device (${device}) wants to use your wallet on ${site}. It signed in with a code from your email.`,
        '',
        'Is it you? Open this page and type the number that the new device shows.',
        'Not you? Refuse it there, or ignore this email. Nobody gets in without the number.',
        `Your wallet was made on ${formatDay(since, 'en')}. If you never made one, refuse.`,
        '',
        link,
        '',
        `The link works for 10 minutes.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'You were signed out of your wallet',
    text: [
      'A secret that only your browser should have was used twice. To be safe, we signed that browser out.',
      'Sign in again where you use your wallet. Your wallet itself is safe.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Somebody is guessing codes for your wallet',
    text: [
      'Many wrong codes were typed for your email address. Somebody may be guessing.',
      `From now on every new device has to wait ${formatHours(hours, 'en')} before it can use your wallet. The devices you already use work as before.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} is your code to change your email address on ${site}`,
    text: [
      `Your wallet on ${site} is about to get a new email address: ${email}`,
      'Your code for this change:',
      '',
      `    ${code}`,
      '',
      `It works for 5 minutes, in ${device}, where it was asked for.`,
      'Anyone who reads the new mailbox can then sign in to your wallet.',
      'Not you? Ignore this email, and share this code with nobody.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} is your code to use this email address on ${site}`,
    text: [
      `A wallet on ${site} is about to get this email address. The code for it:`,
      '',
      `    ${code}`,
      '',
      'It works for 5 minutes. Not you? You can ignore this email.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'The email address of your wallet has changed',
    text: [
      `The email address of your wallet was ${before} and is now ${after}.`,
      'From now on, sign in with the new address. Your accounts stay the same.',
      'Wherever else somebody had signed in with the old address, they have been signed out.',
    ].join('\n'),
  }),
  approvalPage: {
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
  },
}
