import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { readLogEnvironment } from './readOperationEnvironment.js'
import { runProject } from './runProject.js'
import { runStart } from './runStart.js'

let server: TestServer
let output: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation(line => output.push(String(line)))
})

const run = (...args: string[]) => runProject(args, { databaseUrl: server.databaseUrl })

describe('portico-server project', () => {
  it('creates, changes and lists projects beside a running server', async () => {
    await run('create', '--id', 'blog', '--name', 'My blog', '--origin', 'https://blog.example')
    await run('update', '--id', 'blog', '--origin', 'https://a.example', '--origin', 'https://*.b.example')
    await run('update', '--id', 'blog', '--analytics', 'off', '--enabled', 'off')
    await run('list')
    expect(output).toContain('Project blog: created.')
    expect(output).toContain('blog\tMy blog\thttps://a.example https://*.b.example\tdisabled, analytics off')
  })

  it('sets features [W-05]', async () => {
    await run(
      'create',
      '--id',
      'shop2',
      '--origin',
      'http://localhost:*',
      '--features',
      '[{"id":"swap","isEnabled":false,"config":[]}]',
    )
    const response = await server.call(
      '/appkit/v1/config',
      { projectId: 'shop2' },
      { headers: { Origin: 'http://localhost:1' } },
    )
    expect(await response.json()).toMatchObject({
      features: [{ id: 'swap', isEnabled: false, config: [] }, {}, {}, {}, {}, {}],
    })
  })

  it.each([
    [[], 'Say what to do with projects'],
    [['remove'], 'Say what to do with projects'],
    [['create'], 'Name the project with --id.'],
    [['create', '--id', 'a b'], 'A project id consists of'],
    [['create', '--id', 'shop'], 'A project with the id shop exists already.'],
    [['create', '--id', 'x', '--origin', 'https://*.com'], 'is not an origin'],
    [
      ['create', '--id', 'x', '--features', '[{"id":"swaps","isEnabled":true,"config":null}]'],
      'There is no feature "swaps". Did you mean "swap"?',
    ],
    [['create', '--id', 'x', '--origin', 'example.com'], 'is not an origin'],
    [
      ['create', '--id', 'x', '--origin', 'https://a.example', '--origin', 'http://localhost:*'],
      'sandbox project',
    ],
    [
      ['update', '--id', 'shop', '--origin', 'http://127.0.0.1:3000', '--origin', 'https://*'],
      'sandbox project',
    ],
    [['create', '--id', 'x', '--features', '{}'], '--features takes JSON'],
    [['create', '--id', 'x', '--features', '[{"id":"swap"}]'], '--features takes JSON'],
    [['create', '--id', 'x', '--colour', 'red'], "Unknown option '--colour'"],
    [['update', '--id', 'nobody', '--name', 'x'], 'There is no project with the id nobody.'],
    [['update', '--id', 'shop'], 'Nothing to change'],
    [['update', '--id', 'shop', '--analytics', 'maybe'], '--analytics takes on or off.'],
  ])('answers %o with a sentence', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})

describe('portico-server', () => {
  it('prints its address, serves until it is told to stop, and stops', async () => {
    const stopping = new AbortController()
    const running = runStart(
      { port: 0, databaseUrl: server.databaseUrl },
      { log: readLogEnvironment({}, 'server'), stop: stopping.signal },
    )
    await expect.poll(() => output[0]).toMatch(/^Portico server: http:\/\/127\.0\.0\.1:\d+$/)
    const url = output[0]?.replace('Portico server: ', '')
    expect((await fetch(`${url}/health`)).status).toBe(200)
    stopping.abort()
    await running
    await expect(fetch(`${url}/health`)).rejects.toThrow()
  })
})
