import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createTestClient } from '../../test/createTestClient.js'

const place = { left: 1, top: 2, width: 360, height: 536, radius: 28 }
const theme = {
  mode: 'dark',
  accent: '#3366ff',
  background: '#121313',
  radius: 4,
  fontSize: 10,
  fontFamily: "'Orchard Text', serif",
} as const

describe('the surface', () => {
  it('is seen where the page has a place for it, while the vault has something to show', async () => {
    const { client, vault, events, run } = createTestClient()
    await run(client.open())
    const shown: boolean[] = []
    client.surface.show(place, theme, 'asked', isShown => shown.push(isShown))
    expect(vault.place).toBeUndefined()
    expect(shown).not.toContain(true)
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await expect.poll(() => vault.place).toEqual(place)
    expect(shown.at(-1)).toBe(true)
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: false } })
    await expect.poll(() => vault.place).toBeUndefined()
    expect(shown.at(-1)).toBe(false)
    // The view that waits for the approval of a device must not be covered by another, which would end the waiting.
    expect(events).toEqual([])
  })

  it('asks for a view where the page has no place for it yet', async () => {
    const { client, vault, events, run } = createTestClient()
    await run(client.open())
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await expect
      .poll(() => events)
      .toEqual([{ type: 'requestSent', id: 1, sessionId: '', method: 'surface' }])
    client.surface.show(place, theme, 'asked')
    expect(vault.place).toEqual(place)
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: false } })
    await expect.poll(() => vault.place).toBeUndefined()
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('is seen at any time where the visitor has opened the settings of the wallet', async () => {
    const { client, vault, run } = createTestClient()
    await run(client.open())
    client.surface.show(place, theme, 'always')
    expect(vault.place).toEqual(place)
    client.surface.hide()
    expect(vault.place).toBeUndefined()
    client.surface.show(place, theme, 'asked')
    expect(vault.place).toBeUndefined()
  })

  it('goes with the frame that showed it [FR18]', async () => {
    const { client, vault, events, run } = createTestClient()
    await run(client.open())
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await expect.poll(() => events).toHaveLength(1)
    vault.load()
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('has the theme of the page before it is seen, and again when that changes [E-07]', async () => {
    const { client, vault, run } = createTestClient()
    await run(client.open())
    client.surface.show(place, theme, 'asked')
    client.surface.show({ ...place, left: 5 }, theme, 'asked')
    client.surface.show(place, { ...theme, mode: 'light' }, 'asked')
    await expect.poll(() => vault.names().filter(name => name === 'SYNC_THEME')).toHaveLength(2)
    expect(vault.heard.find(({ name }) => name === 'SYNC_THEME')).toMatchObject({
      payload: {
        themeMode: 'dark',
        themeVariables: { '--w3m-font-family': 'serif' },
        w3mThemeVariables: { '--w3m-accent': '#3366ff', '--w3m-background': '#121313' },
      },
    })
  })

  it('comes after the vault was told about the page and its language [E-07]', async () => {
    const { client, vault, run } = createTestClient()
    await run(client.open())
    await expect
      .poll(() => vault.heard)
      .toEqual([
        expect.objectContaining({
          name: 'SYNC_DAPP_DATA',
          payload: {
            metadata: { name: 'Shop', description: 'Things', url: 'https://shop.example', icons: [] },
            sdkVersion: 'react-evm-1.0.0',
            sdkType: 'portico',
            projectId: 'project',
            networks: { 'eip155:1': 'Ethereum' },
            language: 'de',
          },
        }),
      ])
  })
})

it('does not run on a page that is itself in a frame, and says why [FR05]', async () => {
  const page = Object.assign(new EventTarget(), { self: 1, top: 2 })
  const { client, vault, run } = createTestClient({ fake: createFakeEnvironment({ page: page as never }) })
  await expect(run(client.open())).rejects.toThrow(/inside another page/)
  expect(vault.urls).toEqual([])
})

it('shares nothing with another kit on the page but the login that both remember [FR29]', async () => {
  const fake = createFakeEnvironment()
  const one = createTestClient({ fake })
  const other = createTestClient({ fake, options: { vault: 'https://other.example' } })
  await one.logIn()
  expect(other.vault.urls).toEqual([])
  expect(await other.client.getProvider('eip155').request({ method: 'eth_accounts' })).toEqual([])
  await other.run(other.client.open())
  expect(one.vault.heard.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining(other.vault.heard.map(({ id }) => id)),
  )
  expect(other.events).toEqual([])
})
