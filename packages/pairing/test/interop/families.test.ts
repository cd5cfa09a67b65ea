import type { ChainNamespace } from '@portico/core'
import { describe, expect } from 'vitest'
import type { PairingProposal } from '../../src/client/PairingClient.js'
import { interopTest } from './interopTest.js'
import { createLedger } from './peers/createLedger.js'
import { createOurPage } from './peers/createOurPage.js'
import { createKitWallet } from './peers/createReferenceWallet.js'
import { until } from './steps.js'

interface Family extends PairingProposal {
  readonly address: string
  readonly request: { readonly method: string; readonly params: unknown }
  readonly result: unknown
}

const families = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
    address: '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb',
    request: { method: 'personal_sign', params: ['0x68', '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'] },
    result: '0x01',
  },
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: [],
    address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    request: {
      method: 'solana_signMessage',
      params: {
        message: '37u9WtQpcm6ULa3Vmu7ySnANv',
        pubkey: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      },
    },
    result: {
      signature: '2Lb1KQHWfbV3pWMqXZveFWqneSyhH95YsgCENRWnArSkLydjN1M42oB82zSd6BBdGkM9pE6sQLQf1gyBh8KWM2c4',
    },
  },
  bip122: {
    chains: ['bip122:000000000019d6689c085ae165831e93'],
    methods: ['signMessage', 'sendTransfer', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    request: {
      method: 'signMessage',
      params: { account: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', message: 'hello' },
    },
    result: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', signature: '0a' },
  },
  polkadot: {
    chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
    events: [],
    address: '15JBFhDp1rQycRFuCtkr2VouMiWyDzh3qRUPA8STY53mdRmM',
    request: {
      method: 'polkadot_signMessage',
      params: { address: '15JBFhDp1rQycRFuCtkr2VouMiWyDzh3qRUPA8STY53mdRmM', message: 'hello' },
    },
    result: { signature: '0x02' },
  },
  cosmos: {
    chains: ['cosmos:cosmoshub-4'],
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: [],
    address: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
    request: {
      method: 'cosmos_signDirect',
      params: {
        signerAddress: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
        signDoc: { chainId: 'cosmoshub-4' },
      },
    },
    result: { signature: { signature: 'AA==' }, signed: { chainId: 'cosmoshub-4' } },
  },
} as const satisfies Readonly<Partial<Record<ChainNamespace, Family>>>

const entries = Object.entries(families) as [ChainNamespace, Family][]
const namespaces = Object.fromEntries(
  entries.map(([name, { chains, methods, events }]) => [name, { chains, methods, events }]),
)
const granted = Object.fromEntries(
  entries.map(([name, { chains, methods, events, address }]) => [
    name,
    {
      chains: [...chains],
      methods: [...methods],
      events: [...events],
      accounts: chains.map(chain => `${chain}:${address}`),
    },
  ]),
)

describe('one session for five families', () => {
  interopTest(
    'is granted by the wallet kit, and each family is asked on its own chain [C-02]',
    async ({ stage }) => {
      const ledger = createLedger()
      const page = await stage.keep(createOurPage(stage.network.page.url))
      const wallet = await stage.keep(createKitWallet(stage.network.wallet.url, { isBare: true }))
      const { kit } = wallet
      const asked: unknown[] = []
      kit.once(
        'session_proposal',
        ({ id }) => void kit.approveSession({ id, namespaces: granted }).catch(() => undefined),
      )
      kit.on('session_request', ({ id, topic, params: { chainId, request } }) => {
        asked.push([chainId, request.method, request.params])
        const result = entries.find(([, family]) => family.request.method === request.method)?.[1].result
        kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } }).catch(() => undefined)
      })
      const attempt = await page.client.pair({ namespaces })
      await kit.pair({ uri: attempt.uri })
      const session = await attempt.session
      expect(session.namespaces).toEqual(granted)

      for (const [name, { request, result, chains }] of entries) {
        const provider = ledger.follow(page.client.getProvider(name))
        expect(await provider.request(request)).toEqual(result)
        expect(asked.at(-1)).toEqual([chains[0], request.method, request.params])
      }
      expect(asked).toHaveLength(entries.length)

      // One family is taken back; the others stay.
      const { cosmos: _, ...rest } = granted
      await (await kit.updateSession({ topic: session.topic, namespaces: rest })).acknowledged()
      await until(async () => expect((await page.client.restore()).at(-1)?.namespaces).toEqual(rest))
      await expect(page.client.getProvider('cosmos').request(families.cosmos.request)).rejects.toMatchObject({
        code: 'not_connected',
      })
      expect(await page.client.getProvider('polkadot').request(families.polkadot.request)).toEqual(
        families.polkadot.result,
      )
      await kit.disconnectSession({
        topic: session.topic,
        reason: { code: 6000, message: 'User disconnected.' },
      })
      await until(() => expect(page.events.at(-1)).toEqual({ type: 'ended', sessionId: session.topic }))
      expect(ledger.open).toEqual([])
    },
  )
})
