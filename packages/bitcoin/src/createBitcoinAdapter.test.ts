import { describeAdapter, familyTraits } from '@portico/testing/conformance'
import { describe, expect, it } from 'vitest'
import { createBitcoinWorld, getHolder } from '../test/createBitcoinWorld.js'
import { forms, useBitcoinWallet } from '../test/useBitcoinWallet.js'

const { getChain, conformance, findWallet, connect } = useBitcoinWallet()

const traits = {
  standard: familyTraits.bip122,
  satsConnect: {
    ...familyTraits.bip122,
    listensTo: 'accountChange',
    locks: { no: 'a locked wallet of sats-connect prompts to be unlocked instead of granting nothing' },
  },
  okx: { ...familyTraits.bip122, listensTo: 'accountsChanged' },
  unisat: { ...familyTraits.bip122, listensTo: 'accountsChanged' },
  leather: {
    ...familyTraits.bip122,
    listensTo: { no: 'Leather has no events' },
    tellsAccounts: { no: 'Leather has no events' },
    forgets: { no: 'Leather has no call that gives access back' },
    locks: { no: 'a locked Leather prompts to be unlocked instead of granting nothing' },
  },
}

describe.each(forms)('the bitcoin adapter with a wallet of the form %s', form => {
  describeAdapter({
    ...conformance,
    traits: traits[form],
    createWorld() {
      const { page, control, info } = createBitcoinWorld(getChain(), { form })
      const names = {
        standard: { connectorId: info.name, name: info.name, imageUrl: info.icon },
        satsConnect: {
          connectorId: `${info.name.replace(/\W/g, '')}Providers.BitcoinProvider`,
          name: info.name,
          imageUrl: info.icon,
        },
        okx: { connectorId: 'com.okex.wallet', name: 'OKX Wallet' },
        unisat: { connectorId: 'io.unisat', name: 'UniSat' },
        leather: { connectorId: 'io.leather', name: 'Leather' },
      }
      return { page, wallet: { ...names[form], control } }
    },
  })
})

describe('the accounts of a bitcoin wallet', () => {
  it.each(['standard', 'satsConnect', 'leather'] as const)(
    'are the payment account first and the ordinals account second in the form %s [C-08] [K-11]',
    async form => {
      const { accounts } = await connect({ form })
      expect(accounts).toMatchObject([
        { address: getHolder(), type: 'payment' },
        { address: expect.stringMatching(/^tb1p/), type: 'ordinal' },
      ])
    },
  )

  it.each(['standard', 'satsConnect', 'leather'] as const)(
    'never have the ordinals address to pay with, however the form %s orders them [C-08] [K-11]',
    async form => {
      const { adapter, connector, network, control } = findWallet({ form })
      control.answerWrongly({ accounts: 'ordinalsFirst' })
      const { accounts } = await adapter.connect({ connector, network })
      expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
      expect(accounts[0]?.address).toBe(getHolder())
    },
  )

  it.each(
    forms.flatMap(form =>
      (['null', 'nullEntry', 'badAddress', 'text'] as const).map(wrong => [form, wrong] as const),
    ),
  )('are not taken from the form %s when they are %s', async (form, accounts) => {
    const { adapter, connector, network, control } = findWallet({ form })
    control.answerWrongly({ accounts })
    await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
      code: 'malformed_accounts',
    })
  })

  it('are not shown as of this network when the wallet is on another: the visitor is told', async () => {
    const { adapter, connector, network } = findWallet({ network: 'mainnet' })
    await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
      code: 'chain_not_supported',
    })
  })

  it('come with their public keys [C-08]', async () => {
    const { adapter, account } = await connect()
    expect(await adapter.methods.getAccountAddresses?.(account)).toMatchObject([
      { publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/) },
      { type: 'ordinal' },
    ])
  })
})
