import { isPorticoError, PorticoError, walletTimeout } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import { type CacheEntry, withCache } from './withCache.js'
import { withDedupe } from './withDedupe.js'
import { withRetry } from './withRetry.js'
import { withTimeout } from './withTimeout.js'

const never = () => new Promise<never>(() => undefined)

describe('withTimeout', () => {
  const error = () => new PorticoError(walletTimeout)

  it('rejects with the given error when time is up, and tells the work to stop', async () => {
    const environment = createFakeEnvironment()
    let stopped: unknown
    const result = withTimeout(
      signal => {
        signal.addEventListener('abort', () => {
          stopped = signal.reason
        })
        return never()
      },
      { environment, milliseconds: 1000, error },
    ).catch((reason: unknown) => reason)
    await environment.advance(999)
    expect(stopped).toBeUndefined()
    await environment.advance(1)
    expect(await result).toSatisfy(reason => isPorticoError(reason, walletTimeout))
    expect(stopped).toBe(await result)
  })

  it('leaves no timer behind, whether the work succeeds, fails or throws at once', async () => {
    const environment = createFakeEnvironment()
    const options = { environment, milliseconds: 1000, error }
    await expect(withTimeout(async () => 'done', options)).resolves.toBe('done')
    await expect(withTimeout(async () => Promise.reject(new Error('no')), options)).rejects.toThrow('no')
    const throws = () => {
      throw new Error('at once')
    }
    await expect(withTimeout(throws, options)).rejects.toThrow('at once')
    expect(environment.pending).toBe(0)
  })

  it('rejects at once when the caller aborts', async () => {
    const environment = createFakeEnvironment()
    const controller = new AbortController()
    const options = { environment, milliseconds: 1000, error, signal: controller.signal }
    const result = withTimeout(never, options)
    controller.abort(new Error('changed my mind'))
    await expect(result).rejects.toThrow('changed my mind')
    await expect(withTimeout(never, options)).rejects.toThrow('changed my mind')
    expect(environment.pending).toBe(0)
  })
})

describe('withRetry', () => {
  it('tries again after the delay until it works or the tries are used up', async () => {
    const environment = createFakeEnvironment()
    let tries = 0
    const run = async () => {
      tries += 1
      if (tries < 3) throw new Error(`try ${tries}`)
      return tries
    }
    const result = withRetry(run, { environment, retries: 3, delay: (_, attempt) => 100 * (attempt + 1) })
    await environment.advance(100)
    expect(tries).toBe(2)
    await environment.advance(200)
    await expect(result).resolves.toBe(3)
    const failing = withRetry(() => Promise.reject(new Error('down')), {
      environment,
      retries: 3,
      delay: () => 1,
    })
    const outcome = failing.catch((error: Error) => error.message)
    await environment.advance(3)
    expect(await outcome).toBe('down')
  })

  it('gives up when the delay says so', async () => {
    const environment = createFakeEnvironment()
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('final')
    }
    await expect(withRetry(run, { environment, retries: 3, delay: () => undefined })).rejects.toThrow('final')
    expect(tries).toBe(1)
  })
})

describe('withCache', () => {
  it('asks again only when the lifetime is over, and never believes a time in the future [K-09]', async () => {
    const environment = createFakeEnvironment()
    const cache = new Map<string, CacheEntry<number>>()
    let asked = 0
    const ask = () => withCache(async () => ++asked, { environment, cache, key: 'a', lifetime: 1000 })
    expect([await ask(), await ask()]).toEqual([1, 1])
    await environment.advance(999)
    expect(await ask()).toBe(1)
    await environment.advance(1)
    expect(await ask()).toBe(2)
    cache.set('a', { value: 99, timestamp: environment.now() + 31_536_000_000 })
    expect(await ask()).toBe(3)
  })

  it('does not keep failures', async () => {
    const environment = createFakeEnvironment()
    const options = { environment, cache: new Map<string, CacheEntry<string>>(), key: 'a', lifetime: 1000 }
    await expect(withCache(() => Promise.reject(new Error('no')), options)).rejects.toThrow('no')
    await expect(withCache(async () => 'yes', options)).resolves.toBe('yes')
  })
})

describe('withDedupe', () => {
  it('joins calls for one key and begins anew when the flight has landed', async () => {
    const flights = new Map<string, Promise<number>>()
    let started = 0
    let land: (value: number) => void = () => undefined
    const run = () => {
      started += 1
      return new Promise<number>(resolve => {
        land = resolve
      })
    }
    const first = withDedupe(flights, 'a', run)
    const second = withDedupe(flights, 'a', run)
    expect(started).toBe(1)
    land(7)
    expect([await first, await second]).toEqual([7, 7])
    await settle()
    withDedupe(flights, 'a', run)
    withDedupe(flights, 'b', run)
    expect(started).toBe(3)
  })

  it('forgets a flight that failed', async () => {
    const flights = new Map<string, Promise<string>>()
    await expect(withDedupe(flights, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(withDedupe(flights, 'a', async () => 'yes')).resolves.toBe('yes')
  })
})
