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
    `${url} did not answer within ${seconds} seconds. Check the connection, then try again.`,
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
    `Whether the service allows this origin is not known: ${url} could not be reached. Check the "services" option, and that the server runs.`,
  surface: 'alert',
} as const satisfies ErrorEntry

export const responseTooLarge = {
  code: 'response_too_large',
  message: ({ url, limit }: { url: string; limit: number }) =>
    `${url} answered with more than ${limit} bytes, which is more than this can be. It was not read to the end.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const malformedResponse = {
  code: 'malformed_response',
  message: ({ url }: { url: string }) => `${url} answered with something unexpected.`,
  surface: 'throw',
} as const satisfies ErrorEntry
