import { expect, it } from 'vitest'
import type { AdapterContext, AdapterEvent } from './Adapter.js'
import { createSessions, type SessionNews } from './createSessions.js'

function set() {
  const events: AdapterEvent[] = []
  // Sessions use nothing else of the context.
  const context = { emit: (event: AdapterEvent) => void events.push(event) } as unknown as AdapterContext
  const sessions = createSessions(context, () => true)
  let news: SessionNews | undefined
  let listeners = 0
  const grant = {
    connectorId: 'sun',
    accounts: [{ address: 'a' }, { address: 'b' }],
    chainId: 'one',
    listen(told: SessionNews) {
      news = told
      listeners += 1
      return () => {
        listeners -= 1
      }
    },
  }
  return { events, sessions, grant, tell: () => news, listeners: () => listeners }
}

it('tells what changed, and nothing that did not', () => {
  const { sessions, grant, events, tell } = set()
  expect(sessions.open(grant)).toEqual({ connectorId: 'sun', accounts: grant.accounts, chainId: 'one' })
  tell()?.setAccounts([{ address: 'a' }, { address: 'b' }])
  tell()?.setChainId('one')
  expect(events).toEqual([])
  tell()?.setAccounts([{ address: 'b' }])
  tell()?.setChainId('two')
  expect(events).toEqual([
    { type: 'accountsChanged', connectorId: 'sun', accounts: [{ address: 'b' }] },
    { type: 'chainChanged', connectorId: 'sun', chainId: 'two' },
  ])
  expect(sessions.get('sun')).toMatchObject({ accounts: [{ address: 'b' }], chainId: 'two' })
})

it('ends a session that has no account left, once', () => {
  const { sessions, grant, events, tell, listeners } = set()
  sessions.open(grant)
  tell()?.setAccounts([])
  tell()?.setAccounts([])
  expect(events).toEqual([{ type: 'disconnected', connectorId: 'sun' }])
  expect([sessions.get('sun'), listeners()]).toEqual([undefined, 0])
})

it('listens once, also after a pause and a second connection', () => {
  const { sessions, grant, listeners } = set()
  const { resume, pause } = sessions.connectBy(async () => undefined)
  sessions.open(grant)
  resume()
  sessions.open(grant)
  expect(listeners()).toBe(1)
  pause()
  expect(listeners()).toBe(0)
  resume()
  expect(listeners()).toBe(1)
})
