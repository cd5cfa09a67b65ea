import { describe, expect, it } from 'vitest'
import { createCircumstances } from '../../approve/createCircumstances.ts'
import type { VaultContext } from '../VaultContext.ts'
import { setPreferredAccount } from './setPreferredAccount.ts'

const plain = `0x${'11'.repeat(20)}`
const smart = `0x${'22'.repeat(20)}`

function createContext(network: string, smartAccounts: Record<string, string> | undefined) {
  const addresses = { eip155: plain, solana: 'So1' }
  const state = {
    network,
    preferred: 'eoa',
    dapp: undefined,
    openBatches: new Set(),
    nonceQueues: new Map(),
    operations: new Map(),
  }
  const circumstances = createCircumstances()
  return {
    state,
    circumstances,
    origin: 'https://shop.example',
    keeper: {
      getAccount: async () => ({ addresses, smart: smartAccounts }),
      listAccounts: async (asked: string) => [
        { address: plain, type: 'eoa' },
        ...(smartAccounts?.[asked] ? [{ address: smartAccounts[asked], type: 'smartAccount' }] : []),
      ],
    },
  } as unknown as VaultContext
}

const { signal } = new AbortController()

describe('the preferred account', () => {
  it('is the one that the page names, and ends what was asked of the other [T-14]', async () => {
    const context = createContext('eip155:1', { 'eip155:1': smart })
    const asked = context.circumstances.getSignal()
    expect(await setPreferredAccount({ type: 'smartAccount' }, context, signal)).toEqual({
      type: 'smartAccount',
      address: smart,
    })
    expect(asked.aborted).toBe(true)
    expect(context.state.preferred).toBe('smartAccount')
    expect(await setPreferredAccount({ type: 'eoa' }, context, signal)).toEqual({
      type: 'eoa',
      address: plain,
    })
    expect(context.state.preferred).toBe('eoa')
  })

  it('is an EVM account also while the visitor is on another network [T-14]', async () => {
    const context = createContext('solana:mainnet', { 'eip155:1': smart })
    expect(await setPreferredAccount({ type: 'smartAccount' }, context, signal)).toEqual({
      type: 'smartAccount',
      address: smart,
    })
    expect(await setPreferredAccount({ type: 'eoa' }, context, signal)).toMatchObject({ address: plain })
  })

  it('stays as it was where the network has no smart accounts [T-14]', async () => {
    const context = createContext('eip155:10', { 'eip155:1': smart })
    await expect(setPreferredAccount({ type: 'smartAccount' }, context, signal)).rejects.toMatchObject({
      code: 'not_available_in_vault',
    })
    expect(context.state.preferred).toBe('eoa')
  })
})
