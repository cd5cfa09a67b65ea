import { createPortico, type PairingAttempt, type Portico } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { PorticoError, userRejected } from '@portico/protocol'
import { expect, it } from 'vitest'
import { keepCode } from './keepCode.js'

function setup() {
  const document = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), { document })
  const declines: (() => void)[] = []
  const timers = new Set<number>()
  let count = 0
  const pair = async (): Promise<PairingAttempt> => ({
    uri: `wc:${declines.length}`,
    expiresAt: 0,
    session: new Promise((_, reject) => declines.push(() => reject(new PorticoError(userRejected)))),
  })
  const portico: Portico = createPortico({
    projectId: 'test',
    networks: [mainnet],
    adapters: [],
    pairing: {
      create: () => ({
        restore: async () => undefined,
        resume: () => undefined,
        setNetwork() {},
        warm() {},
        pair,
        getProvider: () => ({}),
        disconnect: async () => {},
      }),
    },
    environment: {
      page: page as never, // as much of a window as is read
      storage: undefined,
      setTimeout: () => {
        timers.add(++count)
        return count
      },
      clearTimeout: timer => void timers.delete(timer as number), // handed out above
    },
  })
  const show = async (visibilityState: string) => {
    document.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { portico, show, settle, timers, codes: () => declines.length, decline: () => declines.at(-1)?.() }
}

it('renews nothing while the page is hidden, and takes the same code up again [T-21]', async () => {
  const { portico, show, settle, timers, codes } = setup()
  const stop = keepCode(portico)
  await settle()
  expect(codes()).toBe(1)
  expect(timers.size).toBe(1)
  await show('hidden')
  expect(timers.size).toBe(0)
  await show('visible')
  expect(codes()).toBe(1)
  expect(timers.size).toBe(1)
  stop()
  expect(timers.size).toBe(0)
  await show('visible')
  expect(timers.size).toBe(0)
})

it('makes no code on a page that was never seen [T-21]', async () => {
  const { portico, show, codes } = setup()
  await show('hidden')
  keepCode(portico)
  await show('hidden')
  expect(codes()).toBe(0)
  await show('visible')
  expect(codes()).toBe(1)
})

it('still says that the wallet declined when the visitor comes back from it [C-02]', async () => {
  const { portico, show, settle, decline, codes } = setup()
  keepCode(portico)
  await settle()
  await show('hidden')
  decline()
  await settle()
  await show('visible')
  expect(portico.store.get().pairing).toMatchObject({ status: 'error' })
  expect(codes()).toBe(1)
})
