/** Messages are for developers; the console's pages have a text for each code. */
export const consoleErrors = {
  not_signed_in: { status: 401, message: 'Sign in first.' },
  not_allowed: { status: 403, message: 'Your role does not allow this.' },
  origin_not_allowed: { status: 403, message: 'Only the console’s own pages may call it.' },
  invitation_refused: { status: 403, message: 'The invitation is unknown, used or expired.' },
  key_unknown: { status: 403, message: 'No member of staff signs in with this wallet or passkey.' },
  passkey_refused: { status: 403, message: 'The passkey could not be verified.' },
  key_taken: { status: 409, message: 'A member of staff signs in with this wallet or passkey already.' },
  last_owner: { status: 409, message: 'The last owner stays one.' },
  project_exists: { status: 409, message: 'A project with this id exists already.' },
  settings_refused: { status: 400, message: 'The settings are not valid.' },
  unknown_project: { status: 404, message: 'There is no such project.' },
  unknown_person: {
    status: 404,
    message: 'There is no account with exactly this e-mail address or address.',
  },
  unknown_staff: { status: 404, message: 'There is no such member of staff.' },
  unknown_entry: { status: 404, message: 'There is no such entry in the history.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ConsoleErrorCode = keyof typeof consoleErrors

export class ConsoleRefusal extends Error {
  override readonly name = 'ConsoleRefusal'

  constructor(
    readonly code: ConsoleErrorCode,
    message: string = consoleErrors[code].message,
  ) {
    super(message)
  }
}
