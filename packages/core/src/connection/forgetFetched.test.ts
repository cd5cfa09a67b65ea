import { expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address } from '../../test/createFakeAdapter.js'
import { json, settle } from '../../test/createFakeEnvironment.js'
import { fetchBalance } from '../data/fetchBalance.js'
import { fetchNfts } from '../data/fetchNfts.js'
import { setQueryData } from '../query/changeQueries.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { signInsQuery } from '../signIn/listSignIns.js'
import type { Balance } from '../store/Account.js'
import { disconnect } from './disconnect.js'
import { smartSessionsQuery } from './fetchSmartSessions.js'
import { getCapabilities } from './getCapabilities.js'

const caipAddress = `eip155:1:${address}` as const

it('leaves nothing in the state that names an account which has left', async () => {
  const { portico } = await createDataVisit({
    '/sessions/': () => json({ pcis: [] }),
    '/nfts': () => json({ data: [], next: null }),
  })
  await fetchBalance(portico)
  await getCapabilities(portico)
  await fetchNfts(portico)
  await fetchQuery(portico, smartSessionsQuery, { caipAddress })
  setQueryData(portico, signInsQuery, `solana:mainnet:So1 ${caipAddress}`, [])
  expect(JSON.stringify(portico.store.get().queries)).toContain(address)
  await disconnect(portico)
  expect(JSON.stringify(portico.store.get().queries)).not.toContain(address)
})

it('keeps no balance that comes after its owner has left', async () => {
  const { portico, adapter } = await createDataVisit({})
  let answer = (_: Balance) => {}
  adapter.answer('getBalance', () => new Promise(resolve => (answer = resolve)))
  const asked = fetchBalance(portico, { force: true })
  const ended = expect(asked).rejects.toMatchObject({ code: 'request_aborted' })
  await expect.poll(() => adapter.calls.some(call => call.startsWith('getBalance'))).toBe(true)
  await disconnect(portico)
  await ended
  answer({ amount: '1', symbol: 'ETH', decimals: 18 })
  await settle()
  expect(portico.storage.get('nativeBalanceCache')).toBeUndefined()
})
