import { isPorticoError, PorticoError, walletTimeout } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
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
