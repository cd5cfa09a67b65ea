import { describe, expect, it } from 'vitest'
import { languageFiles } from '../locales/languageFiles.ts'
import { createTexts } from '../ui/createTexts.ts'
import { formatSpending } from './drawApproval.ts'

const day = 86_400
const march3 = Date.UTC(2027, 2, 3, 12) / 1000
const spending = { amount: '1.5 USDC', period: day, end: march3 }
const asked = { title: 'allowSpending', origin: 'https://nimbus.example' } as const

async function say(
  language: string,
  more: object = {},
  title: 'allowSpending' | 'endSpending' = asked.title,
) {
  const t = createTexts(
    { documentElement: {} } as Document,
    [language],
    undefined,
    async name => languageFiles[name],
  )
  await t.whenLoaded()
  // Without the marks that keep names and amounts in their own direction.
  return formatSpending({ ...asked, title }, { ...spending, ...more }, t).replace(/[\u2068\u2069]/g, '')
}

describe('formatSpending', () => {
  it('says who may spend how much, how often and until when', async () => {
    expect(await say('en')).toBe(
      'nimbus.example can spend up to 1.5 USDC every day until March 3, 2027 without asking you again.',
    )
    expect(await say('de', { period: 7 * day })).toBe(
      'nimbus.example darf bis 3. März 2027 jede Woche bis zu 1,5 USDC ausgeben, ohne Sie noch einmal zu fragen.',
    )
    expect(await say('en', { period: 90 * 60 })).toContain('every 90 minutes until')
    expect(await say('en', { period: 30 * day })).toContain('every 30 days until')
  })

  it('says when it begins, where that is later, and what ends', async () => {
    expect(await say('en', { start: march3 - day })).toMatch(/ It starts on March 2, 2027\.$/)
    expect(await say('en', {}, 'endSpending')).toBe(
      'This revokes the permission to spend up to 1.5 USDC every day until March 3, 2027.',
    )
  })

  it('says how much that is in all, where it is asked for', async () => {
    expect(await say('en', { most: '46.5 USDC' })).toBe(
      'nimbus.example can spend up to 1.5 USDC every day until March 3, 2027 without asking you again. That’s up to 46.5 USDC in total.',
    )
    expect(await say('de', { most: '46.5 USDC' })).toMatch(/ Das sind insgesamt höchstens 46,5 USDC\.$/)
    for (const language of Object.keys(languageFiles))
      expect(await say(language, { most: '465 USDC' }), language).toContain('465 USDC')
  })

  it('keeps names and amounts in their own direction', () => {
    const t = createTexts({ documentElement: {} } as Document, ['en'])
    expect(formatSpending(asked, spending, t)).toContain('\u2068nimbus.example\u2069')
  })
})
