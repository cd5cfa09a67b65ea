import { describe, expect } from 'vitest'
import type { PairingSession } from '../../src/client/PairingClient.js'
import { createKeyPair } from '../../src/crypto/createKeyPair.js'
import { createScene, ourPageWithKit } from './casts.js'
import { interopTest, type Stage } from './interopTest.js'
import { createOurPage } from './peers/createOurPage.js'
import { createKitWallet } from './peers/createReferenceWallet.js'
import { createRogueWallet } from './peers/createRogueWallet.js'
import { grant, proposal } from './peers/terms.js'
import { connect, sign, until } from './steps.js'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const { eip155 } = grant([address])
const week = 604_800
const now = () => Math.floor(Date.now() / 1000)

/** A page with a good session, and a rogue that has taken its next code. */
async function createAmbush(stage: Stage) {
  const page = await stage.keep(createOurPage(stage.network.page.url))
  const wallet = await stage.keep(createKitWallet(stage.network.wallet.url))
  const topic = await connect({ page, wallet })
  const attempt = await page.client.pair({ namespaces: { eip155: proposal } })
  const rogue = await stage.keep(createRogueWallet(stage.network.wallet.url, attempt.uri))
  await until(() => expect(rogue.getProposal()).toBeDefined())
  const asked = rogue.getProposal()
  if (!asked) throw new Error('No proposal came.')
  const isUntouched = async () => {
    expect(await page.client.restore()).toMatchObject([{ topic, peer: { name: 'Kit Wallet' } }])
    await sign({ page, wallet }, topic)
  }
  return { page, wallet, topic, attempt, rogue, asked, isUntouched }
}

const refused: readonly (readonly [
  what: string,
  namespaces: unknown,
  changes: object,
  code: string,
  peerCode: number,
])[] = [
  ['no accounts', { eip155: { ...eip155, accounts: [] } }, {}, 'settlement_refused', 5001],
  ['accounts that are none', { eip155: { ...eip155, accounts: [address] } }, {}, 'settlement_refused', 5001],
  [
    'accounts of another family',
    { eip155: { ...eip155, accounts: [`solana:1:${address}`] } },
    {},
    'settlement_refused',
    5103,
  ],
  [
    'a wrong checksum',
    { eip155: { ...eip155, accounts: [`eip155:1:0xAB16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb`] } },
    {},
    'settlement_refused',
    5103,
  ],
  ['no namespaces', undefined, {}, 'settlement_refused', 1005],
  [
    'chains that nobody asked for',
    { eip155: { ...eip155, chains: ['eip155:137'], accounts: [`eip155:137:${address}`] } },
    {},
    'no_requested_chain_supported',
    5100,
  ],
  [
    'a family that nobody asked for',
    { solana: { ...eip155, chains: ['solana:1'], accounts: ['solana:1:abc'] } },
    {},
    'no_requested_chain_supported',
    5100,
  ],
  [
    'the key of somebody else',
    { eip155 },
    { controller: { publicKey: createKeyPair().publicKey, metadata: {} } },
    'settlement_refused',
    1005,
  ],
  ['no key', { eip155 }, { controller: {} }, 'settlement_refused', 1005],
  ['an end in the past', { eip155 }, { expiry: now() - 10 }, 'settlement_refused', 1005],
  ['an end at no time', { eip155 }, { expiry: 'soon' }, 'settlement_refused', 1005],
]

describe.concurrent('a wallet that settles against the rules', () => {
  interopTest.for(refused)(
    'with %s is told so, and the session before it stays [WC10, WC14]',
    async ([, namespaces, changes, code, peerCode], { stage }) => {
      const { attempt, rogue, asked, isUntouched } = await createAmbush(stage)
      const settling = await rogue.answer(asked)
      const verdict = expect(attempt.session).rejects.toMatchObject({ code })
      const id = await rogue.settle(settling, namespaces, changes)
      await verdict
      await until(() => expect(rogue.getVerdict(id)).toMatchObject({ error: { code: peerCode } }))
      await isUntouched()
    },
  )

  interopTest(
    'on the topic of the code gets nowhere, and may still settle where it should',
    async ({ stage }) => {
      const { page, attempt, rogue, asked, isUntouched } = await createAmbush(stage)
      const settling = await rogue.answer(asked)
      const id = await rogue.settle(rogue.pairingTopic, { eip155 })
      await until(() => expect(rogue.getVerdict(id)).toMatchObject({ error: { code: 7001 } }))
      await isUntouched()
      await rogue.settle(settling, { eip155 })
      await expect(attempt.session).resolves.toMatchObject({ topic: settling })
      expect(page.events.filter(({ type }) => type === 'ended')).toEqual([])
    },
  )

  interopTest('on a topic of another key is not heard', async ({ stage }) => {
    const { attempt, rogue, asked, isUntouched } = await createAmbush(stage)
    const settling = await rogue.answer(asked)
    // The page has taken the first key and takes no second one.
    await rogue.settle(await rogue.answer(asked, createKeyPair()), { eip155 })
    await isUntouched()
    await rogue.settle(settling, { eip155 })
    await expect(attempt.session).resolves.toMatchObject({ topic: settling })
  })

  interopTest('a second time with other accounts changes nothing', async ({ stage }) => {
    const { page, attempt, rogue, asked } = await createAmbush(stage)
    const settling = await rogue.answer(asked)
    await rogue.settle(settling, { eip155 })
    const { namespaces } = await attempt.session
    const id = await rogue.settle(settling, grant(['0x'.padEnd(42, '1')]))
    await until(() => expect(rogue.getVerdict(id)).toBeDefined())
    expect((await page.client.restore()).at(-1)?.namespaces).toEqual(namespaces)
  })

  interopTest.for([
    ['in a hundred years', () => now() + 3_155_760_000],
    ['in milliseconds', () => Date.now() + week * 1000],
  ] as const)('to end %s is held to a week [WC13]', async ([, getExpiry], { stage }) => {
    const { attempt, rogue, asked } = await createAmbush(stage)
    await rogue.settle(await rogue.answer(asked), { eip155 }, { expiry: getExpiry() })
    const { expiry } = await attempt.session
    expect(expiry).toBeLessThanOrEqual(now() + week)
    expect(expiry).toBeGreaterThan(now() + week - 300)
  })
})

describe.concurrent('the wallet kit', () => {
  interopTest(
    'may grant more than it was asked for, of which the page sees nothing [WC11]',
    async ({ stage }) => {
      const { page, wallet } = await createScene(stage, ourPageWithKit, { signsIn: true })
      const { kit } = wallet as Awaited<ReturnType<typeof createKitWallet>> // of this cast
      const all = grant([wallet.address]).eip155
      const more = {
        eip155: {
          ...all,
          chains: [...all.chains, 'eip155:137'],
          accounts: [...all.accounts, `eip155:137:${wallet.address}`],
          methods: [...all.methods, 'eth_sign'],
        },
        solana: {
          chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
          accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
          methods: ['solana_signMessage'],
          events: [],
        },
      }
      kit.once(
        'session_proposal',
        ({ id }) => void kit.approveSession({ id, namespaces: more }).catch(() => undefined),
      )
      const { uri, settled } = await page.propose()
      await wallet.pair(uri)
      const topic = await settled
      const { client } = page as Awaited<ReturnType<typeof createOurPage>> // of this cast
      const session = (await client.restore()).at(-1) as PairingSession // settled
      expect(Object.keys(session.namespaces)).toEqual(['eip155'])
      expect(session.namespaces.eip155).toEqual(all)
      await expect(
        client.getProvider('eip155').request({ method: 'eth_sign', params: [] }),
      ).rejects.toMatchObject({ code: 'unauthorized' })
      await expect(
        client.getProvider('solana').request({ method: 'solana_signMessage', params: {} }),
      ).rejects.toMatchObject({ code: 'not_connected' })
      await sign({ page, wallet }, topic)
    },
  )
})
