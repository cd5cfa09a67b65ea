import { expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { json } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'

const address = `0x${'ab'.repeat(20)}` as const

const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:10',
  price: 2000,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: '',
}

it('lets a source read what accounts hold, on the networks that the data service knows', async () => {
  const source = createFakeSource()
  await createDataVisit({ balance: () => json({ balances: [ether] }) }, { sources: [source.factory] })
  const { holdings } = source.context
  expect(await holdings?.listNetworks()).toEqual(['eip155:1', 'eip155:10'])
  expect(await holdings?.read(`eip155:10:${address}`)).toMatchObject([
    { symbol: 'ETH', quantity: { numeric: '1.5' } },
  ])
  expect(await holdings?.read(`eip155:999:${address}`)).toBeUndefined()
})

it('has nothing to read where the site has no data service', () => {
  const source = createFakeSource()
  createTestPortico({ sources: [source.factory] })
  expect(source.context.holdings).toBeUndefined()
})
