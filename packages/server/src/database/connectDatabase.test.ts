import { expect, it } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { openPooler } from '../../test/openPooler.js'
import { connectDatabase } from './connectDatabase.js'

it('sends a new connection nothing but what somebody waits for', async () => {
  const url = new URL(await borrowDatabase())
  const pooler = await openPooler(Number(url.port))
  url.port = String(pooler.port)
  const database = await connectDatabase(url.href)
  await database.end()
  pooler.close()
  const sent = Buffer.concat(pooler.sent).toString('latin1')
  expect(sent).toContain('select 1')
  expect(sent).not.toContain('pg_catalog')
})

it('keeps lists as they are, whatever is in them', async () => {
  const database = await connectDatabase(await borrowDatabase())
  const texts = ['', ' ', 'NULL', 'null', 'a,b', '{a}', 'a "b"', '\\', '\\"', "it's", 'two\nlines', 'é', null]
  const ids = ['1', '9007199254740993', null]
  const [row] = await database`select ${texts}::text[] as texts, ${ids}::bigint[] as ids`
  expect(row).toEqual({ texts, ids })
  const [none] = await database`select ${[]}::text[] as texts, ${[1, 2]}::bigint[] as ids`
  expect(none).toEqual({ texts: [], ids: ['1', '2'] })
  await database.end()
})
