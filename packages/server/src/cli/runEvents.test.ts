import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject } from '../exports/index.js'
import { runEvents } from './runEvents.js'

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
    [[], 'Use events report or events delete'],
    [['report', '--id', 'shop', '--from', 'soon'], '--from takes a day'],
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

describe('portico-server events report', () => {
  const insert = async (event: string, properties: object) => {
    const row = {
      projectId: 'shop',
      eventId: randomUUID(),
      kind: 'track',
      event,
      url: '',
      domain: '',
      sdkType: '',
      sdkVersion: '',
      properties: JSON.stringify(properties),
      occurredAt: new Date(),
    }
    await server.database`insert into analytics_events ${server.database(row)}`
  }

  it('prints the funnel and the failures of a project', async () => {
    await insert('MODAL_OPEN', { connected: false })
    await insert('CONNECT_SUCCESS', { name: 'MetaMask', caipNetworkId: 'eip155:1' })
    await insert('CONNECT_ERROR', { code: 'request-aborted' })
    await run('report', '--id', 'shop')
    expect(output.join('\n')).toBe(
      [
        '     opened  wallet chosen  connected  signed in  sent or paid',
        'all  1       0              1          0          0',
        '',
        'wallet    opened  wallet chosen  connected  signed in  sent or paid',
        'MetaMask  0       0              1          0          0',
        '',
        'family  opened  wallet chosen  connected  signed in  sent or paid',
        'eip155  0       0              1          0          0',
        '',
        'failure        code             count',
        'CONNECT_ERROR  request-aborted  1',
      ].join('\n'),
    )
  })

  it('prints JSON for other programs, of the days that are named', async () => {
    await run('report', '--id', 'shop', '--from', '2026-01-01', '--to', '2026-01-01', '--json')
    expect(JSON.parse(output.join(''))).toMatchObject({ funnel: { opened: 0 }, failures: [] })
  })
})
