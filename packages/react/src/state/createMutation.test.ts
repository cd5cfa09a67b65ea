import { describe, expect, it, vi } from 'vitest'
import { createMutation } from './createMutation.js'

function createDeferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

describe('createMutation', () => {
  it('goes from idle through pending to success, and back by reset [C-11]', async () => {
    const mutation = createMutation<string>()
    const seen: string[] = []
    mutation.subscribe(() => seen.push(mutation.get().status))
    await expect(mutation.mutateAsync(async () => 'signed')).resolves.toBe('signed')
    expect(mutation.get()).toEqual({ status: 'success', data: 'signed', error: undefined })
    mutation.reset()
    expect(seen).toEqual(['pending', 'success', 'idle'])
  })

  it('lets the last call win when an earlier one settles later [C-11]', async () => {
    const mutation = createMutation<string>()
    const first = createDeferred<string>()
    const second = createDeferred<string>()
    const calls = [mutation.mutateAsync(() => first.promise), mutation.mutateAsync(() => second.promise)]
    second.resolve('second')
    first.resolve('first')
    await Promise.all(calls)
    expect(mutation.get()).toMatchObject({ status: 'success', data: 'second' })
  })

  it('ignores an answer that comes after a reset [C-11]', async () => {
    const mutation = createMutation<string>()
    const call = createDeferred<string>()
    const settled = mutation.mutateAsync(() => call.promise)
    mutation.reset()
    call.resolve('late')
    await settled
    expect(mutation.get().status).toBe('idle')
  })

  it('rejects for those who await, and never for those who only click [C-11]', async () => {
    const mutation = createMutation<string>()
    const failure = new Error('declined')
    await expect(mutation.mutateAsync(() => Promise.reject(failure))).rejects.toBe(failure)
    const onError = vi.fn()
    mutation.mutate(() => Promise.reject('a bare string'), { onError })
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(mutation.get()).toMatchObject({
      status: 'error',
      error: { message: 'a bare string', cause: 'a bare string' },
    })
  })

  it('hands a method that throws before it waits to the state too [C-11]', async () => {
    const mutation = createMutation<string>()
    mutation.mutate(() => {
      throw new Error('not connected')
    })
    await vi.waitFor(() => expect(mutation.get()).toMatchObject({ status: 'error' }))
  })
})
