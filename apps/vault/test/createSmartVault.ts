import type { Bundler, Chain } from '@portico/sandbox/chain'
import { createPublicClient, createTestClient, hexToBytes, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Approval } from '../src/approve/Approval.ts'
import type { Question } from '../src/approve/createApprovals.ts'
import { evm } from '../src/families/evm/calls/evm.ts'
import type { EvmRead } from '../src/families/evm/calls/readEvm.ts'
import { deriveSmartAddress } from '../src/families/evm/derive/deriveSmartAddress.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import { type SigningContext, signCall } from '../src/families/signCall.ts'
import type { ServedCall } from '../src/families/VaultFamily.ts'
import { createMemoryStore } from '../src/store/createBrowserStore.ts'
import { createFamilyKeeper } from './createFamilyKeeper.ts'

const network = 'eip155:31337'
const origin = 'https://shop.example'

export interface SmartVaultOptions {
  readonly isSponsored?: boolean
  readonly bundlerUrl?: string
}

/** A vault with one visitor, who agrees to everything; what node, bundler and paymaster say can be changed. */
export function createSmartVault(
  chain: Pick<Chain, 'url'>,
  bundler: Bundler,
  { isSponsored = false, bundlerUrl = bundler.url }: SmartVaultOptions = {},
) {
  const privateKey = generatePrivateKey()
  const owner = privateKeyToAccount(privateKey)
  const { factory, implementation } = bundler
  const settings = {
    bundler: bundlerUrl,
    factory,
    implementation,
    ...(isSponsored && { paymaster: bundler.url }),
  }
  const smartAccounts = { [network]: settings }
  const address = deriveSmartAddress(owner.address, settings)
  const accounts = {
    evmKey: hexToBytes(privateKey),
    solanaKey: new Uint8Array(),
    addresses: { eip155: owner.address, solana: '' },
  } as never
  const store = createMemoryStore()
  const keeper = createFamilyKeeper({ family: evm, keys: { accounts }, url: chain.url, smartAccounts, store })
  const asked: Approval[] = []
  const signed: SignRequest[] = []
  const context: SigningContext = {
    origin,
    network,
    address,
    type: 'smartAccount',
    account: {
      session: 'login-1',
      addresses: { eip155: owner.address, solana: '' },
      smart: { [network]: address },
      hasOwnRecovery: false,
      isNew: false,
    },
    state: {
      network,
      preferred: 'smartAccount',
      dapp: undefined,
      codeSentTo: '',
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    },
    signal: new AbortController().signal,
    approvals: {
      async ask<request>({ shown, request }: Question<request>) {
        asked.push(shown)
        return request as never
      },
    },
    keeper: {
      ...keeper,
      async sign(request) {
        signed.push(request)
        return keeper.sign(request)
      },
    },
  }
  const ask = (method: ServedCall['method'], params: unknown, within = context) =>
    signCall({ policy: 'approve', method, params } as unknown as ServedCall, within)
  const client = createPublicClient({ transport: http(chain.url), pollingInterval: 20 })
  const test = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
  return {
    owner,
    address,
    accounts,
    settings,
    context,
    asked,
    signed,
    ask,
    store,
    readEvm: (read: EvmRead) => keeper.readEvm(read, context.signal),
    client,
    test,
    fund: () => test.setBalance({ address, value: parseEther('1') }),
  }
}
