import type { Chain } from '@portico/sandbox/chain'
import {
  createTestClient,
  createWalletClient,
  custom,
  hexToBytes,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { Approval, Lowered } from '../src/approve/Approval.ts'
import type { Question } from '../src/approve/createApprovals.ts'
import { createCircumstances } from '../src/approve/createCircumstances.ts'
import { rpcRequest } from '../src/channel/handlers/rpcRequest.ts'
import type { VaultContext } from '../src/channel/VaultContext.ts'
import { evm } from '../src/families/evm/calls/evm.ts'
import type { SignRequest } from '../src/families/SignRequest.ts'
import type { NetworkId } from '../src/networks/networks.ts'
import { createNodeClient, type NodeClient } from '../src/node/createNodeClient.ts'
import { createFamilyKeeper } from './createFamilyKeeper.ts'

export interface DelegatedVaultOptions {
  readonly privateKey?: `0x${string}`
  readonly preferred?: 'eoa' | 'smartAccount'
  /** What the visitor lowers before they agree. */
  readonly lowered?: readonly Lowered[]
  /** Answers in place of the node, by method. */
  readonly changed?: Readonly<Record<string, (params: readonly unknown[]) => unknown>>
}

/**
 * A vault without ERC-4337 accounts, whose visitor agrees to everything, and a page that asks it with viem. Requests
 * take the path of the page's: through the table of methods and the vault's handler.
 */
export function createDelegatedVault(
  { url, chainId }: Pick<Chain, 'url' | 'chainId'>,
  {
    privateKey = generatePrivateKey(),
    preferred = 'smartAccount',
    lowered,
    changed = {},
  }: DelegatedVaultOptions = {},
) {
  const { address } = privateKeyToAccount(privateKey)
  const network: NetworkId = `eip155:${chainId}`
  const direct = createNodeClient({ [network]: url })
  const node: NodeClient = {
    call: async (id, method, params, signal) =>
      // The vault passes lists alone.
      changed[method]?.(params as readonly unknown[]) ?? direct.call(id, method, params, signal),
  }
  const addresses = { eip155: address, solana: '' }
  const accounts = { evmKey: hexToBytes(privateKey), solanaKey: new Uint8Array(), addresses } as never
  const keeper = createFamilyKeeper({ family: evm, keys: { accounts }, node })
  const account = { session: 'login-1', addresses, hasOwnRecovery: false, isNew: false }
  const asked: Approval[] = []
  const signed: SignRequest[] = []
  const state = {
    network,
    preferred,
    dapp: undefined,
    codeSentTo: '',
    openBatches: new Set<string>(),
    nonceQueues: new Map(),
    operations: new Map(),
  }
  const context = {
    origin: 'https://shop.example',
    node,
    state,
    circumstances: createCircumstances(),
    approvals: {
      async ask<request>(question: Question<request>) {
        if (lowered) await question.lower?.(lowered)
        asked.push(question.shown)
        return question.request as never
      },
    },
    keeper: {
      ...keeper,
      getAccount: async () => account,
      prepare: async () => {},
      async sign(request: Parameters<typeof keeper.sign>[0]) {
        signed.push(request)
        return keeper.sign(request)
      },
    },
  } as unknown as VaultContext
  const request = (method: string, params: unknown): Promise<unknown> =>
    rpcRequest({ method, params } as never, context, new AbortController().signal)
  const wallet = createWalletClient({
    account: address,
    chain: { ...foundry, id: chainId },
    transport: custom(
      {
        request: ({ method, params }) =>
          request(method, params ?? []).catch(error => {
            throw Object.assign(new Error(error.message), { code: error.rpcCode })
          }),
      },
      { retryCount: 0 },
    ),
    pollingInterval: 20,
  })
  const client = createTestClient({ mode: 'hardhat', transport: http(url), pollingInterval: 20 }).extend(
    publicActions,
  )
  return {
    privateKey,
    address,
    network,
    account,
    asked,
    signed,
    state,
    context,
    keeper: context.keeper,
    listGrants: keeper.listGrants,
    request,
    wallet,
    client,
    fund: () => client.setBalance({ address, value: parseEther('1') }),
  }
}
