import { type Balance, connect, selectConnectedAccount, setQueryData, startPortico } from '@portico/core'
import { balanceQuery, identityQuery, type QueryState } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import { address } from '../../../core/test/createFakeAdapter.js'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { enButtons } from '../locales/enButtons.js'
import type { ButtonSettings } from './ButtonModel.js'
import { selectButton, selectConnectButton } from './selectButton.js'

type Kit = ReturnType<typeof createTestPortico>

function select({ portico }: Kit, settings: ButtonSettings = {}) {
  return selectButton(portico.store.get(), settings, { options: portico.options, messages: enButtons })
}

async function createConnected(options: Parameters<typeof createTestPortico>[0] = {}): Promise<Kit> {
  const kit = createTestPortico(options)
  startPortico(kit.portico)
  await settle()
  await connect(kit.portico, { connectorId: 'io.fake' })
  return kit
}

function patchAccount({ portico }: Kit, patch: object): void {
  portico.store.set(state => {
    const account = state.accounts.eip155
    if (account?.status !== 'connected') throw new Error('Not connected')
    return { ...state, accounts: { eip155: { ...account, ...patch } } }
  })
}

function setBalance({ portico }: Kit, balance: QueryState<Balance>): void {
  const owner = selectConnectedAccount(portico.store.get())
  if (!owner) throw new Error('Not connected')
  const queries = { [balanceQuery.name]: { [owner.caipAddress]: balance } }
  portico.store.set(state => ({ ...state, queries }))
}

describe('selectButton', () => {
  it('invites to connect while nobody is connected, in the words of the owner if there are any [V-07]', () => {
    const kit = createTestPortico()
    expect(select(kit)).toMatchObject({ kind: 'connect', label: 'Connect Wallet', busy: false })
    expect(select(kit, { label: 'Sign in' })).toMatchObject({ label: 'Sign in' })
  })

  it('calls the account by the name that the data service knows, with its picture [W-12]', async () => {
    const kit = await createConnected()
    const avatar = 'https://data.example/v1/picture?url=x'
    setQueryData(
      kit.portico,
      identityQuery,
      { caipAddress: `eip155:1:${address}`, account: `eip155:1:${address}` },
      { name: 'alice.eth', avatar },
    )
    expect(select(kit)).toMatchObject({
      label: 'alice.eth',
      image: avatar,
      avatarSeed: address.toLowerCase(),
    })
    patchAccount(kit, { profileName: 'of-the-wallet.eth' })
    expect(select(kit)).toMatchObject({ label: 'of-the-wallet.eth', image: avatar })
  })

  it('says that it is connecting while a wallet is asked [T-01]', async () => {
    const kit = createTestPortico()
    startPortico(kit.portico)
    kit.adapter.answer('connect', () => new Promise(() => {}))
    void connect(kit.portico, { connectorId: 'io.fake' })
    expect(select(kit)).toMatchObject({ kind: 'connect', label: 'Connecting…', busy: true })
    expect(select(kit, { loadingLabel: 'One moment' })).toMatchObject({ label: 'One moment' })
  })

  it('shows the start and the end of the address, as much of it as the owner wants [E-04]', async () => {
    const kit = await createConnected()
    expect(select(kit)).toMatchObject({ kind: 'account', label: '0x11…111111', address, busy: false })
    expect(select(kit, { charsStart: 6, charsEnd: 4 }).label).toBe('0x1111…1111')
  })

  it('prefers a name and cuts it to 18 characters [E-04]', async () => {
    const kit = await createConnected()
    patchAccount(kit, { profileName: 'short.eth' })
    expect(select(kit).label).toBe('short.eth')
    patchAccount(kit, { profileName: `${'🦊'.repeat(20)}.eth` })
    expect([...select(kit).label]).toHaveLength(18)
    expect(select(kit).label).toBe(`${'🦊'.repeat(17)}…`)
  })

  it('leads with the address that was typed, and not with an empty balance [E-04]', async () => {
    const kit = await createConnected()
    const empty = { amount: '0', symbol: 'ETH', decimals: 18 }
    patchAccount(kit, { user: { email: 'ada@example.com' } })
    setBalance(kit, { status: 'success', fetchStatus: 'idle', data: empty, dataUpdatedAt: 0 })
    expect(select(kit)).toMatchObject({ label: 'ada@example.com', balance: undefined })
    const some = { ...empty, amount: '1.5' }
    setBalance(kit, { status: 'success', fetchStatus: 'idle', data: some, dataUpdatedAt: 0 })
    expect(select(kit)).toMatchObject({ label: 'ada@example.com', balance: '1.5 ETH' })
    patchAccount(kit, { user: { email: 'ada@example.com', isNew: true } })
    setBalance(kit, { status: 'pending', fetchStatus: 'fetching' })
    expect(select(kit).balance).toBeUndefined()
    patchAccount(kit, { profileName: 'ada.eth' })
    expect(select(kit).label).toBe('ada.eth')
  })

  it('shows the balance to three decimals unless it is hidden [K-10]', async () => {
    const kit = await createConnected()
    const data = { amount: '1.23456', symbol: 'ETH', decimals: 18 }
    setBalance(kit, { status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: 0 })
    expect(select(kit)).toMatchObject({ balance: '1.234 ETH', fullBalance: '1.23456 ETH' })
    expect(select(kit, { balance: 'hide' }).balance).toBeUndefined()
  })

  it('keeps the place of a balance that is on its way, and gives it up when none comes [K-10]', async () => {
    const kit = await createConnected()
    setBalance(kit, { status: 'pending', fetchStatus: 'fetching' })
    expect(select(kit).balance).toBe('')
    expect(select(kit, { balance: 'hide' }).balance).toBeUndefined()
    setBalance(kit, { status: 'error', fetchStatus: 'idle', error: new Error('no node'), errorUpdatedAt: 0 })
    expect(select(kit).balance).toBeUndefined()
  })

  it('writes the balance as people of the locale do [K-10]', async () => {
    const kit = await createConnected({ locale: 'de' })
    const data = { amount: '12345.67891', symbol: 'ETH', decimals: 18 }
    setBalance(kit, { status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: 0 })
    expect(select(kit)).toMatchObject({ balance: '12.345,678 ETH', fullBalance: '12.345,67891 ETH' })
  })

  it('keeps the address beside a warning when the wallet is on a network the site cannot use, unless that is allowed [T-10]', async () => {
    const kit = await createConnected()
    kit.adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 99 })
    expect(select(kit)).toMatchObject({
      kind: 'wrong-network',
      label: '0x11…111111',
      warning: 'Wrong network',
      balance: undefined,
    })
    const relaxed = await createConnected({ allowUnsupportedNetwork: true })
    relaxed.adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 99 })
    expect(select(relaxed).kind).toBe('account')
  })

  it('shows the account of the last visit at once, before the wallet has answered [T-02]', async () => {
    const { fake } = await createConnected()
    const again = createTestPortico({ fake })
    expect(select(again)).toMatchObject({ kind: 'restoring', label: '0x11…111111', address, busy: true })
  })

  it('tells apart the families of two buttons [E-04]', async () => {
    const kit = await createConnected()
    expect(select(kit, { namespace: 'solana' }).kind).toBe('connect')
    expect(select(kit, { namespace: 'eip155' }).kind).toBe('account')
  })
})

describe('selectConnectButton', () => {
  it('stays a connect button when somebody is connected', async () => {
    const { portico } = await createConnected()
    const context = { options: portico.options, messages: enButtons }
    expect(selectConnectButton(portico.store.get(), {}, context)).toMatchObject({
      kind: 'connect',
      label: 'Connect Wallet',
    })
  })
})
