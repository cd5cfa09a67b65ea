import { PorticoError, resourceNotFound } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address } from '../../test/createFakeAdapter.js'
import { json } from '../../test/createFakeEnvironment.js'
import type { AccountParameters } from '../families/adapter/Adapter.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { getSmartSessionStatus, smartSessionsQuery } from './fetchSmartSessions.js'
import { revokeSmartSession } from './revokeSmartSession.js'

const caipAddress = `eip155:1:${address}` as const
const session = {
  project: { id: 'p', name: 'Meadow\u202e' },
  pci: 'pci-1',
  expiry: 2_000_000_000,
  createdAt: 1_900_000_000,
  permissions: [{ type: 'contract-call' }],
  policies: [],
  context: 'c',
}

describe('smart sessions', () => {
  it('are asked for by the whole id of the account, and told apart by their state [W-26]', async () => {
    const answer = { pcis: [session, { pci: 1 }, { ...session, pci: 'pci-2', revokedAt: 1_950_000_000 }] }
    const { portico, asked } = await createDataVisit({ '/sessions/': () => json(answer) })
    const found = await fetchQuery(portico, smartSessionsQuery, { caipAddress })
    expect(asked('/sessions/')[0]?.pathname).toBe(`/v1/sessions/${encodeURIComponent(caipAddress)}`)
    expect(found.map(({ pci, project }) => `${pci} ${project.name}`)).toEqual([
      'pci-1 Meadow',
      'pci-2 Meadow',
    ])
    const at = (seconds: number) => found.map(one => getSmartSessionStatus(one, seconds * 1000))
    expect(at(1_999_999_999)).toEqual(['active', 'revoked'])
    expect(at(2_000_000_000)).toEqual(['expired', 'revoked'])
  })

  it('are none where the service does not know of such [W-26]', async () => {
    const { portico } = await createDataVisit({ '/sessions/': () => new Response('', { status: 404 }) })
    expect(await fetchQuery(portico, smartSessionsQuery, { caipAddress })).toEqual([])
  })

  it('are also those that the wallet lists, which end there alone', async () => {
    const permission = { type: 'native-token-periodic' }
    const granted = { context: '0xc0', start: 1_900_000_000, end: 2_000_000_000, permission }
    const { portico, asked } = await createDataVisit({ '/sessions/': () => json({ pcis: [session] }) })
    const revoked: unknown[] = []
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, {
      // The service knows of one of them.
      getGrantedPermissions: async () => [granted, { ...granted, context: 'c' }],
      async revokePermissions({ context }: { readonly context: string }) {
        revoked.push(context)
        return ''
      },
    })
    const found = await fetchQuery(portico, smartSessionsQuery, { caipAddress })
    expect(found.map(({ pci }) => pci)).toEqual(['pci-1', '0xc0'])
    expect(found[1]).toMatchObject({
      expiry: 2_000_000_000,
      createdAt: 1_900_000_000,
      permissions: [permission],
    })
    if (!found[1]) throw new Error('There is no session.')
    await revokeSmartSession(portico, found[1])
    expect(revoked).toEqual(['0xc0'])
    expect(asked('/revoke')).toEqual([])
  })

  it('end at the wallet first, and with its signature at the service [W-26]', async () => {
    const revoked: unknown[] = []
    const bodies: unknown[] = []
    const { portico, asked } = await createDataVisit({
      '/revoke': ({ init }) => {
        bodies.push(JSON.parse(String(init?.body)))
        return json({})
      },
      '/sessions/': () => json({ pcis: [session] }),
    })
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, {
      async revokePermissions({ connector, network, ...request }: AccountParameters) {
        revoked.push(request)
        return '0xsigned'
      },
    })
    const [found] = await fetchQuery(portico, smartSessionsQuery, { caipAddress })
    if (!found) throw new Error('There is no session.')
    await revokeSmartSession(portico, found)
    const { pci, permissions, expiry, context } = session
    expect(revoked).toEqual([{ pci, permissions, expiry, context, address }])
    expect(asked('/revoke')[0]?.pathname).toBe(`/v1/sessions/${encodeURIComponent(caipAddress)}/revoke`)
    expect(bodies).toEqual([{ pci, signature: '0xsigned' }])
  })

  it.each([
    ['signs nothing', async () => ''],
    [
      'says that it is over already',
      async () => {
        throw new PorticoError(resourceNotFound)
      },
    ],
  ])('end at the service with a signature of their name where the wallet %s [W-26]', async (_, revoke) => {
    const bodies: unknown[] = []
    const { portico, adapter } = await createDataVisit({
      '/revoke': ({ init }) => {
        bodies.push(JSON.parse(String(init?.body)))
        return json({})
      },
      '/sessions/': () => json({ pcis: [session] }),
    })
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, { revokePermissions: revoke })
    await revokeSmartSession(portico, session)
    expect(adapter.calls).toContain('signMessage:pci-1')
    expect(bodies).toEqual([{ pci: 'pci-1', signature: `0x${'ab'.repeat(65)}` }])
  })

  it('stay where the family of the account knows of none: nothing is told to the service [W-26]', async () => {
    const { portico, asked } = await createDataVisit({ '/sessions/': () => json({ pcis: [session] }) })
    const [found] = await fetchQuery(portico, smartSessionsQuery, { caipAddress })
    if (!found) throw new Error('There is no session.')
    await expect(revokeSmartSession(portico, found)).rejects.toMatchObject({ code: 'unsupported_operation' })
    expect(asked('/revoke')).toEqual([])
  })
})
