import { type Solana, startSolana } from '@portico/sandbox/solana'
import { base58, base64 } from '@scure/base'
import { startRemoteScenario, transact } from '@solana-mobile/mobile-wallet-adapter-protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { verifyEd25519 } from '../verifyEd25519.js'
import { findLocalUrl } from './createMwaWallet.js'
import { createMwaWorld } from './createMwaWorld.js'
import { startReflector } from './startReflector.js'

describe('the reference package of the Mobile Wallet Adapter, with our stand-in wallet', () => {
  let chain: Solana
  let reflector: Awaited<ReturnType<typeof startReflector>>
  beforeAll(async () => {
    ;[chain, reflector] = await Promise.all([startSolana({}), startReflector()])
  })
  afterAll(() => Promise.all([chain.stop(), reflector.stop()]))

  let world: ReturnType<typeof createMwaWorld>
  beforeEach(() => {
    const page = new EventTarget()
    const location = {
      assign(link: URL) {
        page.dispatchEvent(new Event('blur'))
        world.app.open(link.href)
      },
    }
    vi.stubGlobal(
      'window',
      Object.assign(page, { isSecureContext: true, location, setTimeout, clearTimeout }),
    )
    vi.stubGlobal('navigator', { userAgent: 'Android' })
    vi.stubGlobal(
      'WebSocket',
      class extends NodeSocket {
        constructor(url: string, protocols: string[]) {
          super(findLocalUrl(url.replace('wss://reflector.example', reflector.url)), protocols)
          this.binaryType = 'blob' as NodeSocket['binaryType'] // as in browsers; the types do not know it
        }
      },
    )
  })
  afterEach(() => {
    world.app.end()
    vi.unstubAllGlobals()
  })

  const identity = { uri: 'https://shop.example', name: 'Shop' }
  const message = new TextEncoder().encode('Hello')

  async function useWallet(wallet: Parameters<Parameters<typeof transact>[0]>[0]) {
    const { accounts } = await wallet.authorize({ identity, chain: 'solana:localnet' })
    const address = accounts[0]?.address ?? ''
    const { signed_payloads } = await wallet.signMessages({
      addresses: [address],
      payloads: [base64.encode(message)],
    })
    return { address: base58.encode(base64.decode(address)), signed: base64.decode(signed_payloads[0] ?? '') }
  }

  async function expectSigned({ address, signed }: Awaited<ReturnType<typeof useWallet>>) {
    expect(address).toBe(world.control.address())
    expect(signed.slice(0, -64)).toEqual(message)
    expect(await verifyEd25519(address, message, Uint8Array.from(signed.slice(-64)))).toBe(true)
  }

  it('connects and signs on the same phone', async () => {
    world = createMwaWorld(chain)
    await expectSigned(await transact(useWallet))
  })

  it('connects and signs over a reflector', async () => {
    world = createMwaWorld(chain, { reflector })
    const scenario = await startRemoteScenario({ remoteHostAuthority: world.reflectorHost })
    world.app.open(scenario.associationUrl.href)
    await expectSigned(await useWallet(await scenario.wallet))
    scenario.close()
  })

  it('is told that the visitor has declined', async () => {
    world = createMwaWorld(chain)
    world.control.reject()
    await expect(transact(useWallet)).rejects.toMatchObject({ code: -1 })
  })
})
