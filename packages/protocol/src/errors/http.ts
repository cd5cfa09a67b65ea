import type { ErrorEntry } from './ErrorEntry.js'

export const httpStatus = {
  code: 'http_status',
  message: ({ status }: { status: number; url?: string; text?: string | undefined }) =>
    `HTTP status code: ${status}`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const httpTimeout = {
  code: 'http_timeout',
  message: ({ url, seconds }: { url: string; seconds: number }) =>
    `${url} did not respond within ${seconds} seconds. Check the connection, then try again.`,
  userMessage: 'Couldn’t reach the service. Check your connection, then try again.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const httpUnreachable = {
  code: 'http_unreachable',
  message: ({ url }: { url: string }) =>
    `${url} could not be reached. Check the connection, and that the service allows this origin.`,
  userMessage: 'Couldn’t reach the service. Check your connection, then try again.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const servicesUnreachable = {
  code: 'services_unreachable',
  title: 'Services Not Reachable',
  message: ({ url }: { url: string }) =>
    `Could not reach ${url} to check whether this origin is allowed. Check the "services" option, and that the server is running.`,
  surface: 'alert',
} as const satisfies ErrorEntry

export const responseTooLarge = {
  code: 'response_too_large',
  message: ({ url, limit }: { url: string; limit: number }) =>
    `${url} returned more than ${limit} bytes, so its response was discarded.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const malformedResponse = {
  code: 'malformed_response',
  message: ({ url }: { url: string }) => `${url} returned an unexpected response.`,
  surface: 'throw',
} as const satisfies ErrorEntry
