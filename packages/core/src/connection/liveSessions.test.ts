import { describe, expect, it, vi } from 'vitest'
import { address, otherAddress } from '../../test/createFakeAdapter.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceSession } from '../sources/Source.js'
import { selectShownAccount } from '../store/selectors.js'
import { connect } from './connect.js'
import { getConnections, switchConnection } from './connections.js'
import { disconnect } from './disconnect.js'
import { getLiveSession } from './liveSessions.js'
import { reconnect } from './reconnect.js'

const email = 'ada@example.com'

const sessionOf = (user: SourceSession['user'], of = otherAddress): SourceSession => ({
  id: 'a',
  wallet: { name: 'Vault' },
  user,
  namespaces: {
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${of}` as const], methods: [], events: [] },
  },
})

/** With a wallet that somebody logged in to, which is in use. */
async function logIn() {
  const source = createFakeSource()
  const world = createTestPortico({ sources: [source.factory], features: { multiWallet: true } })
  startPortico(world.portico)
  const connecting = connect(world.portico, { connectorId: 'vault' })
  source.asked[0]?.grant(sessionOf({ email }))
  await connecting
  return { ...world, source }
}

const getEmail = (portico: Portico) => selectShownAccount(portico.store.get())?.user?.email

async function turnBack(portico: Portico) {
  const connection = getConnections(portico).find(({ connectorId }) => connectorId === 'vault')
  if (connection) await switchConnection(portico, { connection })
}

describe('whoever logged in to a wallet', () => {
  it('is known again when the visitor turns back to it', async () => {
    const { portico } = await logIn()
    await connect(portico, { connectorId: 'io.fake' })
    expect(getEmail(portico)).toBeUndefined()
    await turnBack(portico)
    expect(getEmail(portico)).toBe(email)
  })

  it('is known again on the next visit, when the wallet stood by', async () => {
    const { portico, fake } = await logIn()
    await connect(portico, { connectorId: 'io.fake' })
    const source = createFakeSource()
    source.stored = [sessionOf({ email })]
    const sources = [source.factory]
    const { portico: next } = createTestPortico({ fake, sources, features: { multiWallet: true } })
    startPortico(next)
    await reconnect(next)
    expect(selectShownAccount(next.store.get())).toMatchObject({ address })
    await turnBack(next)
    expect(getEmail(next)).toBe(email)
  })

  it('is named on the next visit before the wallet has answered [T-02]', async () => {
    const { fake } = await logIn()
    const source = createFakeSource()
    source.user = { email }
    const { portico } = createTestPortico({ fake, sources: [source.factory] })
    expect(portico.store.get().accounts.eip155?.status).toBe('connecting')
    expect(getEmail(portico)).toBe(email)
  })

  it('is who the wallet says, also with another account', async () => {
    const { portico, source } = await logIn()
    source.context.emit({ type: 'session', session: sessionOf({ email: 'ada@work.example' }) })
    await expect.poll(() => getEmail(portico)).toBe('ada@work.example')
    source.context.emit({ type: 'session', session: sessionOf({ email: 'ada@work.example' }, address) })
    await vi.dynamicImportSettled()
    expect(selectShownAccount(portico.store.get())).toMatchObject({ address })
    expect(getEmail(portico)).toBe('ada@work.example')
  })

  it('is forgotten with the session', async () => {
    const { portico } = await logIn()
    const ref = { connectorId: 'vault', sessionId: 'a' }
    expect(getLiveSession(portico, ref)).toMatchObject({ user: { email } })
    await disconnect(portico)
    expect(getLiveSession(portico, ref)).toBeUndefined()
  })
})
