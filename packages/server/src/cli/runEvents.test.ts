import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject } from '../exports/index.js'
import { runEvents } from './runProject.js'

let server: TestServer
let output: string[]
beforeAll(async () => {
  server = await startTestServer()
  await createProject(server.database, { id: 'other' })
})
afterAll(() => server.close())
beforeEach(async () => {
  output = []
  vi.spyOn(console, 'log').mockImplementation(line => output.push(String(line)))
  await server.database`delete from analytics_events`
  const common = { kind: 'track', event: 'X', url: '', domain: '', sdk_type: '', sdk_version: '' }
  const days = ['2026-01-01', '2026-02-01', '2026-03-01'].map(day => new Date(day))
  const rows = ['shop', 'other'].flatMap(project_id =>
    days.map(day => ({ ...common, project_id, event_id: randomUUID(), occurred_at: day, received_at: day })),
  )
  await server.database`insert into analytics_events ${server.database(rows)}`
})

const run = (...args: string[]) => runEvents(args, { databaseUrl: server.databaseUrl })
const count = async (id: string) =>
  (await server.database`select from analytics_events where project_id = ${id}`).length

describe('portico-server events delete', () => {
  it('deletes all events of a project and of no other [W-10]', async () => {
    await run('delete', '--id', 'shop')
    expect([await count('shop'), await count('other')]).toEqual([0, 3])
    expect(output).toEqual(['Project shop: 3 events deleted.'])
  })

  it('deletes those from before a day [W-10]', async () => {
    await run('delete', '--id', 'shop', '--before', '2026-02-01')
    expect([await count('shop'), await count('other')]).toEqual([2, 3])
  })

  it.each([
    [[], 'Use events delete'],
    [['delete'], 'Name the project with --id.'],
    [['delete', '--id', 'nobody'], 'There is no project with the id nobody.'],
    [['delete', '--id', 'shop', '--before', 'soon'], '--before takes a day'],
    [['delete', '--id', 'shop', '--before', '2026-02-31x'], '--before takes a day'],
    [['delete', '--id', 'shop', '--all'], "Unknown option '--all'"],
  ])('answers %o with a sentence', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
    expect(await count('shop')).toBe(3)
  })
})
