import { NameReasonsSchema, NameSuggestionsSchema } from '@portico/protocol/data'
import { type Chain, startChain, testAccounts } from '@portico/sandbox/chain'
import * as v from 'valibot'
import { createTestClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const [alice, bob, carol, dave, erin] = testAccounts
const zone = 'shop.example'
/** That of the chain 31337, as clients compute it. */
const coinType = (0x80000000 | 31_337) >>> 0
const seconds = () => Math.floor(Date.now() / 1000)

let chain: Chain
let server: TestServer
beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({
    data: { nodes: { 'eip155:31337': chain.url }, nameZone: zone },
    rateLimit: { burst: 10_000, perSecond: 10_000 },
  })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

type Account = Pick<(typeof testAccounts)[number], 'address' | 'privateKey'>

const formatClaim = (name: string, timestamp = seconds()) =>
  JSON.stringify({ name, attributes: {}, timestamp })

async function sign({ address, privateKey }: Account, message: string) {
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  return { coin_type: coinType, address, message, signature }
}

const post = (body: unknown, to = server) =>
  to.call(
    '/v1/profile/account',
    {},
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  )

const register = async (account: Account, name: string) =>
  await post(await sign(account, formatClaim(`${name}.${zone}`)))

/** What people are shown. */
async function readReason(response: Response | Promise<Response>): Promise<string | undefined> {
  const answer = await response
  expect(answer.status).toBe(400)
  return v.parse(NameReasonsSchema, await answer.json()).reasons[0]?.description
}

const get = async (path: string) => (await server.call(path)).json()

describe('registering a name', () => {
  it('takes the signed message, and the name leads to the account and back [W-22, W-23]', async () => {
    expect((await server.call(`/v1/profile/account/alice.${zone}`)).status).toBe(404)
    const response = await register(alice, 'alice')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
    const entry = { address: alice.address.toLowerCase(), created: expect.stringMatching(/^\d{4}-.*Z$/) }
    expect(await get(`/v1/profile/account/Alice.${zone}`)).toEqual({
      addresses: { '60': entry, [coinType]: entry },
      attributes: [],
    })
    expect(await get(`/v1/profile/reverse/${alice.address}`)).toEqual([{ name: `alice.${zone}` }])
    expect(await get(`/v1/identity/${alice.address}`)).toEqual({ name: `alice.${zone}`, avatar: null })
  })

  it('gives a name to the first, and an account one name [W-23]', async () => {
    expect(await readReason(register(bob, 'alice'))).toBe('This name is registered already.')
    expect(await readReason(register(bob, 'ALICE'))).toBe('This name is registered already.')
    expect(await readReason(register(alice, 'another'))).toBe('This account has a name already.')
    const race = await Promise.all([register(bob, 'wanted'), register(carol, 'wanted')])
    expect(race.map(({ status }) => status).sort()).toEqual([200, 400])
    const { addresses } = (await get(`/v1/profile/account/wanted.${zone}`)) as {
      addresses: Record<string, { address: string }>
    }
    const winner = race[0]?.status === 200 ? bob : carol
    expect(addresses['60']?.address).toBe(winner.address.toLowerCase())
  })

  it('gives nobody a name that looks like one that somebody has [W-23, RD05]', async () => {
    expect(await readReason(register(dave, 'a1ice'))).toBe(
      'This name looks like one that is registered already.',
    )
  })

  it('gives nobody a name of the staff, and suggests none [W-23, RD25]', async () => {
    for (const name of ['support', '0fficial', 'shop-admin'])
      expect(await readReason(register(dave, name))).toBe('This name is reserved.')
    const { suggestions } = (await get('/v1/profile/suggestions/support')) as { suggestions: unknown[] }
    expect(suggestions).toEqual([])
  })

  it('takes a message with one reading only [W-23, RD25]', async () => {
    const time = seconds()
    const plain = formatClaim(`dave.${zone}`, time)
    for (const message of [
      `{"name":"dave.${zone}","name":"treasurer.${zone}","attributes":{},"timestamp":${time}}`,
      `{"name":"dave.${zone}","attributes":{},"timestamp":${time},"timestamp":${time}}`,
      `{"name":"dave.${zone}","n\\u0061me":"treasurer.${zone}","attributes":{},"timestamp":${time}}`,
      plain.replace('dave', 'd\\u0061ve'),
      ` ${plain}`,
    ]) {
      expect(JSON.parse(message)).toHaveProperty('name')
      expect(await readReason(post(await sign(dave, message)))).toBe(
        'The message is not JSON with name, attributes and timestamp.',
      )
    }
    expect(await get(`/v1/profile/reverse/${dave.address}`)).toEqual([])
  })

  it('says what is wrong with a name [W-23, R-16]', async () => {
    const reasonFor = (name: string) => register(dave, name).then(readReason)
    expect(await reasonFor('abc')).toBe('Use at least 4 characters.')
    expect(await reasonFor('аlice')).toBe('Use only letters, numbers and hyphens.')
    expect(await reasonFor('da.ve')).toBe('Use only letters, numbers and hyphens.')
    const elsewhere = await sign(dave, formatClaim('dave.other.example'))
    expect(await readReason(post(elsewhere))).toBe(`Names end with .${zone} here.`)
  })

  it('takes a message for five minutes, and for this name and account alone [W-23]', async () => {
    const late = 'The message was not signed within the last five minutes. Sign it again.'
    for (const timestamp of [seconds() - 301, seconds() + 120, 0, Date.now()]) {
      const old = await sign(dave, formatClaim(`dave.${zone}`, timestamp))
      expect(await readReason(post(old))).toBe(late)
    }
    const signed = await sign(dave, formatClaim(`dave.${zone}`))
    const notTheirs = 'The signature is not of this account.'
    expect(await readReason(post({ ...signed, address: erin.address }))).toBe(notTheirs)
    expect(await readReason(post({ ...signed, message: formatClaim(`eve1.${zone}`) }))).toBe(notTheirs)
    expect(await readReason(post({ ...signed, signature: `0x${'11'.repeat(65)}` }))).toBe(notTheirs)
    expect(await readReason(post({ ...signed, signature: '0x' }))).toBe(notTheirs)
    expect((await post(signed)).status).toBe(200)
    // The same again changes nothing.
    expect((await post(signed)).status).toBe(400)
    expect(await readReason(post({ ...signed, message: 'dave' }))).toBe(
      'The message is not JSON with name, attributes and timestamp.',
    )
  })

  it('takes coin types of EVM networks alone [W-23, R-17]', async () => {
    const signed = await sign(erin, formatClaim(`erin.${zone}`))
    for (const coin_type of [0, 60, 501, 31_337, 0x7fffffff, 0x80000000]) {
      expect(await readReason(post({ ...signed, coin_type }))).toBe(
        'The coin type is none of an EVM network.',
      )
    }
    for (const coin_type of [-1, 1.5, 2 ** 32, '60']) {
      expect(await readReason(post({ ...signed, coin_type }))).toBe(
        'The field "coin_type" of the request body is not valid.',
      )
    }
    expect((await get(`/v1/profile/reverse/${erin.address}`)) as unknown).toEqual([])
  })

  it('takes the word of a smart account, whose name counts on its network alone [W-22, W-23]', async () => {
    const address = `0x${'c0'.repeat(20)}` as const
    const client = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
    // A contract that says yes to everything (EIP-1271).
    await client.setCode({ address, bytecode: '0x631626ba7e60e01b60005260206000f3' })
    const body = {
      coin_type: coinType,
      address,
      message: formatClaim(`contract.${zone}`),
      signature: '0x1234',
    }
    // On another network nobody can say whose account that is.
    expect(await readReason(post({ ...body, coin_type: coinType + 1 }))).toBe(
      'The signature is not of this account.',
    )
    expect((await post(body)).status).toBe(200)
    expect(await get(`/v1/profile/account/contract.${zone}`)).toMatchObject({
      addresses: { [coinType]: { address } },
    })
    const { addresses } = (await get(`/v1/profile/account/contract.${zone}`)) as { addresses: object }
    expect(Object.keys(addresses)).toEqual([String(coinType)])
  })

  it('suggests names that are free, after the one that was asked for [W-22]', async () => {
    const suggest = async (name: string) =>
      v.parse(
        NameSuggestionsSchema,
        await get(`/v1/profile/suggestions/${encodeURIComponent(name)}?zone=${zone}`),
      ).suggestions
    const suggestions = await suggest('alice')
    expect(suggestions[0]).toEqual({ name: `alice.${zone}`, registered: true })
    expect(suggestions.slice(1)).toHaveLength(5)
    expect(suggestions.slice(1).every(({ registered }) => !registered)).toBe(true)
    const [, next] = suggestions
    expect((await register(erin, next?.name.replace(`.${zone}`, '') ?? '')).status).toBe(200)
    expect((await suggest('alice')).map(({ name }) => name)).not.toContain(next?.name)
    expect((await suggest('zoe'))[0]).toEqual({ name: `the-zoe.${zone}`, registered: false })
    expect((await suggest('free'))[0]).toEqual({ name: `free.${zone}`, registered: false })
  })

  it('has a limit for each caller, since accounts cost nothing [W-23]', async () => {
    const strict = await startTestServer({
      data: { nodes: { 'eip155:31337': chain.url }, nameZone: zone },
      rateLimit: { burst: 20, perSecond: 0.01 },
    })
    const statuses = await Promise.all([{}, {}, {}].map(async body => (await post(body, strict)).status))
    expect(statuses.sort()).toEqual([400, 400, 429])
    await strict.close()
  })

  it('is not there where the owner has no zone for it', async () => {
    const none = await startTestServer({ data: { nodes: { 'eip155:31337': chain.url } } })
    expect((await post({}, none)).status).toBe(404)
    await none.close()
  })
})
