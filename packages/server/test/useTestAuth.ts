import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createEmail } from './createEmail.js'
import type { TestDevice } from './createTestDevice.js'
import { startTestAuth, type TestAuth } from './startTestAuth.js'

/** One service for the tests of a file, and for each of them a new person with a new device. */
export function useTestAuth(
  onTest: (parts: { service: TestAuth; device: TestDevice; email: string }) => void,
): void {
  let service: TestAuth
  beforeAll(async () => {
    service = await startTestAuth()
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    const device = await service.createDevice()
    onTest({ service, device, email: createEmail() })
  })
}
