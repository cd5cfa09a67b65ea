import type { Bundler, Chain } from '@portico/testing/chain'
import { createPublicClient, createTestClient, hexToBytes, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Approval } from '../src/approve/Approval.ts'
import type { Question } from '../src/approve/createApprovals.ts'
import { askSmart } from '../src/families/evm/calls/askSmart.ts'
import { deriveSmartAddress } from '../src/families/evm/derive/deriveSmartAddress.ts'
import type { RpcContext } from '../src/families/RpcContext.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import type { SmartCallRequest } from '../src/families/SmartRequest.ts'
import { signApproved } from '../src/families/signApproved.ts'
import { createNodeClient } from '../src/node/createNodeClient.ts'
import { createSmartMethods } from '../src/worker/signing/createSmartMethods.ts'

const network = 'eip155:31337'
const origin = 'https://shop.example'

export interface SmartVaultOptions {
  readonly isSponsored?: boolean
  readonly bundlerUrl?: string
  readonly hasGrants?: boolean
}

/** A vault with one visitor, who agrees to everything; what node, bundler and paymaster say can be changed. */
export function createSmartVault(
  chain: Pick<Chain, 'url'>,
  bundler: Bundler,
  { isSponsored = false, bundlerUrl = bundler.url, hasGrants = false }: SmartVaultOptions = {},
) {
  const privateKey = generatePrivateKey()
  const owner = privateKeyToAccount(privateKey)
  const { factory, implementation } = bundler
  const settings = {
    bundler: bundlerUrl,
    factory,
    implementation,
    ...(isSponsored && { paymaster: bundler.url }),
    ...(hasGrants && { grants: bundler.grants }),
  }
  const smartAccounts = { [network]: settings }
  const rpcUrls = { [network]: chain.url }
  const address = deriveSmartAddress(owner.address, settings)
  const accounts = {
    evmKey: hexToBytes(privateKey),
    solanaKey: new Uint8Array(),
    addresses: { eip155: owner.address, solana: '' },
  } as never
  const methods = createSmartMethods({
    site: origin,
    smartAccounts,
    rpcUrls,
    withLock: (_, act) => act(),
    // All that is asked of them is who the owner is.
    session: { getUser: async () => ({ id: 'visitor' }) } as never,
    store: { get: async () => ({ addresses: { eip155: owner.address } }) } as never,
  })
  const asked: Approval[] = []
  const signed: SignRequest[] = []
  const context: RpcContext = {
    origin,
    network,
    address,
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
      batches: new Map(),
      sendLines: new Map(),
      operations: new Map(),
    },
    signal: new AbortController().signal,
    approvals: {
      async ask<request>({ shown, request }: Question<request>) {
        asked.push(shown)
        return request as never
      },
      rejectAll() {},
    },
    node: createNodeClient(rpcUrls),
    smartAccounts,
    keeper: {
      prepareSmart: (task, signal = new AbortController().signal) => methods.prepareSmart(task, signal),
      sendSmart: (sent, signal = new AbortController().signal) => methods.sendSmart(sent, signal),
      async sign(request) {
        signed.push(request)
        return signApproved(accounts, request, settings)
      },
    },
  }
  const ask = (method: SmartCallRequest['method'], params: unknown, within = context) =>
    askSmart({ policy: 'approve', method, params } as unknown as SmartCallRequest, within)
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
    client,
    test,
    fund: () => test.setBalance({ address, value: parseEther('1') }),
  }
}
