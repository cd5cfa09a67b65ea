import { expect, it } from 'vitest'
import { getProviderAlert } from './providerAlerts.js'

it.each([
  ['Unauthorized: origin not allowed', 'origin_not_allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'session_expired'],
  ['WebSocket closed: 3000 (Unauthorized: invalid key)', 'invalid_project_id'],
])('maps the provider message "%s" to %s [X-02]', (message, code) => {
  expect(getProviderAlert(message)?.code).toBe(code)
})

it('maps no other message [X-02]', () => {
  expect(getProviderAlert('Unauthorized')).toBeUndefined()
})
