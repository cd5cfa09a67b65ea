import { invalidProjectId, originNotAllowed, sessionExpired } from './alerts.js'

export const providerAlerts = [
  { text: 'Unauthorized: origin not allowed', entry: originNotAllowed },
  { text: 'JWT validation error: JWT Token is not yet valid', entry: sessionExpired },
  { text: 'Unauthorized: invalid key', entry: invalidProjectId },
] as const

export function getProviderAlert(message: string) {
  return providerAlerts.find(({ text }) => message.includes(text))?.entry
}
