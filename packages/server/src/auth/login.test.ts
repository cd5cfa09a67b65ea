import { StartOtpAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'

let service: TestAuth
let device: TestDevice
let email: string
let people = 0
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())
beforeEach(async () => {
  device = await service.createDevice()
  email = `person${people++}@home.example`
})

async function ask() {
  const { body } = await service.start(device, email)
  return { id: v.parse(StartOtpAnswerSchema, body).challengeId, code: await service.readCode(email) }
}

describe('a code by mail', () => {
  it('signs in, once', async () => {
    const { id, code } = await ask()
    const answer = await service.verify(device, id, code)
    expect(answer).toMatchObject({
      status: 200,
      body: { expiresIn: 600, user: { email }, device: 'new', wallet: null },
    })
    expect((await service.verify(device, id, code)).code).toBe('code_expired')
  })
})
