import { createPortico, getPairing, type Portico } from '@portico/core'
import { createOffer } from '@portico/core/adapter'
import { mainnet } from '@portico/core/networks'
import {
  PorticoError,
  pairingExpired,
  relayUnreachable,
  settlementRefused,
  userRejected,
} from '@portico/protocol'
import { expect, it } from 'vitest'
import { createFakePairing } from '../../../core/test/createFakePairing.js'
import { keepCode } from './keepCode.js'

function setup() {
  const document = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), { document })
  const ends: ((error: unknown) => void)[] = []
  const timers = new Set<number>()
  let count = 0
  const make = async () => ({
    uri: `wc:${ends.length}`,
    session: new Promise<never>((_, reject) => ends.push(reject)),
  })
  const portico: Portico = createPortico({
    projectId: 'test',
    networks: [mainnet],
    adapters: [],
    sources: [
      {
        create: context => ({
          ...createFakePairing().factory.create(context),
          ...createOffer(context, { make, dismiss: async () => {} }),
        }),
      },
    ],
    environment: {
      page: page as never, // only the members in use
      storage: undefined,
      setTimeout: () => {
        timers.add(++count)
        return count
      },
      clearTimeout: timer => void timers.delete(timer as number), // returned above
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
  return {
    portico,
    show,
    settle,
    timers,
    codes: () => ends.length,
    end: (error: unknown) => ends.at(-1)?.(error),
  }
}

it('renews nothing while the page is hidden, and takes the same code up again [T-21]', async () => {
  const { portico, show, settle, timers, codes } = setup()
  const stop = keepCode(portico, { showsAnswer: true })
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
  keepCode(portico, { showsAnswer: true })
  await show('hidden')
  expect(codes()).toBe(0)
  await show('visible')
  expect(codes()).toBe(1)
})

async function endWhileHidden(error: unknown, showsAnswer: boolean) {
  const { portico, show, settle, end, codes } = setup()
  keepCode(portico, { showsAnswer })
  await settle()
  await show('hidden')
  end(error)
  await settle()
  expect(getPairing(portico)).toEqual({ status: 'error', error })
  expect(codes()).toBe(1)
  await show('visible')
  return { status: getPairing(portico).status, codes: codes() }
}

it.each([userRejected, settlementRefused])(
  'still says what the wallet answered when the visitor comes back from it: $code [C-02]',
  async entry => {
    expect(await endWhileHidden(new PorticoError(entry), true)).toEqual({ status: 'error', codes: 1 })
  },
)

it.each([new PorticoError(pairingExpired), new PorticoError(relayUnreachable), new TypeError('offline')])(
  'makes a new code when the visitor comes back and no wallet answered the last: %s [C-02]',
  async error => {
    expect(await endWhileHidden(error, true)).toEqual({ status: 'ready', codes: 2 })
  },
)

it.each([userRejected, pairingExpired])(
  'makes a new code for a list, which cannot say what became of the last: $code [C-02]',
  async entry => {
    expect(await endWhileHidden(new PorticoError(entry), false)).toEqual({ status: 'ready', codes: 2 })
  },
)
