import { makeSignDoc, Secp256k1HdWallet, type StdSignDoc } from '@cosmjs/amino'
import { DirectSecp256k1HdWallet } from '@cosmjs/proto-signing'
import { concatBytes } from '@noble/hashes/utils.js'
import { encodeField } from '@portico/codec/protobuf'
import { startCosmos } from '@portico/sandbox/cosmos'
import { base64, hex } from '@scure/base'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { Coin } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { MsgWithdrawDelegatorReward } from 'cosmjs-types/cosmos/distribution/v1beta1/tx'
import { MsgVote } from 'cosmjs-types/cosmos/gov/v1beta1/tx'
import { MsgBeginRedelegate, MsgDelegate, MsgUndelegate } from 'cosmjs-types/cosmos/staking/v1beta1/tx'
import { AuthInfo, TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { describe, expect, it } from 'vitest'
import { createFamilyVisit, deriveAccounts } from '../../../test/createFamilyVisit.ts'
import { formatRecoveryKit } from '../../keys/recoveryKit.ts'
import { createRoot } from '../../keys/splitRoot.ts'
import { cosmos } from './calls/cosmos.ts'

const hub = 'cosmos:cosmoshub-4'
const to = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'
const validator = 'cosmosvaloper1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3xpsw0q'
const coins = [{ denom: 'uatom', amount: '1500000' }]
const [coin] = coins as [(typeof coins)[0]]

async function visit(network: `cosmos:${string}` = hub) {
  const root = createRoot()
  const visitor = await createFamilyVisit(cosmos, root, network)
  const address = visitor.accounts[0]?.address ?? ''
  return { ...visitor, root, words: formatRecoveryKit(root).join(' '), address }
}

interface Made {
  readonly messages: readonly { readonly typeUrl: string; readonly value: Uint8Array }[]
  readonly memo?: string
  readonly fee?: string
}

/** A document as CosmJS would hand it over. */
const makeDirect = ({ messages, memo = '', fee = '2500' }: Made) => ({
  chainId: 'cosmoshub-4',
  accountNumber: '7',
  bodyBytes: base64.encode(TxBody.encode(TxBody.fromPartial({ messages: [...messages], memo })).finish()),
  authInfoBytes: base64.encode(
    AuthInfo.encode(
      AuthInfo.fromPartial({
        signerInfos: [],
        fee: { amount: [{ denom: 'uatom', amount: fee }], gasLimit: 200_000n },
      }),
    ).finish(),
  ),
})

const send = (fromAddress: string) => ({
  typeUrl: '/cosmos.bank.v1beta1.MsgSend',
  value: MsgSend.encode({ fromAddress, toAddress: to, amount: coins }).finish(),
})

const makeAmino = (msgs: StdSignDoc['msgs'], chainId = 'cosmoshub-4') =>
  makeSignDoc(
    msgs,
    { amount: [{ denom: 'uatom', amount: '2500' }], gas: '200000' },
    chainId,
    'thanks <3',
    7,
    3,
  )

const aminoSend = (from_address: string) => ({
  type: 'cosmos-sdk/MsgSend',
  value: { from_address, to_address: to, amount: coins },
})

const makeMessage = (signer: string, data: string) => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [
    { type: 'sign/MsgSignData', value: { signer, data: base64.encode(new TextEncoder().encode(data)) } },
  ],
  memo: '',
})

const sent = [
  { label: 'leaves', value: '1.5 ATOM', form: 'amount' },
  { label: 'to', value: to, form: 'code' },
]

describe('the account of Cosmos', () => {
  it('is the one that CosmJS derives, with the prefix of each chain [C-10]', async () => {
    const root = createRoot()
    const words = formatRecoveryKit(root).join(' ')
    for (const [network, prefix] of [
      [hub, 'cosmos'],
      ['cosmos:osmosis-1', 'osmo'],
    ] as const) {
      const [account] = await deriveAccounts(cosmos, root, network, undefined)
      const [theirs] = await (await DirectSecp256k1HdWallet.fromMnemonic(words, { prefix })).getAccounts()
      expect(account).toEqual({
        address: theirs?.address,
        type: 'eoa',
        publicKey: hex.encode(theirs?.pubkey ?? new Uint8Array()),
      })
    }
  })

  it('has the prefix that the node of a test network tells, and none where nobody does', async () => {
    const chain = await startCosmos({ chainId: 'osmo-test-5', prefix: 'osmo' })
    try {
      const network = 'cosmos:osmo-test-5'
      const [account] = await deriveAccounts(cosmos, createRoot(), network, chain.url)
      expect(account?.address).toMatch(/^osmo1/)
      await expect(deriveAccounts(cosmos, createRoot(), network, undefined)).rejects.toMatchObject({
        code: 'network_not_served',
      })
    } finally {
      await chain.stop()
    }
  })

  it.each(['inj', 'nobodyknows', 'xpla'])(
    'is none with the prefix %s: it could be no address of the key',
    async prefix => {
      const chain = await startCosmos({ chainId: 'shop-1', prefix })
      try {
        await expect(deriveAccounts(cosmos, createRoot(), 'cosmos:shop-1', chain.url)).rejects.toMatchObject({
          code: 'network_not_served',
        })
      } finally {
        await chain.stop()
      }
    },
  )
})

/** The coin once more: chains merge the two. */
const again = (field: number) => encodeField(field, Coin.encode(coin).finish())

const listTwiceSaid = (address: string) => {
  const { typeUrl, value } = send(address)
  const direct = makeDirect({ messages: [send(address)] })
  const inBody = (bytes: Uint8Array) => ({
    ...direct,
    bodyBytes: base64.encode(concatBytes(base64.decode(direct.bodyBytes), bytes)),
  })
  const inAuth = (bytes: Uint8Array) => ({
    ...direct,
    authInfoBytes: base64.encode(concatBytes(base64.decode(direct.authInfoBytes), bytes)),
  })
  const ofMessage = (bytes: Uint8Array) => ({ ...direct, bodyBytes: base64.encode(encodeField(1, bytes)) })
  const say = (type: string, ...parts: Uint8Array[]) =>
    makeDirect({ messages: [{ typeUrl: type, value: concatBytes(...parts) }] })
  const any = concatBytes(encodeField(1, typeUrl), encodeField(2, value))
  const stake = MsgDelegate.encode({ delegatorAddress: address, validatorAddress: validator, amount: coin })
  const moved = MsgBeginRedelegate.encode({
    delegatorAddress: address,
    validatorSrcAddress: validator,
    validatorDstAddress: validator,
    amount: coin,
  })
  const transfer = MsgTransfer.encode(MsgTransfer.fromPartial({ token: coin, sender: address }))
  const vote = MsgVote.encode({ proposalId: 12n, voter: address, option: 3 })
  return {
    'the value of a message': ofMessage(concatBytes(any, encodeField(2, value))),
    'the type of a message': ofMessage(concatBytes(any, encodeField(1, typeUrl))),
    'the receiver of a message': say(typeUrl, value, encodeField(2, validator)),
    'the denomination of a coin': say(
      typeUrl,
      encodeField(3, concatBytes(Coin.encode(coin).finish(), encodeField(1, 'uosmo'))),
    ),
    'what is staked': say('/cosmos.staking.v1beta1.MsgDelegate', stake.finish(), again(3)),
    'what is unstaked': say('/cosmos.staking.v1beta1.MsgUndelegate', stake.finish(), again(3)),
    'what is restaked': say('/cosmos.staking.v1beta1.MsgBeginRedelegate', moved.finish(), again(4)),
    'what goes to another chain': say(
      '/ibc.applications.transfer.v1.MsgTransfer',
      transfer.finish(),
      again(3),
    ),
    'a vote': say('/cosmos.gov.v1beta1.MsgVote', vote.finish(), encodeField(3, 1n)),
    'the note': inBody(concatBytes(encodeField(2, 'one'), encodeField(2, 'two'))),
    'the last block': inBody(concatBytes(encodeField(3, 1n), encodeField(3, 2n))),
    'the fee': inAuth(encodeField(2, encodeField(2, 1n))),
    'the gas of the fee': {
      ...direct,
      authInfoBytes: base64.encode(encodeField(2, concatBytes(encodeField(2, 1n), encodeField(2, 2n)))),
    },
    'the number of a signer': inAuth(encodeField(1, concatBytes(encodeField(3, 1n), encodeField(3, 2n)))),
  }
}

describe('transactions of Cosmos', () => {
  it('are signed in the direct mode as CosmJS signs them, and shown as they are [C-10]', async () => {
    const { address, words, agree } = await visit()
    const document = makeDirect({ messages: [send(address)], memo: 'order 7' })
    const { shown, answer } = await agree('cosmos_signDirect', { signerAddress: address, signDoc: document })
    expect(shown).toMatchObject({
      title: 'signTransaction',
      place: 'window',
      network: 'Cosmos Hub',
      warnings: [],
      groups: [sent, [{ label: 'memo', value: 'order 7' }], [{ label: 'feeUpTo', value: '0.0025 ATOM' }]],
    })
    const wallet = await DirectSecp256k1HdWallet.fromMnemonic(words)
    const theirs = await wallet.signDirect(address, {
      chainId: document.chainId,
      accountNumber: 7n,
      bodyBytes: base64.decode(document.bodyBytes),
      authInfoBytes: base64.decode(document.authInfoBytes),
    })
    expect(answer).toEqual({ signed: document, signature: theirs.signature })
  })

  it('are signed in the amino mode as CosmJS signs them, and shown as they are [C-10]', async () => {
    const { address, words, agree } = await visit()
    const signDoc = makeAmino([aminoSend(address)])
    const { shown, answer } = await agree('cosmos_signAmino', {
      signerAddress: address,
      signDoc: { ...signDoc },
    })
    expect(shown.groups).toEqual([
      sent,
      [{ label: 'memo', value: 'thanks <3' }],
      [{ label: 'feeUpTo', value: '0.0025 ATOM' }],
    ])
    const theirs = await (await Secp256k1HdWallet.fromMnemonic(words)).signAmino(address, signDoc)
    expect(answer).toEqual({ signed: signDoc, signature: theirs.signature })
  })

  it('say in words what stakes, moves, earns, votes and goes to another chain, in either mode', async () => {
    const { address, prepare } = await visit()
    const delegatorAddress = address
    const stake = { delegatorAddress, validatorAddress: validator, amount: coin }
    const messages = [
      { typeUrl: '/cosmos.staking.v1beta1.MsgDelegate', value: MsgDelegate.encode(stake).finish() },
      { typeUrl: '/cosmos.staking.v1beta1.MsgUndelegate', value: MsgUndelegate.encode(stake).finish() },
      {
        typeUrl: '/cosmos.staking.v1beta1.MsgBeginRedelegate',
        value: MsgBeginRedelegate.encode({
          delegatorAddress,
          validatorSrcAddress: validator,
          validatorDstAddress: validator,
          amount: coin,
        }).finish(),
      },
      {
        typeUrl: '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
        value: MsgWithdrawDelegatorReward.encode({ delegatorAddress, validatorAddress: validator }).finish(),
      },
      {
        typeUrl: '/cosmos.gov.v1beta1.MsgVote',
        value: MsgVote.encode({ proposalId: 12n, voter: address, option: 3 }).finish(),
      },
      {
        typeUrl: '/ibc.applications.transfer.v1.MsgTransfer',
        value: MsgTransfer.encode(
          MsgTransfer.fromPartial({
            sourcePort: 'transfer',
            sourceChannel: 'channel-141',
            token: coin,
            sender: address,
            receiver: 'osmo1receiver',
            timeoutTimestamp: 1n,
            memo: '{"wasm":{}}',
          }),
        ).finish(),
      },
    ]
    const staked = { delegator_address: address, validator_address: validator, amount: coin }
    const msgs = [
      { type: 'cosmos-sdk/MsgDelegate', value: staked },
      { type: 'cosmos-sdk/MsgUndelegate', value: staked },
      {
        type: 'cosmos-sdk/MsgBeginRedelegate',
        value: {
          delegator_address: address,
          validator_src_address: validator,
          validator_dst_address: validator,
          amount: coin,
        },
      },
      {
        type: 'cosmos-sdk/MsgWithdrawDelegationReward',
        value: { delegator_address: address, validator_address: validator },
      },
      { type: 'cosmos-sdk/MsgVote', value: { proposal_id: '12', voter: address, option: 3 } },
      {
        type: 'cosmos-sdk/MsgTransfer',
        value: {
          source_port: 'transfer',
          source_channel: 'channel-141',
          token: coin,
          sender: address,
          receiver: 'osmo1receiver',
          timeout_height: {},
          timeout_timestamp: '1',
          memo: '{"wasm":{}}',
        },
      },
    ]
    const by = { label: 'validator', value: validator, form: 'code' }
    const amount = (label: string) => ({ label, value: '1.5 ATOM', form: 'amount' })
    const expected = [
      [amount('stake'), by],
      [amount('unstake'), by],
      [amount('restake'), { label: 'from', value: validator, form: 'code' }, by],
      [{ label: 'arrives', value: { ours: 'stakingRewards' } }, by],
      [
        { label: 'proposal', value: '12' },
        { label: 'vote', value: 'No' },
      ],
      [
        amount('leaves'),
        { label: 'to', value: 'osmo1receiver', form: 'code' },
        { label: 'channel', value: 'transfer/channel-141', form: 'code' },
        { label: 'memo', value: '{"wasm":{}}' },
      ],
    ]
    const direct = await prepare('cosmos_signDirect', {
      signerAddress: address,
      signDoc: makeDirect({ messages }),
    })
    expect(direct.shown.groups.slice(0, 6)).toEqual(expected)
    const amino = await prepare('cosmos_signAmino', {
      signerAddress: address,
      signDoc: { ...makeAmino(msgs) },
    })
    expect(amino.shown.groups.slice(0, 6)).toEqual(expected)
    // What the other chain does with such a note, its own contracts decide.
    expect([...direct.shown.warnings, ...amino.shown.warnings]).toEqual([
      'warnUnknownCall',
      'warnUnknownCall',
    ])
  })

  it.each([
    ['a message that nobody knows', '/cosmos.authz.v1beta1.MsgGrant', Uint8Array.of()],
    ['messages within another one', '/cosmos.authz.v1beta1.MsgExec', Uint8Array.of()],
    ['a known one with a field too many', '/cosmos.bank.v1beta1.MsgSend', Uint8Array.of(0x4a, 0)],
  ])('warn of %s', async (_, typeUrl, value) => {
    const { address, prepare } = await visit()
    const signDoc = makeDirect({ messages: [{ typeUrl, value }] })
    const { shown } = await prepare('cosmos_signDirect', { signerAddress: address, signDoc })
    expect(shown.warnings).toEqual(['warnUnknownCall'])
    expect(shown.groups[0]).toEqual([{ label: 'function', value: typeUrl, form: 'code' }])
  })

  it('are refused where something is said twice that can be only once: chains take the last, or merge them', async () => {
    const { address, prepare } = await visit()
    for (const [name, signDoc] of Object.entries(listTwiceSaid(address)))
      await expect(
        prepare('cosmos_signDirect', { signerAddress: address, signDoc }),
        name,
      ).rejects.toMatchObject({ code: 'invalid_params' })
  })

  it('are refused with votes and numbers that chains cut down to others, and where a message is cut off', async () => {
    const { address, prepare } = await visit()
    const voteType = '/cosmos.gov.v1beta1.MsgVote'
    const vote = (proposal: bigint, option: bigint) =>
      concatBytes(encodeField(1, proposal), encodeField(2, address), encodeField(3, option))
    const attempts: readonly [string, Uint8Array][] = [
      // Both are a Yes to proposal 12, by the bits that chains keep.
      [voteType, vote(12n, (1n << 32n) + 1n)],
      [voteType, vote((1n << 64n) + 12n, 1n)],
      [voteType, vote(12n, 5n)],
      [voteType, vote(12n, 0n)],
      ['/cosmos.bank.v1beta1.MsgSend', Uint8Array.of(0x0a, 9, 1)],
    ]
    for (const [typeUrl, value] of attempts)
      await expect(
        prepare('cosmos_signDirect', {
          signerAddress: address,
          signDoc: makeDirect({ messages: [{ typeUrl, value }] }),
        }),
      ).rejects.toMatchObject({ code: 'invalid_params' })
    const value = { proposal_id: '12', voter: address, option: 4_294_967_297 }
    const { shown } = await prepare('cosmos_signAmino', {
      signerAddress: address,
      signDoc: { ...makeAmino([{ type: 'cosmos-sdk/MsgVote', value }]) },
    })
    expect(shown.warnings).toEqual(['warnUnknownCall'])
  })

  it('name whose money it is where it is not the account’s, and whoever pays the fee [RD16]', async () => {
    const { address, prepare } = await visit()
    const signDoc = { ...makeAmino([aminoSend(to)]) }
    const fee = { ...makeAmino([]).fee, granter: validator }
    const { shown } = await prepare('cosmos_signAmino', {
      signerAddress: address,
      signDoc: { ...signDoc, fee },
    })
    expect(shown.groups[0]?.[0]).toMatchObject({ label: 'amount' })
    expect(shown.groups[0]).toContainEqual({ label: 'from', value: to, form: 'code' })
    expect(shown.groups.at(-1)).toContainEqual({ label: 'from', value: validator, form: 'code' })
  })

  it('mark a fee that is high or in another coin [RD17]', async () => {
    const { address, prepare } = await visit()
    const read = async (denom: string, amount: string) => {
      const signDoc = { ...makeAmino([aminoSend(address)]) }
      const fee = { ...signDoc.fee, amount: [{ denom, amount }] }
      const params = { signerAddress: address, signDoc: { ...signDoc, fee } }
      return (await prepare('cosmos_signAmino', params)).shown.warnings
    }
    expect(await read('uatom', '4999999')).toEqual([])
    expect(await read('uatom', '5000000')).toEqual(['warnFee'])
    expect(await read('ibc/27394F', '1')).toEqual(['warnFee'])
  })

  it('are refused for another chain, another signer, options that nobody knows and a fee beyond sense', async () => {
    const { address, prepare } = await visit()
    const signerAddress = address
    const direct = makeDirect({ messages: [send(address)] })
    const invalid = { code: 'invalid_params' }
    await expect(
      prepare('cosmos_signDirect', { signerAddress, signDoc: { ...direct, chainId: 'osmosis-1' } }),
    ).rejects.toMatchObject(invalid)
    await expect(
      prepare('cosmos_signAmino', {
        signerAddress,
        signDoc: { ...makeAmino([aminoSend(address)], 'osmosis-1') },
      }),
    ).rejects.toMatchObject(invalid)
    await expect(prepare('cosmos_signDirect', { signerAddress: to, signDoc: direct })).rejects.toMatchObject({
      code: 'unauthorized',
    })
    const body = TxBody.fromPartial({
      messages: [send(address)],
      extensionOptions: [{ typeUrl: '/x', value: Uint8Array.of(1) }],
    })
    const bodyBytes = base64.encode(TxBody.encode(body).finish())
    await expect(
      prepare('cosmos_signDirect', { signerAddress, signDoc: { ...direct, bodyBytes } }),
    ).rejects.toMatchObject(invalid)
    await expect(
      prepare('cosmos_signDirect', {
        signerAddress,
        signDoc: makeDirect({ messages: [send(address)], fee: '100000001' }),
      }),
    ).rejects.toMatchObject({ code: 'fee_too_high' })
    await expect(
      prepare('cosmos_signAmino', { signerAddress, signDoc: { chain_id: 'cosmoshub-4' } }),
    ).rejects.toMatchObject(invalid)
  })

  it('are signed by nobody but the account that was shown, for the chain that was shown', async () => {
    const visitor = await visit()
    const { address, prepare, toRequest, sign } = visitor
    const signDoc = makeDirect({ messages: [send(address)] })
    const agreed = toRequest(await prepare('cosmos_signDirect', { signerAddress: address, signDoc }))
    const other = await visit()
    expect(() => other.sign(agreed)).toThrow(expect.objectContaining({ code: 'login_changed' }))
    const changed = expect.objectContaining({ code: 'network_changed' })
    expect(() => sign({ ...agreed, network: 'cosmos:osmosis-1' })).toThrow(changed)
    const document = JSON.stringify(makeAmino([aminoSend(address)], 'osmosis-1'))
    expect(() => sign({ ...agreed, items: [{ kind: 'cosmos-amino', document }] })).toThrow(changed)
    expect(() => sign({ ...agreed, items: [{ kind: 'solana-message', message: Uint8Array.of(1) }] })).toThrow(
      changed,
    )
  })
})

describe('messages of Cosmos', () => {
  it('are signed by ADR-36 as CosmJS signs them, and read before [C-10]', async () => {
    const { address, words, agree } = await visit()
    const signDoc = makeMessage(address, 'hello from shop.example')
    const { shown, answer } = await agree('cosmos_signAmino', { signerAddress: address, signDoc })
    expect(shown).toMatchObject({ title: 'signMessage', place: 'frame', message: 'hello from shop.example' })
    const theirs = await (await Secp256k1HdWallet.fromMnemonic(words)).signAmino(address, signDoc)
    expect(answer).toMatchObject({ signature: theirs.signature })
  })

  it('are no sign-in for another site [SX01]', async () => {
    const { address, prepare } = await visit()
    const text = `evil.example wants you to sign in with your Cosmos account:\n${address}`
    await expect(
      prepare('cosmos_signAmino', { signerAddress: address, signDoc: makeMessage(address, text) }),
    ).rejects.toMatchObject({ code: 'site_mismatch' })
  })

  it('are refused where they are of no chain and something else than ADR-36 has', async () => {
    const { address, prepare, toRequest, sign } = await visit()
    const plain = makeMessage(address, 'hi')
    const attempts = [
      { ...plain, memo: 'hi' },
      { ...plain, sequence: '1' },
      { ...plain, fee: { gas: '1', amount: [] } },
      { ...plain, msgs: [...plain.msgs, ...plain.msgs] },
      { ...plain, msgs: [aminoSend(address)] },
      makeMessage(to, 'hi'),
    ]
    for (const signDoc of attempts) {
      await expect(prepare('cosmos_signAmino', { signerAddress: address, signDoc })).rejects.toMatchObject({
        code: 'invalid_params',
      })
      const agreed = toRequest(await prepare('cosmos_signAmino', { signerAddress: address, signDoc: plain }))
      const document = JSON.stringify(signDoc)
      expect(() => sign({ ...agreed, items: [{ kind: 'cosmos-amino', document }] })).toThrow(
        expect.objectContaining({ code: 'invalid_params' }),
      )
    }
  })
})
