import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '../../services/Environment.js'
import { createStandardDiscovery, type StandardWallet } from './createStandardDiscovery.js'

type Register = (...wallets: readonly unknown[]) => () => void

// An EventTarget is all that discovery uses of a page.
const createPage = () => new EventTarget() as unknown as Page
const quiet = { error() {}, warn() {}, info() {}, debug() {}, notice() {} }

let page: Page
let told: (readonly StandardWallet[])[]
beforeEach(() => {
  page = createPage()
  told = []
})

function start() {
  return createStandardDiscovery(
    { page, logger: quiet },
    chain => chain.startsWith('solana:'),
    wallets => void told.push(wallets),
  )()
}

const names = () => told.at(-1)?.map(({ name }) => name)

/** As a wallet does it: whoever is first, page or wallet, the two meet. */
function registerWallet(wallet: unknown): void {
  const introduce = ({ register }: { register: Register }) => register(wallet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  page.addEventListener('wallet-standard:app-ready', event => introduce((event as CustomEvent).detail))
}

const wallet = { name: 'Sun', icon: 'data:image/svg+xml;base64,AA==', chains: ['solana:mainnet'] }

describe('createStandardDiscovery', () => {
  it('finds a wallet that was there before the page and one that comes later, each once [C-07]', () => {
    registerWallet(wallet)
    start()
    registerWallet({ ...wallet, name: 'Moon' })
    registerWallet(wallet)
    expect(names()).toEqual(['Sun', 'Moon'])
  })

  it('leaves out wallets of other families', () => {
    start()
    registerWallet({ ...wallet, chains: ['sui:mainnet'] })
    expect(names()).toEqual([])
  })

  it('takes a wallet off the list when it leaves', () => {
    start()
    let leave = () => {}
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: ({ register }: { register: Register }) => {
          leave = register(wallet)
        },
      }),
    )
    expect(names()).toEqual(['Sun'])
    leave()
    expect(names()).toEqual([])
  })

  it('hears nothing after it was stopped', () => {
    start()()
    registerWallet(wallet)
    expect(names()).toEqual([])
  })

  it('drops what is no wallet and keeps the rest, however it lies', () => {
    start()
    const bomb = Object.defineProperty({ ...wallet }, 'chains', {
      get() {
        throw new Error('read')
      },
    })
    for (const bad of [
      null,
      1,
      'x',
      {},
      bomb,
      { ...wallet, name: '\u200b' },
      { ...wallet, chains: 'solana:x' },
    ])
      registerWallet(bad)
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('no')
        },
      }),
    )
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
    registerWallet({ ...wallet, icon: 'https://tracker.example/x.png', chains: [1, ...wallet.chains] })
    expect(told.at(-1)).toMatchObject([{ name: 'Sun', chains: ['solana:mainnet'] }])
  })

  it('stops at a thousand', () => {
    start()
    for (let index = 0; index < 1200; index++) registerWallet({ ...wallet, name: `Wallet ${index}` })
    expect(told.at(-1)).toHaveLength(1000)
  })
})
