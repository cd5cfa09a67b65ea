import { languages } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { formatWait } from './locales/formatHours.js'
import type { MailText } from './locales/MailTexts.js'
import { mailTexts } from './mailTexts.js'

const values = {
  code: '012345',
  site: 'shop.example',
  device: 'DEVICE',
  link: 'https://escrow.example/?token=x',
  email: 'new@home.example',
  before: 'old@home.example',
  after: 'new@home.example',
  hours: 24,
  since: new Date('2026-05-03T12:00:00Z'),
  wait: 72 * 3_600_000,
}

/** By the script that a language is written in; all others are Latin. */
const lettersOf: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
}

/** Of a mail, those that say something. */
function readLines(write: (given: typeof values) => MailText): string[] {
  const { subject, text } = write(values)
  return [subject, ...text.split('\n')].filter(line => /\p{L}/u.test(line.replace(values.link, '')))
}

describe.each(languages)('the mails in %s', language => {
  const { describeDevice: _, approvalPage, ...mails } = mailTexts[language]

  it('say everything that they are given', () => {
    const { code, approval, lock, oldMailbox, newMailbox, moved } = mails
    for (const { subject, text } of [code(values), oldMailbox(values), newMailbox(values)]) {
      expect(subject).toMatch(/^012345 .*shop\.example/)
      expect(text).toContain('\n\n    012345\n\n')
    }
    expect(approval(values).subject).toContain('shop.example')
    for (const { text } of [code(values), oldMailbox(values), approval(values)]) {
      expect(text).toContain('DEVICE')
      expect(text).toContain('shop.example')
    }
    expect(approval(values).text).toContain('\n\nhttps://escrow.example/?token=x\n\n')
    expect(approval(values).text).toContain('72')
    expect(approval({ ...values, wait: 0 }).text).not.toContain('72')
    expect(approval({ ...values, wait: 120_000 }).text).toContain(formatWait(120_000, language))
    expect(approval(values).text).toContain('2026')
    expect(lock(values).text).toContain('24')
    expect(oldMailbox(values).text).toContain('new@home.example')
    expect(moved(values).text).toMatch(/old@home\.example.*new@home\.example/)
  })

  it('are in that language from their subject on', () => {
    const { describeDevice: _, approvalPage: __, ...englishMails } = mailTexts.en
    const english = Object.values(englishMails).flatMap(readLines)
    const letters = lettersOf[new Intl.Locale(language).maximize().script ?? 'Latn'] ?? /\p{Script=Latin}/u
    for (const line of Object.values(mails).flatMap(readLines)) {
      expect(line).toMatch(letters)
      if (language !== 'en') expect(english).not.toContain(line)
    }
  })

  it('lead to a page that names the device and then the site', () => {
    expect(approvalPage.question).toMatch(/\{device\}.*\{site\}/)
  })
})
