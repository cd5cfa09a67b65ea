// @vitest-environment happy-dom
import { createPortico, openModal, type Portico } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { configure, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountDevtools } from './mountDevtools.js'

configure({ asyncUtilTimeout: 20_000 })

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const seed = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const symKey = 'c1'.repeat(32)
const privateKey = `0x${'4f'.repeat(32)}`

type Request = (call: { readonly method: string }) => Promise<unknown>

/** A kit with one mock wallet, and secrets in every place that a report could leak. */
function createKit(request: Request) {
  const provider = { request, on: () => provider, removeListener: () => provider }
  const portico = createPortico({
    networks: [mainnet],
    environment: {
      fetch: async () => new Response('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
      location: {
        href: `https://shop.example/?wc=wc:${symKey}@2`,
        origin: 'https://shop.example',
        hostname: 'shop.example',
      },
    },
  })
  portico.store.set(state => ({
    ...state,
    connectors: [{ id: 'com.alder', name: 'Alder', type: 'ANNOUNCED', chain: 'eip155', provider }],
    accounts: { eip155: { status: 'connecting', namespace: 'eip155', connectorId: 'com.alder' } },
  }))
  return { portico, provider }
}

async function open(portico: Portico) {
  const stop = mountDevtools(portico)
  await expect.poll(() => document.querySelector('portico-devtools')?.shadowRoot).toBeTruthy()
  const root = document.querySelector('portico-devtools')?.shadowRoot?.firstElementChild as HTMLElement
  const panel = within(root)
  const press = async (name: string, role: 'button' | 'tab' = 'button') =>
    (await panel.findByRole(role, { name })).click()
  await press('Portico')
  await panel.findByRole('tablist')
  return { stop, panel, press }
}

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
})
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

describe('the devtools', () => {
  it('show how each family stands, and what happens from then on', async () => {
    const { portico } = createKit(async () => '0x1')
    const { panel, press, stop } = await open(portico)
    expect(await panel.findByText('connecting')).toBeTruthy()
    openModal(portico)
    await press('Events', 'tab')
    expect(await panel.findByText('MODAL_OPEN')).toBeTruthy()
    stop()
  })

  it('list what wallets and nodes are asked, how long it took and how it ended, without what was said', async () => {
    const { portico, provider } = createKit(async ({ method }) => {
      if (method === 'personal_sign') throw Object.assign(new Error(seed), { code: 4001 })
      return privateKey
    })
    const { panel, press, stop } = await open(portico)
    await provider.request({ method: 'eth_accounts' })
    const sign = { method: 'personal_sign', params: [seed, address] }
    await expect(provider.request(sign)).rejects.toThrow(seed)
    await portico.environment.fetch('https://node.example', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address] }),
    })
    await portico.environment.fetch('/rpc', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'eth_gasPrice' }),
    })
    await press('RPC', 'tab')
    expect(await panel.findByText('eth_gasPrice')).toBeTruthy()
    expect(panel.getByText('shop.example')).toBeTruthy()
    expect(await panel.findByText('eth_accounts')).toBeTruthy()
    expect(await panel.findByText('failed: 4001')).toBeTruthy()
    expect(await panel.findByText('eth_getBalance')).toBeTruthy()
    expect(panel.getByText('node.example')).toBeTruthy()
    const shown = panel.getByRole('tabpanel').textContent
    for (const secret of [seed, address, privateKey]) expect(shown).not.toContain(secret)
    stop()
  })

  it('name what is stored, not what it says', async () => {
    localStorage.setItem('@portico/pairing/pending', symKey)
    const { portico } = createKit(async () => '0x1')
    const { panel, press, stop } = await open(portico)
    await press('Storage', 'tab')
    expect(await panel.findByText('@portico/pairing/pending')).toBeTruthy()
    expect(panel.getByRole('tabpanel').textContent).not.toContain(symKey)
    stop()
  })

  it('copy a report without addresses, seeds, keys and codes', async () => {
    localStorage.setItem('@portico/pairing/pending', symKey)
    const { portico, provider } = createKit(async () => address)
    const { panel, press, stop } = await open(portico)
    await provider.request({ method: 'eth_requestAccounts' })
    portico.store.set(state => ({
      ...state,
      events: {
        timestamp: 1_700_000_000_000,
        data: { event: 'CONNECT_ERROR', properties: { message: `${seed} of ${address} by wc:${symKey}@2` } },
      },
    }))
    await press('Copy bug report')
    await panel.findByText('The report is in the clipboard')
    const [report = ''] = copied
    expect(JSON.parse(report)).toMatchObject({
      page: 'https://shop.example',
      namespaces: [{ namespace: 'eip155', status: 'connecting', connector: 'com.alder' }],
      events: [{ event: 'CONNECT_ERROR' }],
      rpc: [{ method: 'eth_requestAccounts', outcome: 'answered' }],
    })
    for (const secret of [seed, 'sausage', address, symKey, privateKey]) expect(report).not.toContain(secret)
    stop()
  })

  it('show the report where the browser does not let it be copied', async () => {
    const { portico } = createKit(async () => '0x1')
    const { panel, press, stop } = await open(portico)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await press('Copy bug report')
    const shown = (await panel.findByRole('textbox', { name: 'Bug report' })) as HTMLTextAreaElement
    expect(JSON.parse(shown.value)).toMatchObject({ page: 'https://shop.example' })
    stop()
  })

  it('leave wallets and the page as they were', async () => {
    const { portico, provider } = createKit(async () => '0x1')
    const { request } = provider
    const { fetch } = portico.environment
    const { stop } = await open(portico)
    expect(provider.request).not.toBe(request)
    stop()
    expect(provider.request).toBe(request)
    expect(portico.environment.fetch).toBe(fetch)
    await expect.poll(() => document.querySelector('portico-devtools')).toBeNull()
  })
})
