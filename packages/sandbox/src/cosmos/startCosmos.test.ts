import { serializeSignDoc } from '@cosmjs/amino'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { SigningStargateClient, StargateClient } from '@cosmjs/stargate'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { testAccounts } from '@portico/testing'
import { createCosmosAccount, createMockCosmosWallet } from '@portico/testing/cosmos-wallet'
import { base64 } from '@scure/base'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cosmos, startCosmos } from './startCosmos.js'

const [first, second] = testAccounts
const sender = createCosmosAccount(first.privateKey).formatAddress('cosmos')
const recipient = createCosmosAccount(second.privateKey).formatAddress('cosmos')
const fee = { amount: [{ denom: 'uatom', amount: '2000' }], gas: '200000' }
/** Blocks come at once. */
const quick = { broadcastPollIntervalMs: 20 }
const coins = (amount: string) => [{ denom: 'uatom', amount }]

let cosmos: Cosmos
beforeAll(async () => {
  cosmos = await startCosmos({ funded: [sender] })
})
afterAll(() => cosmos.stop())

const createWallet = () =>
  createMockCosmosWallet({ chains: [{ chainId: cosmos.chainId, prefix: 'cosmos', rest: cosmos.url }] })

async function getBalance(address: string): Promise<number> {
  const client = await StargateClient.connect(cosmos.url)
  return Number((await client.getBalance(address, 'uatom')).amount)
}

describe('startCosmos, as CosmJS sees it', () => {
  it.each(['direct', 'amino'] as const)('takes a transfer signed the %s way by a mock wallet', async way => {
    const { provider } = createWallet()
    await provider.enable(cosmos.chainId)
    const signer =
      way === 'direct'
        ? provider.getOfflineSigner(cosmos.chainId)
        : provider.getOfflineSignerOnlyAmino(cosmos.chainId)
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, signer, quick)
    const before = await Promise.all([getBalance(sender), getBalance(recipient)])
    const sent = await client.sendTokens(sender, recipient, coins('1234'), fee, 'a <memo> & more')
    expect(sent.code).toBe(0)
    expect(await Promise.all([getBalance(sender), getBalance(recipient)])).toEqual([
      before[0] - 1234 - 2000,
      before[1] + 1234,
    ])
    expect(await client.getTx(sent.transactionHash)).toMatchObject({ code: 0, height: sent.height })
  })

  it('takes a transfer signed by a wallet of CosmJS, with a fee that it estimated', async () => {
    const wallet = await DirectSecp256k1Wallet.fromKey(hexToBytes(first.privateKey), 'cosmos')
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, wallet, quick)
    const gas = await client.simulate(
      sender,
      [
        {
          typeUrl: '/cosmos.bank.v1beta1.MsgSend',
          value: { fromAddress: sender, toAddress: recipient, amount: coins('1') },
        },
      ],
      '',
    )
    expect(gas).toBeGreaterThan(0)
    const sent = await client.sendTokens(sender, recipient, coins('1'), { ...fee, gas: String(gas * 2) })
    expect(sent.code).toBe(0)
  })

  it('refuses a wrong chain, account number, sequence, and a replay', async () => {
    const wallet = await DirectSecp256k1Wallet.fromKey(hexToBytes(first.privateKey), 'cosmos')
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, wallet, quick)
    const { accountNumber, sequence } = await client.getSequence(sender)
    const message = {
      typeUrl: '/cosmos.bank.v1beta1.MsgSend',
      value: { fromAddress: sender, toAddress: recipient, amount: coins('5') },
    }
    const right = { accountNumber, sequence, chainId: cosmos.chainId }
    const send = async (data: typeof right, sentFee = fee) => {
      const tx = await client.sign(sender, [message], sentFee, '', data)
      const { bodyBytes, authInfoBytes, signatures } = tx
      return client.broadcastTx(encodeTxRaw(bodyBytes, authInfoBytes, signatures))
    }
    const before = await getBalance(recipient)
    await expect(send({ ...right, chainId: 'cosmoshub-4' })).rejects.toThrow('signature verification failed')
    await expect(send({ ...right, accountNumber: accountNumber + 1n })).rejects.toThrow(
      'signature verification',
    )
    await expect(send({ ...right, sequence: sequence + 1 })).rejects.toThrow('account sequence mismatch')
    await expect(send(right, { ...fee, gas: '10' })).rejects.toThrow('out of gas')
    await expect(send(right, { ...fee, amount: coins('99999999999') })).rejects.toThrow('insufficient funds')
    expect(await getBalance(recipient)).toBe(before)
    await send(right)
    await expect(send(right)).rejects.toThrow('account sequence mismatch')
    expect(await getBalance(recipient)).toBe(before + 5)
  })

  it('takes the fee of a transfer that cannot be paid', async () => {
    const wallet = await DirectSecp256k1Wallet.fromKey(hexToBytes(first.privateKey), 'cosmos')
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, wallet, quick)
    const before = await getBalance(sender)
    const sent = await client.sendTokens(sender, recipient, coins('99999999999'), fee)
    expect(sent).toMatchObject({ code: 5, rawLog: expect.stringContaining('insufficient funds') })
    expect(await getBalance(sender)).toBe(before - 2000)
  })

  it('knows no account before money came to it', async () => {
    const client = await StargateClient.connect(cosmos.url)
    const stranger = createCosmosAccount(`0x${'77'.repeat(32)}`).formatAddress('cosmos')
    expect(await client.getAccount(stranger)).toBeNull()
    const funded = await fetch(`${cosmos.url}/faucet`, {
      method: 'POST',
      body: JSON.stringify({ address: stranger, amount: '7' }),
    })
    expect(funded.status).toBe(200)
    expect(await client.getAllBalances(stranger)).toEqual(coins('7'))
    const answer = await fetch(`${cosmos.url}/cosmos/bank/v1beta1/balances/${stranger}`)
    expect(await answer.json()).toMatchObject({ balances: coins('7') })
  })

  it('takes transactions over REST, as wallets send them', async () => {
    const { provider } = createWallet()
    await provider.enable(cosmos.chainId)
    const client = await SigningStargateClient.connectWithSigner(
      cosmos.url,
      provider.getOfflineSigner(cosmos.chainId),
    )
    const message = {
      typeUrl: '/cosmos.bank.v1beta1.MsgSend',
      value: { fromAddress: sender, toAddress: recipient, amount: coins('3') },
    }
    const { bodyBytes, authInfoBytes, signatures } = await client.sign(sender, [message], fee, '')
    const tx = encodeTxRaw(bodyBytes, authInfoBytes, signatures)
    const hash = await provider.sendTx(cosmos.chainId, tx, 'sync')
    const found = await fetch(
      `${cosmos.url}/cosmos/tx/v1beta1/txs/${Buffer.from(hash).toString('hex').toUpperCase()}`,
    )
    expect(await found.json()).toMatchObject({ tx_response: { code: 0 } })
    await expect(provider.sendTx(cosmos.chainId, tx, 'sync')).rejects.toThrow('sequence mismatch')
  })
})

describe('a mock Cosmos wallet', () => {
  it('signs messages that another library verifies', async () => {
    const { provider } = createWallet()
    await provider.enable(cosmos.chainId)
    const { pub_key, signature } = await provider.signArbitrary(cosmos.chainId, sender, 'Hello')
    // ADR-36.
    const msgs = [{ type: 'sign/MsgSignData', value: { signer: sender, data: btoa('Hello') } }]
    const noFee = { gas: '0', amount: [] }
    const bytes = serializeSignDoc({
      chain_id: '',
      account_number: '0',
      sequence: '0',
      fee: noFee,
      msgs,
      memo: '',
    })
    const key = base64.decode(pub_key.value)
    expect(secp256k1.verify(base64.decode(signature), sha256(bytes), key, { prehash: false })).toBe(true)
    expect(await provider.verifyArbitrary(cosmos.chainId, sender, 'Hello', { pub_key, signature })).toBe(true)
    expect(await provider.verifyArbitrary(cosmos.chainId, sender, 'Bye', { pub_key, signature })).toBe(false)
  })

  it('learns chains that a site suggests, and refuses those that it does not know', async () => {
    const { provider, control } = createWallet()
    await expect(provider.enable('osmosis-1')).rejects.toThrow('no chain info for osmosis-1')
    const info = { chainId: 'osmosis-1', rest: cosmos.url, bech32Config: { bech32PrefixAccAddr: 'osmo' } }
    control.reject()
    await expect(provider.experimentalSuggestChain(info)).rejects.toThrow('Request rejected')
    await provider.experimentalSuggestChain(info)
    await provider.enable('osmosis-1')
    expect((await provider.getKey('osmosis-1')).bech32Address).toMatch(/^osmo1/)
  })

  it('asks before it shows itself, tells of changes and answers wrongly when told to', async () => {
    const { provider, control, emitter } = createWallet()
    let changes = 0
    emitter.on('keystorechange', () => changes++)
    control.reject()
    await expect(provider.enable(cosmos.chainId)).rejects.toThrow('Request rejected')
    control.setApproval('manual')
    const key = provider.getKey(cosmos.chainId)
    expect(control.prompts()).toEqual([{ method: 'getKey', params: [cosmos.chainId] }])
    control.approve()
    expect((await key).bech32Address).toBe(sender)
    control.behave()
    control.switchAccount(1)
    expect(changes).toBe(1)
    expect((await provider.getKey(cosmos.chainId)).bech32Address).toBe(recipient)
    await expect(provider.signArbitrary(cosmos.chainId, sender, 'Hello')).rejects.toThrow('Signer mismatched')
    control.answerWrongly({ signature: 'otherAccount' })
    const wrong = await provider.signArbitrary(cosmos.chainId, recipient, 'Hello')
    expect(await provider.verifyArbitrary(cosmos.chainId, recipient, 'Hello', wrong)).toBe(false)
    control.disconnect()
    expect(control.state().connected).toBe(false)
  })
})

/** `TxRaw` as CosmJS itself encodes it. */
const encodeTxRaw = (bodyBytes: Uint8Array, authInfoBytes: Uint8Array, signatures: Uint8Array[]) =>
  TxRaw.encode(TxRaw.fromPartial({ bodyBytes, authInfoBytes, signatures })).finish()
