import { describe, expect, it } from 'vitest'
import { installMockWallet, type MockWalletWindow } from './installMockWallet.js'
import { mockWallets } from './mockWallets.js'

function createPage(): MockWalletWindow & { announced: { info: { rdns: string } }[] } {
  const announced: { info: { rdns: string } }[] = []
  const page = Object.assign(new EventTarget(), {
    announced,
    localStorage: { getItem: () => null, setItem: () => {} },
  })
  page.addEventListener('eip6963:announceProvider', event => {
    announced.push((event as CustomEvent<{ info: { rdns: string } }>).detail)
  })
  return page
}

const ask = (page: EventTarget) => page.dispatchEvent(new Event('eip6963:requestProvider'))

describe('installMockWallet', () => {
  it('announces itself at once and whenever a page asks', () => {
    const page = createPage()
    installMockWallet({}, page)
    expect(page.announced).toHaveLength(1)
    ask(page)
    expect(page.announced).toHaveLength(2)
    expect(Object.isFrozen(page.announced[0]) && Object.isFrozen(page.announced[0]?.info)).toBe(true)
  })

  it('keeps quiet until told to announce', () => {
    const page = createPage()
    const { control } = installMockWallet({ announce: false }, page)
    ask(page)
    expect(page.announced).toHaveLength(0)
    control.announce()
    expect(page.announced).toHaveLength(1)
  })

  it('is window.ethereum only when asked to be', () => {
    const page = createPage()
    installMockWallet({}, page)
    expect(page.ethereum).toBeUndefined()
    const { provider } = installMockWallet(
      { ...mockWallets.birch, legacy: true, flags: { isMetaMask: true } },
      page,
    )
    expect(page.ethereum).toBe(provider)
    expect(provider.isMetaMask).toBe(true)
  })

  it('puts the control of each wallet on the page', () => {
    const page = createPage()
    installMockWallet(mockWallets.alder, page)
    installMockWallet(mockWallets.birch, page)
    expect(Object.keys(page.__porticoMockWallets ?? {})).toEqual(['dev.portico.alder', 'dev.portico.birch'])
  })

  it('leaves its traffic to the test runner when there is one', async () => {
    const page = createPage()
    page.__porticoMockWalletRpc = async (url, { method }) => `${method} at ${url}`
    const { provider } = installMockWallet({}, page)
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe(
      'eth_blockNumber at http://127.0.0.1:8545',
    )
  })
})
