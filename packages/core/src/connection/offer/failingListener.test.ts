import { expect, it } from 'vitest'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { session } from '../../../test/remoteSession.js'

it('An event of a remote wallet that a listener of the page fails at is logged, and nothing is left unhandled', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  const pairing = createFakePairing()
  const { portico, fake } = createTestPortico({ pairing: pairing.factory })
  portico.store.subscribe(() => {
    throw new Error('The page failed.')
  })
  pairing.context.emit({ type: 'session', session, found: true })
  await expect.poll(() => [...unhandled, ...fake.logged]).not.toEqual([])
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  expect(fake.logged[0]).toMatchObject({ level: 'error' })
})
