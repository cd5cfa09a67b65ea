import { PorticoError, requestPending, userRejected, walletFailed } from '@portico/protocol'
import { expect, it } from 'vitest'
import { describeAttempt } from './createAttempt.js'

it('tells a refusal and a request that was open before from a failure', () => {
  const failed = (error: unknown) => describeAttempt({ status: 'failed', error })
  expect(failed(new PorticoError(userRejected))).toEqual({ status: 'rejected' })
  expect(failed(new PorticoError(requestPending))).toEqual({ status: 'pending' })
  const error = new PorticoError(walletFailed)
  expect(failed(error)).toEqual({ status: 'error', error })
})

it('passes on what has not failed', () => {
  for (const status of ['waiting', 'slow', 'pending', 'done'] as const) {
    expect(describeAttempt({ status })).toEqual({ status })
  }
})
