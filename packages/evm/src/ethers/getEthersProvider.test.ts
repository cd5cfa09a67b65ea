import { type AdapterFactory, connect, createPortico, startPortico, switchNetwork } from '@portico/core'
import { type Chain, startChain } from '@portico/sandbox/chain'
import { createMockEvmWallet } from '@portico/testing'
import { BrowserProvider } from 'ethers'
import { providers } from 'ethers5'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { announce, createNetwork, createPage } from '../../test/createTestContext.js'
import { ethers5Adapter, getEthers5Provider, getEthers5Signer } from './getEthers5Provider.js'
import { ethersAdapter, getEthersProvider, getEthersSigner } from './getEthersProvider.js'

const { Web3Provider } = providers
const recipient = '0x000000000000000000000000000000000000dEaD'

let nodes: readonly [Chain, Chain]
beforeAll(async () => {
  nodes = await Promise.all([startChain({ chainId: 31337 }), startChain({ chainId: 31338 })])
})
afterAll(() => Promise.all(nodes.map(node => node.stop())))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function setUp(adapter: AdapterFactory) {
  const page = createPage()
  const wallet = createMockEvmWallet({
    chains: [
      { id: 31337, rpcUrl: nodes[0].url },
      { id: 31338, rpcUrl: nodes[1].url },
    ],
  })
  announce(page, wallet.info, wallet.provider)
  const portico = createPortico({
    projectId: 'test',
    networks: [createNetwork(31337, nodes[0].url), createNetwork(31338, nodes[1].url)],
    adapters: [adapter],
    environment: { page },
    logLevel: 'error',
  })
  stops.push(startPortico(portico))
  return { portico, wallet, connect: () => connect(portico, { connectorId: wallet.info.rdns }) }
}

/**
 * Instead of `sent.wait()`: with ethers 6 that looks once and then after the next block. Here a block comes with a
 * transaction only, so when this one is mined between the look and the listening, the next block never comes.
 */
async function expectMined(
  provider: { getTransactionReceipt(hash: string): Promise<{ status?: number | null } | null> },
  hash: string,
) {
  await expect.poll(async () => (await provider.getTransactionReceipt(hash))?.status).toBe(1)
}

describe('with ethers 6', () => {
  it('the connected account is a signer whose signature verifies [C-06] [C-12]', async () => {
    const { portico, wallet, connect } = setUp(ethersAdapter())
    await connect()
    const signer = await getEthersSigner(portico, { BrowserProvider })
    const signature = (await signer.signMessage('Hello')) as `0x${string}`
    await expect(
      verifyMessage({ address: wallet.control.address(), message: 'Hello', signature }),
    ).resolves.toBe(true)
  })

  it('the signer sends a transaction, and the provider follows the wallet to another network', async () => {
    const { portico, connect } = setUp(ethersAdapter())
    await connect()
    const provider = getEthersProvider(portico, { BrowserProvider })
    expect((await provider.getNetwork()).chainId).toBe(31337n)
    const signer = await getEthersSigner(portico, { BrowserProvider })
    const sent = await signer.sendTransaction({ to: recipient, value: 1n })
    await expectMined(provider, sent.hash)
    await switchNetwork(portico, 'eip155:31338')
    // ethers keeps an answer for a quarter of a second.
    await expect.poll(async () => (await provider.getNetwork()).chainId).toBe(31338n)
    provider.destroy()
  })

  it('asking for a signer before connecting says to connect', async () => {
    const { portico } = setUp(ethersAdapter())
    await expect(getEthersSigner(portico, { BrowserProvider })).rejects.toMatchObject({ code: 'no_provider' })
    expect(() => getEthersProvider(portico, { BrowserProvider })).toThrow('Connect one before')
  })
})

describe('with ethers 5', () => {
  it('the connected account is a signer whose signature verifies [C-06] [C-12]', async () => {
    const { portico, wallet, connect } = setUp(ethers5Adapter())
    await connect()
    const signature = await getEthers5Signer(portico, { Web3Provider }).signMessage('Hello')
    const address = wallet.control.address()
    await expect(
      // What ethers calls a string is a hex string.
      verifyMessage({ address, message: 'Hello', signature: signature as `0x${string}` }),
    ).resolves.toBe(true)
  })

  it('the signer sends a transaction, and the provider follows the wallet to another network', async () => {
    const { portico, connect } = setUp(ethers5Adapter())
    await connect()
    const provider = getEthers5Provider(portico, { Web3Provider })
    const sent = await getEthers5Signer(portico, { Web3Provider }).sendTransaction({
      to: recipient,
      value: 1,
    })
    await expectMined(provider, sent.hash)
    await switchNetwork(portico, 'eip155:31338')
    // ethers keeps an answer until the end of the event loop's turn.
    await expect.poll(async () => (await provider.getNetwork()).chainId).toBe(31338)
  })

  it('asking for a signer before connecting says to connect', () => {
    const { portico } = setUp(ethers5Adapter())
    expect(() => getEthers5Signer(portico, { Web3Provider })).toThrow('Connect one before')
  })
})
