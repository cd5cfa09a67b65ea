import {
  type AdapterFactory,
  createPortico,
  getPairing,
  selectAccountView,
  startPairing,
  startPortico,
  switchNetwork,
} from '@portico/core'
import { PorticoError, userRejected } from '@portico/protocol'
import { testAccounts } from '@portico/testing'
import { BrowserProvider } from 'ethers'
import { providers } from 'ethers5'
import { type Hex, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createNetwork, createPage } from '../../test/createTestContext.js'
import { ethers5Adapter, getEthers5Provider, getEthers5Signer } from './getEthers5Provider.js'
import { ethersAdapter, getEthersProvider, getEthersSigner } from './getEthersProvider.js'

const { Web3Provider } = providers
const account = privateKeyToAccount(testAccounts[3].privateKey)
const sign = (message: unknown) => account.signMessage({ message: { raw: message as Hex } })
const refuse = () => {
  throw new PorticoError(userRejected)
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function pairUp(
  adapter: AdapterFactory,
  answers: Parameters<typeof createFakePairing>[0]['answers'] = {},
) {
  const pairing = createFakePairing({ addresses: [account.address], chainIds: [31337, 31338], answers })
  const portico = createPortico({
    projectId: 'test',
    networks: [createNetwork(31337), createNetwork(31338)],
    adapters: [adapter],
    sources: [pairing.factory],
    environment: { page: createPage() },
    debug: false,
    logLevel: 'error',
  })
  stops.push(startPortico(portico), startPairing(portico))
  await expect.poll(() => getPairing(portico).status).toBe('ready')
  pairing.grant()
  await expect.poll(() => selectAccountView(portico.store.get()).isConnected).toBe(true)
  return portico
}

const verify = (signature: string) =>
  // What ethers calls a string is a hex string.
  verifyMessage({ address: account.address, message: 'Hello', signature: signature as Hex })

describe('a remote wallet', () => {
  it('is a signer of ethers 6, whose refusal ethers knows, on the network of the kit [C-06] [C-12]', async () => {
    const portico = await pairUp(ethersAdapter(), { personal_sign: sign, eth_sendTransaction: refuse })
    const signer = await getEthersSigner(portico, { BrowserProvider })
    await expect(verify(await signer.signMessage('Hello'))).resolves.toBe(true)
    await expect(signer.sendUncheckedTransaction({ to: account.address, gasLimit: 1 })).rejects.toMatchObject(
      {
        code: 'ACTION_REJECTED',
      },
    )
    await switchNetwork(portico, 'eip155:31338')
    const provider = getEthersProvider(portico, { BrowserProvider })
    expect((await provider.getNetwork()).chainId).toBe(31338n)
    provider.destroy()
  })

  it('is a signer of ethers 5, whose refusal has its number, on the network of the kit [C-06] [C-12]', async () => {
    const portico = await pairUp(ethers5Adapter(), { personal_sign: sign, eth_sendTransaction: refuse })
    const signer = getEthers5Signer(portico, { Web3Provider })
    await expect(verify(await signer.signMessage('Hello'))).resolves.toBe(true)
    const sending = signer.sendUncheckedTransaction({ to: account.address, gasLimit: 1 })
    await expect(sending).rejects.toMatchObject({ code: 4001 })
    await switchNetwork(portico, 'eip155:31338')
    const provider = getEthers5Provider(portico, { Web3Provider })
    await expect(provider.getNetwork()).resolves.toMatchObject({ chainId: 31338 })
  })
})
