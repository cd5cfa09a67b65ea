import { Worker } from 'node:worker_threads'
import type { VerifySignature } from '@portico/siwx/verify'
import * as v from 'valibot'
import { ServerFailure } from '../ServerFailure.js'

export interface VerifierThread {
  verify: VerifySignature
  close(): Promise<void>
}

interface Pending {
  resolve(isValid: boolean): void
  reject(error: Error): void
}

/** A second or two of work. */
const mostWaiting = 50
const AnswerSchema = v.object({ id: v.number(), isValid: v.boolean() })

/** In a worker thread, which starts on first use, so that the relay's event loop stays free. */
export function createVerifierThread(
  file: URL = new URL('./verifyWorker.js', import.meta.url),
): VerifierThread {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(file)
    started.unref()
    started.on('message', message => {
      const { id, isValid } = v.parse(AnswerSchema, message)
      pending.get(id)?.resolve(isValid)
      pending.delete(id)
    })
    // An exit event follows; the next signature starts another thread.
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker === started) worker = undefined
      for (const { reject } of pending.values()) reject(new ServerFailure('The verifying thread has ended.'))
      pending.clear()
    })
    return started
  }

  return {
    async verify({ chainId, address, message, signature }) {
      if (pending.size >= mostWaiting) throw new ServerFailure('Too many signatures are being verified.')
      worker ??= start()
      const id = ++lastId
      const answer = new Promise<boolean>((resolve, reject) => pending.set(id, { resolve, reject }))
      worker.postMessage({ id, check: { chainId, address, message, signature } })
      return await answer
    },
    async close() {
      await worker?.terminate()
    },
  }
}
