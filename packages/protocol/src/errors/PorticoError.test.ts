import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { networkNotFound, serverError } from './alerts.js'
import { rpcNotAllowed } from './frame.js'
import { isPorticoError } from './isPorticoError.js'
import { PorticoError } from './PorticoError.js'
import { userRejected } from './wallet.js'

describe('PorticoError', () => {
  it('takes code, title, rpc code and surface from its entry', () => {
    const error = new PorticoError(userRejected)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'PorticoError',
      code: 'user_rejected',
      rpcCode: 4001,
      surface: 'view',
      docs: 'errors/user_rejected',
    })
    expect(error.title).toBeUndefined()
  })

  it('writes its context into the message and keeps it', () => {
    const error = new PorticoError(networkNotFound, { context: { network: 'eip155:5' } })
    expect(error.title).toBe('Network Not Found')
    expect(error.message).toContain('eip155:5')
    expect(error.context).toEqual({ network: 'eip155:5' })
  })

  it('appends the words of the other side to the message but not to what a visitor reads [X-01]', () => {
    const error = new PorticoError(serverError, { detail: 'HTTP status code: 503' })
    expect(error.message).toMatch(/HTTP status code: 503$/)
    expect(error.userMessage).not.toContain('503')
  })

  it('shows visitors the text written for them where the entry has one [P-03]', () => {
    const error = new PorticoError(rpcNotAllowed)
    expect(error.message).toBe('Requested RPC call is not allowed')
    expect(error.userMessage).toBe('Action not allowed')
  })

  it('keeps its cause', () => {
    const cause = { code: 4001 }
    expect(new PorticoError(userRejected, { cause }).cause).toBe(cause)
  })
})

describe('isPorticoError', () => {
  it('knows an error from another realm by name and code', () => {
    const foreign: unknown = runInNewContext(
      `Object.assign(new Error('x'), { name: 'PorticoError', code: 'user_rejected' })`,
    )
    expect(foreign).not.toBeInstanceOf(Error)
    expect(isPorticoError(foreign)).toBe(true)
    expect(isPorticoError(foreign, userRejected)).toBe(true)
    expect(isPorticoError(foreign, networkNotFound)).toBe(false)
  })

  it.each([
    null,
    undefined,
    'PorticoError',
    4001,
    new Error('PorticoError'),
    { name: 'PorticoError' },
    { code: 'user_rejected' },
    { name: 'PorticoError', code: 4001 },
  ])('does not take %o for one', value => {
    expect(isPorticoError(value)).toBe(false)
  })
})
