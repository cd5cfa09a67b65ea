import { invalidParams, PorticoError } from '@portico/protocol'
import { Window } from 'happy-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestStage } from '../../test/createTestStage.ts'
import type { Approval } from '../approve/Approval.ts'
import { enWindow } from '../locales/window/en.ts'
import { createTexts } from '../ui/createTexts.ts'
import type { PopupContext } from './PopupContext.ts'
import { showLimits } from './showLimits.ts'

const march3 = new Date('2027-03-03T12:00:00').getTime() / 1000
const march1 = new Date('2027-03-01T23:59:59').getTime() / 1000

const fixed = { amount: '1 ETH', period: 86_400, end: march3 }
const approval: Approval = {
  title: 'allowSpending',
  place: 'window',
  origin: 'https://shop.example',
  account: '0x',
  spending: [
    fixed,
    {
      amount: '10 USDC',
      period: 86_400,
      end: march3,
      limits: { symbol: 'USDC', amount: '10', end: march3, current: '10' },
    },
  ],
  groups: [],
  warnings: [],
  raw: '',
}

describe('showLimits', () => {
  let document: Document
  beforeEach(() => {
    document = new Window({ url: 'https://vault.example/' }).document as unknown as Document
    vi.stubGlobal('document', document)
  })

  function createVisit(lower: (limits: unknown) => Promise<Approval>) {
    const root = document.createElement('main')
    const context = {
      api: { lower },
      stage: createTestStage(root),
      t: createTexts(document, ['en'], enWindow),
    } as unknown as PopupContext
    const shown: Approval[] = []
    showLimits(context, approval, next => shown.push(next))
    const find = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)
    const press = (words: string) =>
      [...root.querySelectorAll('button')]
        .find(button => [button.textContent, button.getAttribute('aria-label')].includes(words))
        ?.click()
    return { root, shown, find, press }
  }

  it('asks about the permissions that may be lowered, and shows what the vault prepares then', async () => {
    const asked: unknown[] = []
    const next = { ...approval, spending: [] }
    const { root, shown, find, press } = createVisit(async limits => {
      asked.push(limits)
      return next
    })
    expect(root.querySelectorAll('.field')).toHaveLength(2)
    expect(root.textContent).toContain('Spending limit (USDC), every day')
    const [amount, end] = [find('amount-1'), find('end-1')]
    expect([amount?.value, end?.value, end?.max]).toEqual(['10', '2027-03-03', '2027-03-03'])
    if (amount) amount.value = ' 2,5 '
    if (end) end.value = '2027-03-01'
    press('Save')
    await vi.waitFor(() => expect(shown).toEqual([next]))
    expect(asked).toEqual([[undefined, { amount: '2.5', end: march1 }]])
  })

  it('keeps the moment of an end whose day is not changed', async () => {
    const asked: unknown[] = []
    const { shown, press } = createVisit(async limits => {
      asked.push(limits)
      return approval
    })
    press('Save')
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    expect(asked).toEqual([[undefined, { amount: '10', end: march3 }]])
  })

  it('stays where the vault refuses, and leads back to the same request', async () => {
    const { root, shown, press } = createVisit(async () => {
      throw new PorticoError(invalidParams)
    })
    press('Save')
    await vi.waitFor(() => expect(root.querySelector('.field-error')).not.toBeNull())
    expect(shown).toEqual([])
    press('Back')
    expect(shown).toEqual([approval])
  })
})
