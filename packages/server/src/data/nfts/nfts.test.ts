import { type Nfts, NftsSchema } from '@portico/protocol/data'
import { type Chain, connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { isSpam } from './isSpam.js'

const [owner, receiver, third] = testAccounts
const whole = 'eip155:31337'
const inline = (metadata: object) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

let chain: Chain
let files: Stub
let server: TestServer
let collection: `0x${string}`
let multi: `0x${string}`
beforeAll(async () => {
  chain = await startChain()
  files = await startStub(({ path }) => ({
    name: `File of ${path}`,
    description: '<script>alert(1)</script>\u202e',
    image: 'ipfs://bafy/cat.png',
  }))
  const contracts = connectLocalContracts(chain.url)
  collection = await contracts.deployCollection('Cats', 'CAT')
  multi = await contracts.deployMultiToken()
  await contracts.mintCollectible(collection, receiver.address, `${files.url}/1.json`)
  await contracts.mintCollectible(collection, owner.address, inline({ name: 'Sent away' }))
  await contracts.sendCollectible(collection, third.address, 2n)
  await contracts.mintMultiToken(multi, receiver.address, 255n, 3n, `${files.url}/{id}.json`)
  await contracts.mintCollectible(collection, receiver.address, inline({ name: 'Claim at evil.com' }))
  await contracts.mintCollectible(collection, receiver.address, 'http://169.254.169.254/latest/meta-data/')
  const odd = await contracts.deployCollection('N'.repeat(5000), 'ODD')
  const halfCharacter = inline({ name: 'Odd', image: 'https://pictures.example/\ud800' })
  await contracts.mintCollectible(odd, testAccounts[7].address, halfCharacter)
  server = await startTestServer({
    data: {
      nodes: { [whole]: chain.url },
      wholeChains: [whole],
      pictureHosts: [new URL(files.url).host],
    },
  })
})
afterAll(async () => {
  await server.close()
  await files.close()
  await chain.stop()
})

async function read(address: string, cursor = ''): Promise<Nfts> {
  const response = await server.call(`/v1/account/${address}/nfts`, { chainId: whole, cursor })
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  expect(v.parse(NftsSchema, body)).toEqual(body)
  return v.parse(NftsSchema, body)
}

describe('GET /v1/account/{address}/nfts', () => {
  it('tells collectibles of both kinds, with names that are text and pictures through this server [RD01, RD03]', async () => {
    const address = `${whole}:${collection.toLowerCase()}`
    const imageUrl = `${server.url}/v1/picture?projectId=shop&url=ipfs%3A%2F%2Fbafy%2Fcat.png`
    const description = '<script>alert(1)</script>'
    const common = { chainId: whole, collection: 'Cats', address, amount: '1' }
    expect(await read(receiver.address)).toEqual({
      data: [
        // Its file is in no place that is fetched from.
        { ...common, tokenId: '4', isSpam: false },
        { ...common, tokenId: '3', name: 'Claim at evil.com', isSpam: true },
        {
          chainId: whole,
          address: `${whole}:${multi.toLowerCase()}`,
          tokenId: '255',
          amount: '3',
          name: `File of /${'ff'.padStart(64, '0')}.json`,
          description,
          imageUrl,
          isSpam: false,
        },
        { ...common, tokenId: '1', name: 'File of /1.json', description, imageUrl, isSpam: false },
      ],
      next: null,
    })
  })

  it('tells those that were sent away to whom they were sent', async () => {
    expect((await read(owner.address)).data).toEqual([])
    expect((await read(third.address)).data).toMatchObject([{ tokenId: '2', name: 'Sent away' }])
  })

  it('is stopped by nothing that a contract says, and keeps no more of it than is shown [RD01]', async () => {
    const { data } = await read(testAccounts[7].address)
    expect(data).toMatchObject([{ name: 'Odd', collection: 'N'.repeat(100) }])
    expect(data[0]).not.toHaveProperty('imageUrl')
  })

  it('gives each once over all pages', async () => {
    const contracts = connectLocalContracts(chain.url)
    const person = testAccounts[6].address
    for (let count = 0; count < 30; count++)
      await contracts.mintCollectible(collection, person, inline({ name: 'x' }))
    await expect.poll(async () => (await read(person)).data.length).toBe(24)
    const first = await read(person)
    const second = await read(person, first.next ?? '')
    const ids = [...first.data, ...second.data].map(({ tokenId }) => tokenId)
    expect(new Set(ids).size).toBe(30)
    expect(second.next).toBeNull()
  })
})

describe('isSpam', () => {
  it.each(['Visit evil.com', 'https://x', 'CLAIM your reward', '1000$ Voucher', 'uni-gift.xyz'])(
    'knows %s for what it is [RD10]',
    text => expect(isSpam(text)).toBe(true),
  )

  it.each(['Bored Ape #1', 'Art Blocks', 'CryptoPunk', 'Reclaimed', undefined])('leaves %s alone', text =>
    expect(isSpam(text)).toBe(false),
  )
})
