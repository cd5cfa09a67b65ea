import { describe, expect, it } from 'vitest'
import { createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, json } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { connect } from '../connection/connect.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceFactory } from '../sources/Source.js'
import { withAbort } from '../utils/withAbort.js'
import { diagnose } from './diagnose.js'

const listProblems = async (portico: Portico, parameters?: Parameters<typeof diagnose>[1]) =>
  (await diagnose(portico, parameters)).filter(({ ok }) => !ok).map(({ check, code }) => `${check}: ${code}`)

describe('diagnose', () => {
  it('finds nothing wrong where nothing is, and says what was looked at', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    const findings = await diagnose(portico)
    expect(findings.map(({ ok }) => ok)).not.toContain(false)
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['network', 'storage', 'wallet', 'services', 'clock']),
    )
  })

  it('names the wallet that is not on the page, with a link to what helps', async () => {
    const { portico } = createTestPortico({ docsUrl: 'https://docs.example/' })
    startPortico(portico)
    const [first] = await diagnose(portico, { connectorId: 'com.missing' })
    expect(first).toMatchObject({
      ok: false,
      code: 'wallet_not_found',
      facts: { wallet: 'com.missing' },
      docs: 'https://docs.example/diagnose/#wallet_not_found',
    })
  })

  it('finds a storage that the browser denies', async () => {
    const { portico } = createTestPortico({ fake: createFakeEnvironment({ storage: undefined }) })
    startPortico(portico)
    expect(await listProblems(portico)).toEqual(['storage: storage_blocked'])
  })

  it('hears from the services that the origin is not allowed, and what time it is', async () => {
    const { portico, fake } = createTestPortico({ services: 'https://api.example' })
    fake.answer(({ url }) => {
      const date = new Date(fake.now() - 3_600_000).toUTCString()
      if (url.pathname === '/health') return json({ status: 'ok' }, { headers: { date } })
      return json({ error: { code: 'origin_not_allowed', message: '' } }, { status: 403 })
    })
    startPortico(portico)
    expect(await listProblems(portico)).toEqual(['project: origin_not_allowed', 'clock: clock_wrong'])
  })

  it('ends where the services never answer', async () => {
    const fake = createFakeEnvironment({ fetch: () => new Promise(() => undefined) })
    const { portico } = createTestPortico({ fake, services: 'https://api.example' })
    startPortico(portico)
    const problems = listProblems(portico)
    await fake.advance(60_000)
    expect(await problems).toContain('services: unreachable')
  })

  it('gives up a check that never ends', async () => {
    const { factory } = createFakeSource({ id: 'vault' })
    const create: SourceFactory['create'] = context => ({
      ...factory.create(context),
      loadChecks: async () => [{ name: 'endless', run: () => new Promise(() => undefined) }],
    })
    const { portico, fake } = createTestPortico({ sources: [{ create }] })
    startPortico(portico)
    const problems = listProblems(portico)
    await fake.advance(60_000)
    expect(await problems).toEqual([])
  })

  it('knows of a wallet that was asked and has not answered, also after the visitor left', async () => {
    const adapter = createFakeAdapter()
    const { portico } = createTestPortico({ adapter })
    startPortico(portico)
    const connectorId = 'io.fake'
    const waiting = new AbortController()
    let close = () => {}
    const prompt = new Promise<never>((_, reject) => {
      close = () => reject(new Error('closed'))
    })
    adapter.answer('connect', ({ signal }) => withAbort(signal, () => prompt))
    connect(portico, { connectorId, signal: waiting.signal }).catch(() => undefined)
    expect(await listProblems(portico, { connectorId })).toEqual(['wallet: prompt_hidden'])
    waiting.abort()
    expect(await listProblems(portico, { connectorId })).toEqual(['wallet: prompt_hidden'])
    close()
    await expect.poll(() => listProblems(portico, { connectorId })).toEqual([])
  })

  it('runs the checks of the source in question, and goes on where one fails', async () => {
    const problem = { code: 'unreachable', message: 'It is down.', facts: { host: 'r.example' } }
    const checks = [
      { name: 'relay', run: async () => problem },
      {
        name: 'broken',
        run: async () => {
          throw new Error('a check of its own failed')
        },
      },
    ]
    const { factory } = createFakeSource({ id: 'vault' })
    const create: SourceFactory['create'] = context => ({
      ...factory.create(context),
      loadChecks: async () => checks,
    })
    const { portico } = createTestPortico({ sources: [{ create }] })
    startPortico(portico)
    expect(await listProblems(portico, { connectorId: 'vault' })).toEqual(['relay: unreachable'])
    expect(await listProblems(portico)).toEqual(['relay: unreachable'])
  })
})
