import { describe, expect, it } from 'vitest'
import { address, otherAddress } from '../../test/createFakeAdapter.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import type { PorticoEvent } from '../events/Events.js'
import { watchEvents } from '../events/watchEvents.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceSession } from '../sources/Source.js'
import type { AccountType } from '../store/Account.js'
import { isSmartAccount } from '../store/isSmartAccount.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { setAccountType } from './setAccountType.js'
import { setAddressLabel } from './setAddressLabel.js'

const smart = otherAddress

function createSession(accountType: AccountType): SourceSession {
  const chain = 'eip155:1' as const
  const used = accountType === 'smartAccount' ? smart : address
  const details = {
    [used]: { type: accountType, ...(used === smart && { smartAccountDeployed: false }) },
  }
  const grant = { chains: [chain], accounts: [`${chain}:${used}`] as const, details, methods: [], events: [] }
  const accountTypes = ['smartAccount', 'eoa'] as const
  return {
    id: 'ada',
    wallet: { name: 'Vault' },
    namespaces: { eip155: { ...grant, accountTypes } },
  }
}

async function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const source = createFakeSource({ namespaces: ['eip155'] })
  const { portico } = createTestPortico({ networks: [one], sources: [source.factory], ...options })
  const events: PorticoEvent[] = []
  watchEvents(portico, { onChange: ({ data }) => void events.push(data) })
  startPortico(portico)
  const connecting = connect(portico, { connectorId: 'vault', namespace: 'eip155' })
  source.asked.at(-1)?.grant(createSession('smartAccount'))
  await connecting
  return { portico, source, events, getAccount: () => selectConnectedAccount(portico.store.get()) }
}

describe('the kind of account of a wallet that has two', () => {
  it('is what the owner prefers, a smart account on EVM networks unless they say otherwise [T-14] [K-15]', async () => {
    const { source } = await setup()
    expect(source.context.getDefaultAccountType('eip155')).toBe('smartAccount')
    const plain = await setup({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(plain.source.context.getDefaultAccountType('eip155')).toBe('eoa')
  })

  it('says whether the smart account is on the network, and keeps the labels of the site [E-04]', async () => {
    const { portico, source, getAccount } = await setup()
    expect(getAccount()?.smartAccountDeployed).toBe(false)
    setAddressLabel(portico, { address: smart, label: 'Savings' })
    setAddressLabel(portico, { address, label: 'Daily' })
    expect(getAccount()?.addressLabels).toEqual({ [smart]: 'Savings', [address]: 'Daily' })
    source.setAccountType = async ({ type }) => createSession(type)
    await setAccountType(portico, { type: 'eoa' })
    expect(getAccount()?.smartAccountDeployed).toBeUndefined()
    expect(getAccount()?.addressLabels).toEqual({ [smart]: 'Savings', [address]: 'Daily' })
    setAddressLabel(portico, { address: smart, namespace: 'eip155' })
    expect(getAccount()?.addressLabels).toEqual({ [address]: 'Daily' })
    await disconnect(portico)
    expect(portico.store.get().accounts.eip155).toEqual({ status: 'disconnected', namespace: 'eip155' })
  })

  it('is what the visitor switches to, at another address [T-14] [E-04]', async () => {
    const { portico, source, events, getAccount } = await setup()
    expect(getAccount()).toMatchObject({
      address: smart,
      accounts: [{ address: smart, type: 'smartAccount' }],
      wallet: { accountTypes: ['smartAccount', 'eoa'] },
    })
    source.setAccountType = async ({ type }) => createSession(type)
    await setAccountType(portico, { type: 'eoa' })
    expect(getAccount()).toMatchObject({ address, accounts: [{ address, type: 'eoa' }] })
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'SET_PREFERRED_ACCOUNT_TYPE',
        properties: { accountType: 'eoa', network: 'eip155:1' },
      }),
    )
    await setAccountType(portico, { type: 'smartAccount' })
    expect(getAccount()?.address).toBe(smart)
  })

  it('falls back to eoa when the switch fails, and says so [T-14]', async () => {
    const { portico, source, getAccount } = await setup()
    source.setAccountType = async () => createSession('eoa')
    await setAccountType(portico, { type: 'eoa' })
    await expect(setAccountType(portico, { type: 'smartAccount' })).rejects.toMatchObject({
      code: 'account_type_unavailable',
    })
    expect(getAccount()).toMatchObject({ address, accounts: [{ type: 'eoa' }] })
  })

  it('stays known when a library tells of the address alone', async () => {
    const { portico, getAccount } = await setup()
    const event = { type: 'accountsChanged', connectorId: 'vault', accounts: [{ address: smart }] } as const
    await handleAdapterEvent(portico, 'eip155', event)
    const account = getAccount()
    expect(account && isSmartAccount(account)).toBe(true)
  })

  it('brings nobody back who has left meanwhile', async () => {
    const { portico, source, getAccount } = await setup()
    let answer = (_: SourceSession) => {}
    source.setAccountType = () => new Promise(resolve => (answer = resolve))
    const switching = setAccountType(portico, { type: 'eoa' })
    await disconnect(portico)
    answer(createSession('eoa'))
    await expect(switching).rejects.toMatchObject({ code: 'account_changed' })
    expect(getAccount()).toBeUndefined()
  })

  it('is not to be chosen where the wallet has no such account', async () => {
    const { portico } = await setup()
    await expect(setAccountType(portico, { type: 'ordinal' })).rejects.toMatchObject({
      code: 'account_type_unavailable',
    })
    await disconnect(portico)
    await expect(setAccountType(portico, { type: 'eoa' })).rejects.toMatchObject({ code: 'not_connected' })
  })
})
