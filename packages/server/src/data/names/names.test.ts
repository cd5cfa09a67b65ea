import { type Chain, connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import { namehash } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { hashName } from './createNames.js'
import { parseName } from './parseLabel.js'

const [alice, bob, carol, dave] = testAccounts

let chain: Chain
let server: TestServer
beforeAll(async () => {
  chain = await startChain()
  const contracts = connectLocalContracts(chain.url)
  const registry = await contracts.deployNames()
  await contracts.setName(registry, 'alice.eth', alice.address)
  await contracts.setNameText(registry, 'alice.eth', 'avatar', 'ipfs://bafy/a.png')
  await contracts.claimName(registry, 'alice.eth', bob.address)
  await contracts.setName(registry, 'аlice.eth', carol.address) // its first letter is Cyrillic
  await contracts.setName(registry, 'dave.eth', dave.address)
  await contracts.setNameText(registry, 'dave.eth', 'avatar', 'javascript:alert(1)')
  server = await startTestServer({
    data: {
      nodes: { 'eip155:31337': chain.url },
      nameRegistry: { chainId: 'eip155:31337', address: registry },
    },
  })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const get = async (path: string) => (await server.call(path)).json()

describe('names', () => {
  it('are found by name, in any case [W-22]', async () => {
    const found = {
      addresses: { '60': { address: alice.address.toLowerCase(), created: '' } },
      attributes: [],
    }
    expect(await get('/v1/profile/account/alice.eth')).toEqual(found)
    expect(await get('/v1/profile/account/Alice.ETH')).toEqual(found)
    expect(await get('/v1/profile/account/nobody.eth')).toEqual({ addresses: {}, attributes: [] })
  })

  it('are found by address [W-22]', async () => {
    expect(await get(`/v1/profile/reverse/${alice.address}`)).toEqual([{ name: 'alice.eth' }])
    expect(await get(`/v1/profile/reverse/0x${'12'.repeat(20)}`)).toEqual([])
  })

  it('are part of an identity, with a picture through this server [W-12, RD03]', async () => {
    expect(await get(`/v1/identity/${alice.address}`)).toEqual({
      name: 'alice.eth',
      avatar: `${server.url}/v1/picture?projectId=shop&url=ipfs%3A%2F%2Fbafy%2Fa.png`,
    })
    expect(await get(`/v1/identity/${dave.address}`)).toEqual({ name: 'dave.eth', avatar: null })
    expect(await get('/v1/identity/4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')).toEqual({
      name: null,
      avatar: null,
    })
  })

  it('belong to whom the name says, and not to whoever claims one [RD05]', async () => {
    expect(await get(`/v1/profile/reverse/${bob.address}`)).toEqual([])
    expect(await get(`/v1/identity/${bob.address}`)).toEqual({ name: null, avatar: null })
  })

  it('are none where they are not in their normal form, or could look like another one [RD05]', async () => {
    expect(await get(`/v1/identity/${carol.address}`)).toEqual({ name: null, avatar: null })
    for (const name of ['аlice.eth', 'alice', 'a_b.eth', 'ab--c.eth', '.eth', 'a..eth', 'a b.eth', 'é.eth']) {
      expect(parseName(name)).toBeUndefined()
      expect((await server.call(`/v1/profile/account/${encodeURIComponent(name)}`)).status).toBe(400)
    }
    expect(parseName('_x.Alice-1.eth')).toBe('_x.alice-1.eth')
  })

  it('are hashed as everywhere', () => {
    for (const name of ['eth', 'alice.eth', 'a.b.c.eth']) expect(`0x${hashName(name)}`).toBe(namehash(name))
  })
})
