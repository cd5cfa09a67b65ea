import { describe, expect, it } from 'vitest'
import { createFamilyKeeper } from '../../../test/createFamilyKeeper.ts'
import { createApprovals, type PendingApproval } from '../../approve/createApprovals.ts'
import { createCircumstances } from '../../approve/createCircumstances.ts'
import { evm } from '../../families/evm/calls/evm.ts'
import type { SignRequest } from '../../families/SignRequest.ts'
import { solana } from '../../families/solana/calls/solana.ts'
import type { CallRequest, SignedCall, VaultFamily } from '../../families/VaultFamily.ts'
import { getNamespace, type NetworkId } from '../../networks/networks.ts'
import type { VaultContext } from '../VaultContext.ts'
import { getUser } from './getUser.ts'

const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) } as const
const { signal } = new AbortController()

/** The accounts and calls of EVM and Solana, with the smart account on one network. */
function createKeeper(smart: string | undefined) {
  const ofFamily = (network: NetworkId) =>
    createFamilyKeeper({
      family: (getNamespace(network) === 'solana' ? solana : evm) as VaultFamily,
      keys: { accounts: { addresses } as never },
    })
  return {
    async listAccounts(network: NetworkId) {
      const accounts = await ofFamily(network).listAccounts(network)
      const plain = accounts.filter(({ type }) => type !== 'smartAccount')
      return smart && network === 'eip155:1' ? [...plain, { address: smart, type: 'smartAccount' }] : accounts
    },
    prepareCall: (request: CallRequest) => ofFamily(request.network).prepareCall(request, signal),
    completeCall: async (done: SignedCall) => ofFamily(done.network).completeCall(done, signal),
  }
}

function createVault({ code, smart }: { readonly code?: unknown; readonly smart?: string } = {}) {
  let shown: PendingApproval | undefined
  const signed: SignRequest[] = []
  const reads: unknown[][] = []
  const context = {
    origin: 'https://shop.example',
    state: {
      network: 'eip155:1',
      dapp: { projectId: 'shop' },
      codeSentTo: '',
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    },
    approvals: createApprovals(next => {
      shown = next
    }),
    circumstances: createCircumstances(),
    node: {
      async call(network: string, method: string, [address]: readonly unknown[]) {
        reads.push([network, method, address])
        if (code instanceof Error) throw code
        return code
      },
    },
    keeper: {
      ...createKeeper(smart),
      getAccount: async () => ({
        session: 's',
        email: 'ada@example.com',
        addresses,
        isNew: false,
        ...(smart && { smart: { 'eip155:1': smart } }),
      }),
      async sign(request: SignRequest) {
        signed.push(request)
        return [{ result: 'signature' }]
      },
    },
  } as unknown as VaultContext
  return { context, signed, reads, getShown: () => shown }
}

const fields = {
  accountAddress: '<<AccountAddress>>',
  domain: 'shop.example',
  uri: 'https://shop.example',
  version: '1',
  nonce: 'abcdefgh',
}
const write = (family: string, domain = fields.domain) =>
  `${domain} wants you to sign in with your ${family} account:\n<<AccountAddress>>\n\n\nURI: https://${domain}\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-01-01T00:00:00Z`

it.each([
  ['Ethereum', 1, 'evm-message', addresses.eip155],
  ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana-message', addresses.solana],
] as const)(
  'shows a sign-in of %s that comes with the login, and signs what was shown',
  async (family, chainId, kind, address) => {
    const { context, signed, getShown } = createVault()
    const siwxMessage = { ...fields, chainId: String(chainId), serializedMessage: write(family) }
    const answer = getUser({ chainId, siwxMessage }, context, signal)
    while (!getShown()) await new Promise(resolve => setTimeout(resolve))
    const message = write(family).replace('<<AccountAddress>>', address)
    expect(getShown()?.approval).toMatchObject({ title: 'signIn', place: 'frame', message })
    expect(signed).toEqual([])
    getShown()?.approve()
    expect(await answer).toMatchObject({ address, message, signature: 'signature' })
    expect(signed[0]).toMatchObject({ address, items: [{ kind }] })
  },
)

it.each([
  ['for another site', write('Solana', 'bank.example'), 'site_mismatch'],
  ['no sign-in at all', 'shop.example says hello', 'invalid_params'],
])('asks nobody about a message that is %s [CJ22]', async (_, serializedMessage, code) => {
  const { context, signed, getShown } = createVault()
  const siwxMessage = { ...fields, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', serializedMessage }
  const answer = getUser({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', siwxMessage }, context, signal)
  await expect(answer).rejects.toMatchObject({ code })
  expect(getShown()).toBeUndefined()
  expect(signed).toEqual([])
})

describe('the smart account', () => {
  const smart = `0x${'2'.repeat(40)}`
  it.each([
    ['is on the network', '0x6080', { smartAccountDeployed: true }],
    ['is not there yet', '0x', { smartAccountDeployed: false }],
  ])('that %s is told so, by the code at its address [E-05]', async (_, code, expected) => {
    const { context, reads } = createVault({ code, smart })
    const user = await getUser({ chainId: 1, preferredAccountType: 'smartAccount' }, context, signal)
    expect(user).toMatchObject({ address: smart, preferredAccountType: 'smartAccount', ...expected })
    expect(reads).toEqual([['eip155:1', 'eth_getCode', smart]])
  })

  it('has the address of the EOA where it delegates [E-05]', async () => {
    const { context, reads } = createVault({ code: '0x' })
    const user = await getUser({ chainId: 1, preferredAccountType: 'smartAccount' }, context, signal)
    const address = addresses.eip155
    const accounts = [
      { address, type: 'eoa' },
      { address, type: 'smartAccount' },
    ]
    const preferredAccountType = 'smartAccount'
    expect(user).toMatchObject({ address, accounts, preferredAccountType, smartAccountDeployed: false })
    expect(reads).toEqual([['eip155:1', 'eth_getCode', address]])
  })

  it('logs in though the node does not say whether it is there; that of the key asks nobody [E-05]', async () => {
    const { context, reads } = createVault({ code: new Error('away'), smart })
    const user = await getUser({ chainId: 1, preferredAccountType: 'smartAccount' }, context, signal)
    expect(user).toMatchObject({ address: smart })
    expect(user).not.toHaveProperty('smartAccountDeployed')
    reads.length = 0
    await getUser({ chainId: 1, preferredAccountType: 'eoa' }, context, signal)
    expect(reads).toEqual([])
  })
})
