import * as v from 'valibot'

export const serviceErrors = {
  bad_request: { status: 400, message: 'The request is not valid.' },
  unknown_project: { status: 401, message: 'No project has this id.' },
  account_not_proven: {
    status: 401,
    message: 'Sign in with this account first, or send its signature.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'The origin of this page is not on the allowed list of the project.',
  },
  not_found: { status: 404, message: 'Nothing was found at this URL.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  payload_too_large: { status: 413, message: 'The request body is too large.' },
  content_type_not_allowed: { status: 403, message: 'The request body must be sent as application/json.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  internal_error: { status: 500, message: 'Something went wrong on the server. Try again.' },
  upstream_failed: {
    status: 502,
    message: 'A service this one depends on isn’t responding. Try again in a moment.',
  },
  unavailable: { status: 503, message: 'The service isn’t responding. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ServiceErrorCode = keyof typeof serviceErrors

/** Body of every error response. Unknown codes are accepted, so that a newer server can add some. */
export const ServiceErrorSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
export type ServiceErrorBody = v.InferOutput<typeof ServiceErrorSchema>
