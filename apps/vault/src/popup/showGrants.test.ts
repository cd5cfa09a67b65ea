import { httpUnreachable, PorticoError } from '@portico/protocol'
import { Window } from 'happy-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestStage } from '../../test/createTestStage.ts'
import type { KnownGrant } from '../families/evm/grants/listGrants.ts'
import { enWindow } from '../locales/window/en.ts'
import type { NetworkId } from '../networks/networks.ts'
import { createTexts } from '../ui/createTexts.ts'
import type { PopupContext } from './PopupContext.ts'
import { showGrants } from './showGrants.ts'

const base = 'eip155:8453'
const ethereum = 'eip155:1'
const march3 = Date.UTC(2027, 2, 3, 12) / 1000

const granted: KnownGrant = {
  network: base,
  context: '0xaa',
  site: 'https://shop.example',
  spending: { amount: '10 USDC', period: 86_400, end: march3 },
}

const unreachable = () => new PorticoError(httpUnreachable, { context: { url: 'https://node.example' } })

describe('showGrants', () => {
  let document: Document
  beforeEach(() => {
    document = new Window({ url: 'https://vault.example/' }).document as unknown as Document
    vi.stubGlobal('document', document)
  })

  function createVisit(listGrants: (network: NetworkId) => Promise<readonly KnownGrant[]>) {
    const root = document.createElement('main')
    const asked: object[] = []
    const askToRevoke = async (grant: object) => {
      asked.push(grant)
      throw unreachable()
    }
    const context = {
      api: { listGrants, askToRevoke },
      stage: createTestStage(root),
      t: createTexts(document, ['en'], enWindow),
    } as unknown as PopupContext
    let wentBack = 0
    const show = (networks: readonly NetworkId[] = [base], ended: readonly string[] = []) =>
      showGrants(context, networks, () => void wentBack++, ended)
    const readText = () => (root.textContent ?? '').replace(/[\u2068\u2069]/g, '')
    const press = (words: string) =>
      [...root.querySelectorAll('button')]
        .find(button => [button.textContent, button.getAttribute('aria-label')].includes(words))
        ?.click()
    return { root, asked, show, readText, press, getBacks: () => wentBack }
  }

  it('says who may spend how much, how often, until when and where', async () => {
    const { root, show, readText } = createVisit(async () => [granted])
    const shown = show()
    expect(readText()).toContain('Working')
    await shown
    expect(readText()).toContain(
      'shop.example can spend up to 10 USDC every day until March 3, 2027 without asking you again.',
    )
    expect(readText()).toContain('Base')
    expect(root.querySelectorAll('li')).toHaveLength(1)
  })

  it('says that there is nothing', async () => {
    const { show, readText, root } = createVisit(async () => [])
    await show()
    expect(readText()).toContain('No site can spend without asking you.')
    expect(root.querySelectorAll('li')).toHaveLength(0)
  })

  it('says what could not be read, shows the rest, and tries again', async () => {
    let isDown = true
    const { show, readText, press } = createVisit(async network => {
      if (network === base) return [granted]
      if (isDown) throw unreachable()
      return []
    })
    await show([base, ethereum])
    expect(readText()).toContain('Couldn’t load spending permissions on Ethereum.')
    expect(readText()).toContain('10 USDC')
    isDown = false
    press('Try again')
    await vi.waitFor(() => expect(readText()).not.toContain('Working'))
    expect(readText()).not.toContain('Couldn’t load')
  })

  it('does not call nothing what could not be read', async () => {
    const { show, readText } = createVisit(async () => {
      throw unreachable()
    })
    await show()
    expect(readText()).toContain('Couldn’t load spending permissions on Base.')
    expect(readText()).not.toContain('No site can spend')
  })

  it('draws the name of a token as text', async () => {
    const amount = '10 <img src=x o…'
    const { root, show, readText } = createVisit(async () => [
      { ...granted, spending: { ...granted.spending, amount } },
    ])
    await show()
    expect(readText()).toContain(`up to ${amount} every day`)
    expect(root.querySelector('img')).toBeNull()
  })

  it('asks about the one whose button is pressed, and leads back to the list where that fails', async () => {
    const other: KnownGrant = { ...granted, context: '0xbb' }
    const { root, asked, show, readText, press } = createVisit(async () => [granted, other])
    await show()
    const second = root.querySelectorAll('li')[1]?.querySelector('button')
    const names = second?.getAttribute('aria-labelledby')?.split(' ') ?? []
    expect(names.map(id => root.querySelector(`#${id}`)?.textContent).join(' ')).toMatch(
      /^Stop spending .*10 USDC/,
    )
    second?.click()
    await vi.waitFor(() => expect(readText()).not.toContain('Working'))
    expect(asked).toEqual([{ network: base, context: '0xbb' }])
    press('Back')
    await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2))
  })

  it('leaves out what was ended here, though a node may not know it yet', async () => {
    const { root, show, readText } = createVisit(async () => [granted])
    await show([base], [granted.context])
    expect(root.querySelectorAll('li')).toHaveLength(0)
    expect(readText()).toContain('Done')
  })

  it('leads back', async () => {
    const { show, press, getBacks } = createVisit(async () => [])
    await show()
    press('Back')
    expect(getBacks()).toBe(1)
  })
})
