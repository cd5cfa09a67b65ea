import { makeSignDoc, type StdSignature, serializeSignDoc } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import type { ChainNamespace } from '@portico/core'
import {
  bip122Family,
  cosmosFamily,
  createEnvironment,
  eip155Family,
  polkadotFamily,
  solanaFamily,
} from '@portico/core/adapter'
import { startBitcoin } from '@portico/sandbox/bitcoin'
import { type RunningServer, startServer } from '@portico/server'
import { base58, base64 } from '@scure/base'
import { isAddress, isHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  createClient,
  type PairingAuthentication,
  type SourceEvent,
} from '../../../pairing/test/createClient.js'
import { borrowDatabase } from '../../../server/test/borrowDatabase.js'
import { testAccounts } from '../evmWallet/testAccounts.js'
import { createRemoteWallet } from './createRemoteWallet.js'
import type { RemoteWallet, RemoteWalletOptions } from './RemoteWallet.js'

interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const events = ['accountsChanged', 'chainChanged']
const namespaces = {
  eip155: { chains: ['eip155:31337', 'eip155:31338'], methods: ['personal_sign'], events },
} as const

let server: RunningServer
const stops: (() => void)[] = []

beforeAll(async () => {
  await cryptoWaitReady()
  server = await startServer({ port: 0, databaseUrl: await borrowDatabase(), sandbox: true })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => server.close())

function createWallet(options: Partial<RemoteWalletOptions> = {}): RemoteWallet {
  const wallet = createRemoteWallet({
    relayUrl: server.relayUrl,
    projectId: 'portico-sandbox',
    WebSocket,
    ...options,
  })
  stops.push(() => wallet.stop())
  return wallet
}

function createSite() {
  const heard: SourceEvent[] = []
  const context = {
    environment: createEnvironment(),
    projectId: 'portico-sandbox',
    metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] },
    families: {
      eip155: eip155Family,
      solana: solanaFamily,
      bip122: bip122Family,
      polkadot: polkadotFamily,
      cosmos: cosmosFamily,
    },
    getRpcUrls: () => [],
    emit: (event: SourceEvent) => void heard.push(event),
  }
  const client = createClient(context, { relayUrl: server.relayUrl, WebSocket })
  stops.push(() => void client.disconnect())
  // What every provider of the client has.
  const getProvider = (namespace: ChainNamespace) => client.getProvider(namespace) as Provider
  return { client, heard, getProvider }
}

describe('a remote wallet', () => {
  it('pairs, tells of changes, extends and ends [C-02] [T-19]', async () => {
    const wallet = createWallet({ accounts: { eip155: [`0x${'11'.repeat(32)}`, `0x${'12'.repeat(32)}`] } })
    const { client, heard } = createSite()
    const { uri, session } = await client.pair({ namespaces })
    await wallet.pair(uri)
    const proposal = await wallet.nextProposal()
    expect(proposal.site).toEqual({
      name: 'Shop',
      description: 'Sells',
      url: 'https://shop.example',
      icon: undefined,
    })
    await proposal.approve()
    const { topic, expiry } = await session
    expect((await wallet.nextSession()).topic).toBe(topic)

    await wallet.switchChain('eip155:31338')
    await expect
      .poll(() => heard)
      .toContainEqual({ type: 'chainChanged', sessionId: topic, namespace: 'eip155', chainId: '31338' })
    await wallet.switchAccount(1)
    const other = wallet.getAddresses('eip155')[1]
    await expect
      .poll(() => heard)
      .toContainEqual({
        type: 'accountsChanged',
        sessionId: topic,
        namespace: 'eip155',
        accounts: [`eip155:31338:${other}`],
      })
    await wallet.extend(expiry + 1)
    await wallet.ping()
    const ended = wallet.nextEnd()
    await client.disconnect()
    await expect(ended).resolves.toBe(topic)
    expect(wallet.getState().sessions).toEqual([])
  })

  it('accepts everything by itself when told to, the old way of speaking included', async () => {
    const wallet = createWallet({ approval: 'auto', legacy: true })
    const { client, getProvider } = createSite()
    const { uri, session } = await client.pair({ namespaces })
    await wallet.pair(uri)
    await session
    const [address = ''] = wallet.getAddresses('eip155')
    const signature = await getProvider('eip155').request({
      method: 'personal_sign',
      params: ['0x68', address],
    })
    const parts = { address, message: 'h', signature }
    if (!isAddress(parts.address) || !isHex(parts.signature)) throw new TypeError('That is no signature.')
    expect(await verifyMessage({ ...parts, address: parts.address, signature: parts.signature })).toBe(true)
  })

  it('signs for Solana [C-02] [W-29]', async () => {
    const wallet = createWallet({
      accounts: { eip155: [], solana: [`0x${'22'.repeat(32)}`] },
      chains: [{ id: solanaChain, rpcUrl: 'http://127.0.0.1:1' }],
      approval: 'auto',
    })
    const { client, getProvider } = createSite()
    const methods = ['solana_signMessage']
    const { uri, session } = await client.pair({
      namespaces: { solana: { chains: [solanaChain], methods, events } },
    })
    await wallet.pair(uri)
    await session
    const [pubkey = ''] = wallet.getAddresses('solana')
    const message = new TextEncoder().encode('Hello')
    const answer = await getProvider('solana').request({
      method: 'solana_signMessage',
      params: { message: base58.encode(message), pubkey },
    })
    // Fails below unless it is what the wallet answers.
    const { signature } = answer as { signature: string }
    expect(ed25519.verify(base58.decode(signature), message, base58.decode(pubkey))).toBe(true)
  })

  it('serves five families in one session and signs in each [C-02] [C-12]', async () => {
    const key = [testAccounts[0].privateKey]
    const bitcoin = await startBitcoin()
    stops.push(() => void bitcoin.stop())
    const chains = [
      'eip155:31337',
      solanaChain,
      bitcoin.chainId,
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'cosmos:osmosis-1',
    ] as const
    const [, , bitcoinChain, polkadotChain, cosmosChain] = chains
    const wallet = createWallet({
      accounts: { eip155: key, solana: key, bip122: key, polkadot: key, cosmos: key },
      chains: chains.map(id => ({ id, rpcUrl: bitcoin.url })),
      approval: 'auto',
    })
    const { client, getProvider } = createSite()
    const asked = {
      eip155: ['personal_sign'],
      solana: ['solana_signMessage'],
      bip122: ['signMessage', 'sendTransfer', 'getAccountAddresses'],
      polkadot: ['polkadot_signMessage'],
      cosmos: ['cosmos_signAmino', 'cosmos_getAccounts'],
    }
    const { uri, session } = await client.pair({
      namespaces: Object.fromEntries(
        Object.entries(asked).map(([namespace, methods]) => [
          namespace,
          { chains: chains.filter(id => id.startsWith(namespace)), methods, events },
        ]),
      ),
    })
    await wallet.pair(uri)
    const granted = (await session).namespaces
    expect(Object.keys(granted).sort()).toEqual(Object.keys(asked).sort())

    const [account = ''] = wallet.getAddresses(bitcoinChain)
    expect(granted.bip122?.accounts).toEqual([`${bitcoinChain}:${account}`])
    bitcoin.fund(account, 100_000n)
    const [, ordinal] = (await getProvider('bip122').request({
      method: 'getAccountAddresses',
      params: { account },
      // Fails below unless it is what the wallet answers.
    })) as { address: string; intention: string }[]
    expect(ordinal).toMatchObject({ intention: 'ordinal' })
    const transfer = { account, recipientAddress: ordinal?.address, amount: '20000' }
    await getProvider('bip122').request({ method: 'sendTransfer', params: transfer })
    const held = await fetch(`${bitcoin.url}/address/${ordinal?.address}`)
    expect(await held.json()).toMatchObject({ chain_stats: { funded_txo_sum: 20_000 } })

    const [address = ''] = wallet.getAddresses(polkadotChain)
    const signed = await getProvider('polkadot').request({
      method: 'polkadot_signMessage',
      params: { address, message: 'Hello' },
    })
    const { signature } = signed as { signature: string }
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, address).isValid).toBe(true)

    const [signerAddress = ''] = wallet.getAddresses(cosmosChain)
    expect(signerAddress).toMatch(/^osmo1/)
    const signDoc = makeSignDoc([], { amount: [], gas: '0' }, 'osmosis-1', 'Hello', 0, 0)
    const amino = await getProvider('cosmos').request({
      method: 'cosmos_signAmino',
      params: { signerAddress, signDoc },
    })
    const { pub_key, signature: made } = (amino as { signature: StdSignature }).signature
    const digest = sha256(serializeSignDoc(signDoc))
    expect(
      secp256k1.verify(base64.decode(made), digest, base64.decode(pub_key.value), { prehash: false }),
    ).toBe(true)
  })

  it('signs in with the tap that connects [R-13]', async () => {
    const wallet = createWallet({ authentication: true })
    const { client } = createSite()
    const results: PairingAuthentication[] = []
    const { uri, session } = await client.pair({
      namespaces,
      authenticate: {
        domain: 'shop.example',
        uri: 'https://shop.example/login',
        nonce: 'abcdefgh12345678',
        statement: 'Welcome back.',
        onAuthenticated: given => void results.push(...given),
      },
    })
    await wallet.pair(uri)
    const authentication = await wallet.nextAuthentication()
    expect(authentication.message).toContain('shop.example wants you to sign in')
    await authentication.approve()
    const { namespaces: granted } = await session
    const [address = ''] = wallet.getAddresses('eip155')
    expect(granted.eip155?.accounts).toContain(`eip155:31337:${address}`)
    const [signed] = results
    expect(signed?.message).toBe(authentication.message)
    expect(wallet.getState().proposals).toEqual([])
  })

  it('hears after an absence what was asked meanwhile', async () => {
    const wallet = createWallet()
    const { client, getProvider } = createSite()
    const { uri, session } = await client.pair({ namespaces })
    await wallet.pair(uri)
    await (await wallet.nextProposal()).approve()
    await session
    await wallet.nextSession()
    wallet.goOffline()
    const answer = getProvider('eip155').request({ method: 'personal_sign', params: ['0x68', '0x'] })
    const refused = expect(answer).rejects.toMatchObject({ code: 'user_rejected' })
    wallet.goOnline()
    await (await wallet.nextRequest('personal_sign')).reject()
    await refused
  })
})
