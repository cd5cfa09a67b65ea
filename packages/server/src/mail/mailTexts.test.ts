import { languages } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
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

describe.each(languages)('the mails in %s', language => {
  const { describeDevice: _, ...mails } = mailTexts[language]

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
    expect(approval({ ...values, wait: 120_000 }).text).toMatch(/2 |دقيقتان/)
    expect(approval(values).text).toContain('2026')
    expect(lock(values).text).toContain('24')
    expect(oldMailbox(values).text).toContain('new@home.example')
    expect(moved(values).text).toMatch(/old@home\.example.*new@home\.example/)
  })

  it('are in that language from their subject on', () => {
    const isArabic = (line: string) => /\p{Script=Arabic}/u.test(line)
    for (const write of Object.values(mails)) {
      const { subject, text } = write(values)
      const lines = [subject, ...text.split('\n')].filter(line =>
        /\p{L}/u.test(line.replace(values.link, '')),
      )
      expect(lines.map(isArabic)).toEqual(lines.map(() => language === 'ar'))
    }
  })
})
