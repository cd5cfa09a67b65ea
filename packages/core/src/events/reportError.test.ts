import { beforeAll, expect, it, vi } from 'vitest'
import { json } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { CaipAddress } from '../families/ChainNamespace.js'
import { trackEvent } from './trackEvent.js'

// Loaded beforehand, so that the test does not wait for the compiler.
beforeAll(() => import('../runtime/createRuntime.js'))

it('tells the owner of errors that nobody handles, five a minute at most [X-09]', async () => {
  const source = createFakeSource()
  const { portico, fake } = createTestPortico({
    services: 'https://portico.example',
    sources: [source.factory],
  })
  fake.answer(({ url }) =>
    url.pathname === '/getAnalyticsConfig'
      ? json({ isAnalyticsEnabled: true })
      : new Response(null, { status: 202 }),
  )
  const sent = (event: string) =>
    fake.requests
      .flatMap(({ body }) => body as { props?: Record<string, unknown> } | undefined)
      .map(sent => sent?.props)
      .filter(props => props?.event === event)
  const failures = () => sent('INTERNAL_SDK_ERROR')
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      const accounts = ['nonsense' as CaipAddress] // as a broken source would say
      source.context.emit({ type: 'accountsChanged', namespace: 'eip155', sessionId: 'a', accounts })
      await portico.runtime.ready()
    }
    // What a visitor does sends what waited before it.
    const clicks = sent('CLICK_NETWORKS').length
    trackEvent(portico, { event: 'CLICK_NETWORKS' })
    const check = () => expect(sent('CLICK_NETWORKS')).toHaveLength(clicks + 1)
    await vi.waitFor(() => fake.advance(10_000).then(check), { timeout: 20_000 })
  }

  await fail(7)
  expect(failures()).toHaveLength(5)
  expect(failures()[0]).toMatchObject({
    type: 'error',
    errorType: 'PorticoError',
    errorMessage: expect.stringContaining('Invalid'),
    stackTrace: expect.stringContaining('parseCaipAddress'),
  })
  expect(fake.logged.filter(({ message }) => message.includes('could not be handled'))).toHaveLength(7)
  await fake.advance(60_000)
  await fail(1)
  expect(failures()).toHaveLength(6)
})
