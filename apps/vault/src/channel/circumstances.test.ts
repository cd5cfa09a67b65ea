import { expect, it } from 'vitest'
import { createFamilyKeeper } from '../../test/createFamilyKeeper.ts'
import type { Approval } from '../approve/Approval.ts'
import { createApprovals, type PendingApproval } from '../approve/createApprovals.ts'
import { createCircumstances } from '../approve/createCircumstances.ts'
import type { Account } from '../context/Account.ts'
import { evm } from '../families/evm/calls/evm.ts'
import type { SignRequest } from '../families/SignRequest.ts'
import { solana } from '../families/solana/calls/solana.ts'
import type { CallRequest, SignedCall, VaultFamily } from '../families/VaultFamily.ts'
import { getNamespace, type NetworkId } from '../networks/networks.ts'
import { getUser } from './handlers/getUser.ts'
import { rpcRequest } from './handlers/rpcRequest.ts'
import { handlers } from './handlers.ts'
import type { VaultContext } from './VaultContext.ts'

const accountOf = (name: string, digit: string): Account => ({
  session: `login of ${name}`,
  email: `${name}@example.com`,
  addresses: { eip155: `0x${digit.repeat(40)}`, solana: digit.repeat(32) },
  hasOwnRecovery: false,
  isNew: false,
})
const [ada, bob] = [accountOf('ada', '1'), accountOf('bob', '2')]
const signal = new AbortController().signal

const keeperOf = (network: NetworkId, { addresses }: Account) =>
  createFamilyKeeper({
    family: (getNamespace(network) === 'solana' ? solana : evm) as VaultFamily,
    keys: { accounts: { addresses } as never },
  })

/** The vault with Ada signed in; any code lets Bob in. */
function createVault() {
  let account: Account | undefined = ada
  let shown: PendingApproval | undefined
  const signed: SignRequest[] = []
  const approvals = createApprovals(next => {
    shown = next
  })
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
    approvals,
    circumstances: createCircumstances(),
    async setLanguage() {},
    keeper: {
      getAccount: async () => account,
      listAccounts: (network: NetworkId) => keeperOf(network, account ?? ada).listAccounts(network),
      prepareCall: (request: CallRequest) =>
        keeperOf(request.network, account ?? ada).prepareCall(request, signal),
      completeCall: async ({ signed: [first] }: SignedCall) => first?.result,
      prepare: async () => {},
      async verifyCode() {
        account = bob
        return { kind: 'none' }
      },
      async signOut() {
        account = undefined
      },
      async sign(request: SignRequest) {
        signed.push(request)
        return [{ result: '0x' }]
      },
    },
  } as unknown as VaultContext
  const ask = async () => {
    const answer = rpcRequest(
      { method: 'personal_sign', params: ['0x68690a', ada.addresses.eip155] },
      context,
      signal,
    )
    const outcome = answer.then(
      () => 'signed',
      (error: { code: string }) => error.code,
    )
    while (!shown) await new Promise(resolve => setTimeout(resolve))
    return { outcome, approval: shown.approval as Approval, approve: shown.approve }
  }
  return { context, ask, signed, getShown: () => shown }
}

it('says whose account it is', async () => {
  const { approval } = await createVault().ask()
  expect(approval).toMatchObject({ email: 'ada@example.com', account: ada.addresses.eip155 })
})

it('ends a question of one account when another is signed in, so that its answer signs nothing [CJ20]', async () => {
  const { context, ask, signed, getShown } = createVault()
  const { outcome, approve } = await ask()
  await handlers.CONNECT_OTP({ otp: '123456' }, context, signal)
  expect(getShown()).toBeUndefined()
  approve()
  expect(await outcome).toBe('login_changed')
  expect(signed).toEqual([])
})

it.each([
  [
    'the page signs out',
    'login_changed',
    (context: VaultContext) => handlers.SIGN_OUT(undefined, context, signal),
  ],
  [
    'the network is switched',
    'network_changed',
    (context: VaultContext) => handlers.SWITCH_NETWORK({ chainId: 10 }, context, signal),
  ],
  [
    'the network is switched along with another question',
    'network_changed',
    (context: VaultContext) => getUser({ chainId: 10 }, context, signal),
  ],
  [
    'the page names another project',
    'site_changed',
    (context: VaultContext) => handlers.SYNC_DAPP_DATA({ projectId: 'bank' }, context, signal),
  ],
] as const)('ends a question when %s [CJ20]', async (_, code, change) => {
  const { context, ask, signed } = createVault()
  const { outcome, approve } = await ask()
  await change(context)
  approve()
  expect(await outcome).toBe(code)
  expect(signed).toEqual([])
})

it('goes on asking where nothing changed', async () => {
  const { context, ask, signed } = createVault()
  const { outcome, approve } = await ask()
  await handlers.SWITCH_NETWORK({ chainId: 1 }, context, signal)
  await handlers.SYNC_DAPP_DATA({ projectId: 'shop', language: 'de' }, context, signal)
  approve()
  expect(await outcome).toBe('signed')
  expect(signed).toMatchObject([{ session: ada.session, address: ada.addresses.eip155, network: 'eip155:1' }])
})

it('tells the address of the family that each of two questions names, asked at once [E-05]', async () => {
  const { context } = createVault()
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const [first, second] = await Promise.all([
    getUser({ chainId: 1 }, context, signal),
    getUser({ chainId: solana }, context, signal),
  ])
  expect(first).toMatchObject({ address: ada.addresses.eip155, chainId: 1 })
  expect(second).toMatchObject({ address: ada.addresses.solana, chainId: solana })
})
