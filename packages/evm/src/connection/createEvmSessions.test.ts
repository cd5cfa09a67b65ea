import { connect, createPortico, selectAccountView, startPortico } from '@portico/core'
import { expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { announce, createNetwork, createPage } from '../../test/createTestContext.js'
import { evm } from '../evm.js'

const info = { name: 'Wallet', rdns: 'io.wallet', icon: 'data:image/svg+xml,<svg/>' }
const createAddress = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

/** A connected wallet, and a frame that is over when the test says so. */
async function connectWallet() {
  const frames: (() => void)[] = []
  const page = createPage()
  const wallet = createFakeProvider({
    eth_requestAccounts: () => [createAddress(0)],
    eth_accounts: () => [createAddress(0)],
    eth_chainId: () => '0x7a69',
  })
  const portico = createPortico({
    projectId: 'test',
    networks: [createNetwork(31337)],
    adapters: [evm()],
    environment: {
      page,
      setTimeout: (run, milliseconds) =>
        milliseconds === 16 ? frames.push(run) : setTimeout(run, milliseconds),
    },
    debug: false,
    logLevel: 'error',
  })
  const stop = startPortico(portico)
  announce(page, { ...info, uuid: crypto.randomUUID() }, wallet.provider)
  await connect(portico, { connectorId: 'io.wallet' })
  let commits = 0
  portico.store.subscribe(() => {
    commits += 1
  })
  const endFrame = () => {
    for (const run of frames.splice(0)) run()
  }
  endFrame()
  return { portico, wallet, endFrame, stop, count: () => commits }
}

it('of ten thousand changes of accounts in a row reads the first and the last, and commits those', async () => {
  const { portico, wallet, endFrame, stop, count } = await connectWallet()
  const read = new Set<number>()
  for (let index = 1; index <= 10_000; index++) {
    const accounts = [createAddress(index)]
    const told = new Proxy(accounts, {
      get(target, name, receiver) {
        read.add(index)
        return Reflect.get(target, name, receiver)
      },
    })
    wallet.emit('accountsChanged', told)
  }
  expect([...read]).toEqual([1])
  endFrame()
  expect([...read]).toEqual([1, 10_000])
  expect(count()).toBe(2)
  expect(selectAccountView(portico.store.get()).address?.toLowerCase()).toBe(createAddress(10_000))
  stop()
})

it('hears nothing of before from a wallet that was connected anew within a frame', async () => {
  const { portico, wallet, endFrame, stop } = await connectWallet()
  wallet.emit('accountsChanged', [createAddress(1)])
  wallet.emit('accountsChanged', [createAddress(2)])
  await connect(portico, { connectorId: 'io.wallet' })
  endFrame()
  expect(selectAccountView(portico.store.get()).address?.toLowerCase()).toBe(createAddress(0))
  stop()
})
